import {
  alasanVerifikasiResource,
  type AlasanVerifikasi,
} from '@spmb/shared/alasan-verifikasi/alasan-verifikasi.schema.ts';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useTitle } from '../../shell/use-title.ts';
import { ActiveIcon } from '../../kit/display/active-icon.tsx';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField, ReadOnlyField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = alasanVerifikasiResource;

const columns: Column<AlasanVerifikasi>[] = [
  { field: 'kode', label: labels.kode, flex: 1, width: 150 },
  { field: 'name', label: labels.name, flex: 2, width: 200, render: ({ name }) => name },
  {
    field: 'is_active',
    label: labels.is_active,
    width: 90,
    align: 'center',
    render: ({ is_active }) => <ActiveIcon active={is_active} />,
  },
];

/** Typed in once: decisions name a reason by its code. */
function KodeField() {
  const stored: unknown = useWatch<FieldValues>({ name: 'id' });
  if (stored !== undefined) return <ReadOnlyField name="kode" label={labels.kode} />;
  return (
    <InputField
      name="kode"
      label={labels.kode}
      hint="Huruf kecil, angka dan tanda hubung, misalnya berkas-buram. Tidak boleh sama dengan yang sudah ada dan tidak dapat diubah lagi"
      autoFocus
    />
  );
}

/** Coded reasons of a verdict. */
export function AlasanVerifikasiScreen() {
  useTitle('Alasan Verifikasi');
  return (
    <CrudScreen
      title="Alasan Verifikasi"
      source={alasanVerifikasiResource}
      look="dialog"
      note="Alasan tidak dihapus, karena keputusan lama menyebutnya. Nonaktifkan alasan yang tidak dipakai lagi."
      columns={columns}
      card={({ kode, name, is_active }) => ({
        main: name,
        lines: [kode],
        status: <ActiveIcon active={is_active} />,
      })}
      nameOf={({ name }) => name}
      empty="Belum ada alasan. Tambahkan satu: putusan atas berkas menyebut alasannya."
      initial={{ kode: '', name: '', is_active: true }}
    >
      <KodeField />
      <InputField
        name="name"
        label={labels.name}
        hint="Dibaca pendaftar. Tidak boleh sama dengan yang sudah ada"
      />
      <SwitchField
        name="is_active"
        label={labels.is_active}
        hint="Yang tidak aktif tidak dapat dipilih lagi"
      />
    </CrudScreen>
  );
}
