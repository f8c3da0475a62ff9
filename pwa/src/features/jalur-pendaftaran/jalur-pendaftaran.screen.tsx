import {
  jalurPendaftaranResource,
  type JalurPendaftaran,
} from '@spmb/shared/jalur-pendaftaran/jalur-pendaftaran.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ActiveIcon } from '../../kit/display/active-icon.tsx';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = jalurPendaftaranResource;

const seats = (kuota: number) => (kuota === 0 ? '–' : kuota.toLocaleString('id-ID'));

const columns: Column<JalurPendaftaran>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 150 },
  {
    field: 'keterangan',
    label: labels.keterangan,
    flex: 2,
    width: 160,
    render: ({ keterangan }) => keterangan,
  },
  { field: 'kuota', label: labels.kuota, width: 90, align: 'right', render: ({ kuota }) => seats(kuota) },
  {
    field: 'is_active',
    label: labels.is_active,
    width: 90,
    align: 'center',
    render: ({ is_active }) => <ActiveIcon active={is_active} />,
  },
];

/** Registration tracks. */
export function JalurPendaftaranScreen() {
  useTitle('Jalur Pendaftaran');
  return (
    <CrudScreen
      title="Jalur Pendaftaran"
      source={jalurPendaftaranResource}
      look="dialog"
      note="Jalur hanya informasi bagi calon murid. Kuota di sini tidak membatasi pendaftaran dan tidak mengubah seleksi; kursi tiap program diatur sebagai pagu di Program Keahlian."
      columns={columns}
      card={({ name, keterangan, kuota, is_active }) => ({
        main: name,
        lines: [keterangan, `Kuota ${seats(kuota)}`],
        status: <ActiveIcon active={is_active} />,
      })}
      nameOf={({ name }) => name}
      empty="Jalur pendaftaran belum tersedia. Muat ulang halaman ini."
      initial={{}}
    >
      <InputField name="name" label={labels.name} autoFocus />
      <InputField name="keterangan" label={labels.keterangan} rows={2} />
      <InputField
        name="kuota"
        label={labels.kuota}
        type="number"
        unit="kursi"
        hint="0 bila tidak diumumkan"
      />
      <SwitchField
        name="is_active"
        label={labels.is_active}
        hint="Yang tidak aktif tidak ditampilkan kepada calon murid"
      />
    </CrudScreen>
  );
}
