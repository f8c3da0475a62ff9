import { refSekolahResource, type RefSekolah } from '@spmb/shared/ref-sekolah/ref-sekolah.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';

const { labels } = refSekolahResource;

const columns: Column<RefSekolah>[] = [
  { field: 'npsn', label: labels.npsn, width: 140 },
  { field: 'name', label: labels.name, flex: 1, width: 200 },
];

/** Schools that applicants come from. */
export function RefSekolahScreen() {
  useTitle('Referensi Sekolah');
  return (
    <CrudScreen
      title="Referensi Sekolah"
      source={refSekolahResource}
      look="dialog"
      columns={columns}
      card={({ npsn, name }) => ({ main: name, lines: [`NPSN ${npsn}`] })}
      nameOf={({ npsn, name }) => `${name} (${npsn})`}
      empty="Belum ada sekolah. Tambahkan sekolah asal pendaftar."
      initial={{ npsn: '', name: '' }}
    >
      <InputField
        name="npsn"
        label={labels.npsn}
        hint="Biasanya 8 angka, paling panjang 10 karakter"
        autoFocus
      />
      <InputField name="name" label={labels.name} hint="Misalnya SMP Negeri 1 Sleman" />
    </CrudScreen>
  );
}
