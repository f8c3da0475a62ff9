import { ruangResource, type Ruang } from '@spmb/shared/ruang/ruang.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';

const { labels } = ruangResource;

const columns: Column<Ruang>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 200 },
  { field: 'kapasitas', label: labels.kapasitas, width: 130, align: 'right' },
];

/** Exam rooms. */
export function RuangScreen() {
  useTitle('Ruang');
  return (
    <CrudScreen
      title="Ruang"
      source={ruangResource}
      look="dialog"
      numbered
      columns={columns}
      card={({ name, kapasitas }) => ({ main: name, lines: [`${kapasitas} kursi`] })}
      nameOf={({ name }) => name}
      empty="Belum ada ruang. Tambahkan ruang ujian beserta jumlah kursinya."
      initial={{ name: '', kapasitas: '' }}
    >
      <InputField
        name="name"
        label={labels.name}
        hint="Seperti pada kartu peserta, misalnya Lab 1. Tidak boleh sama dengan yang sudah ada"
        autoFocus
      />
      <InputField name="kapasitas" label={labels.kapasitas} type="number" unit="kursi" />
    </CrudScreen>
  );
}
