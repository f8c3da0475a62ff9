import {
  paramPrestasiResource,
  type ParamPrestasi,
} from '@spmb/shared/param-prestasi/param-prestasi.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField, ReadOnlyField } from '../../kit/form/form-fields.tsx';

const { labels } = paramPrestasiResource;

const points = (skor: number) => skor.toLocaleString('id-ID', { maximumFractionDigits: 2 });

const columns: Column<ParamPrestasi>[] = [
  { field: 'name', label: 'Nama', flex: 1, width: 200 },
  { field: 'skor', label: labels.skor, width: 110, align: 'right', render: ({ skor }) => points(skor) },
];

/** Achievement parameters. */
export function ParamPrestasiScreen() {
  useTitle('Parameter Prestasi');
  return (
    <CrudScreen
      title="Parameter Prestasi"
      source={paramPrestasiResource}
      look="dialog"
      columns={columns}
      card={({ name, skor }) => ({ main: name, lines: [`Skor ${points(skor)}`] })}
      nameOf={({ name }) => name}
      empty="Parameter prestasi belum tersedia. Muat ulang halaman ini."
      initial={{}}
    >
      <ReadOnlyField name="name" label="Nama" />
      <InputField
        name="skor"
        label={labels.skor}
        type="decimal"
        hint="Nilai prestasi pendaftar, 0 sampai 100"
        autoFocus
      />
    </CrudScreen>
  );
}
