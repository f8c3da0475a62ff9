import { callsOf } from '@spmb/shared/resource-calls.ts';
import { paramNilaiResource, type ParamNilai } from '@spmb/shared/param-nilai/param-nilai.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ActiveIcon } from '../../kit/display/active-icon.tsx';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField, ReadOnlyField, SwitchField } from '../../kit/form/form-fields.tsx';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { useAll } from '../../kit/list/use-list.ts';
import { formatPercent } from './format-percent.ts';

const { labels } = paramNilaiResource;

const columns: Column<ParamNilai>[] = [
  { field: 'kode', label: 'Kode', width: 100 },
  { field: 'name', label: 'Nama', flex: 1, width: 200 },
  {
    field: 'prosentase',
    label: labels.prosentase,
    width: 130,
    align: 'right',
    render: ({ prosentase }) => formatPercent(prosentase),
  },
  {
    field: 'is_active',
    label: labels.is_active,
    width: 90,
    align: 'center',
    render: ({ is_active }) => <ActiveIcon active={is_active} />,
  },
];

/** What the active parts add up to: a final score of 0 to 100 needs 100 %. */
function TotalChip() {
  const { data } = useAll(callsOf(paramNilaiResource).list);
  if (!data) return null;
  const total = data.reduce((sum, row) => sum + (row.is_active ? row.prosentase : 0), 0);
  const label = `Jumlah yang aktif ${formatPercent(total)}`;
  if (Math.abs(total - 100) < 0.005) return <StatusChip tone="green" label={label} />;
  return <StatusChip tone="amber" label={`${label}, seharusnya 100 %`} />;
}

/** Assessment parameters. */
export function ParamNilaiScreen() {
  useTitle('Parameter Nilai');
  return (
    <CrudScreen
      title="Parameter Nilai"
      source={paramNilaiResource}
      look="dialog"
      columns={columns}
      card={({ kode, name, prosentase, is_active }) => ({
        main: name,
        lines: [`${kode} · ${formatPercent(prosentase)}`],
        status: <ActiveIcon active={is_active} />,
      })}
      nameOf={({ name }) => name}
      empty="Parameter nilai belum tersedia. Muat ulang halaman ini."
      actions={<TotalChip />}
      initial={{}}
    >
      <ReadOnlyField name="kode" label="Kode" />
      <ReadOnlyField name="name" label="Nama" />
      <InputField
        name="prosentase"
        label={labels.prosentase}
        type="decimal"
        unit="%"
        hint="Bobot dalam nilai akhir"
        autoFocus
      />
      <SwitchField
        name="is_active"
        label={labels.is_active}
        hint="Yang tidak aktif tidak ikut dihitung dalam nilai akhir"
      />
    </CrudScreen>
  );
}
