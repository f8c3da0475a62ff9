import { Box, Stack } from '@mui/material';
import {
  programKeahlianResource,
  type ProgramKeahlian,
} from '@spmb/shared/program-keahlian/program-keahlian.ts';
import { useTitle } from '../../app/use-title.ts';
import type { Column } from '../../crud/column.ts';
import { CrudScreen } from '../../crud/crud-screen.tsx';
import { InputField } from '../../crud/form-fields.tsx';

const { labels } = programKeahlianResource;

function Warna({ warna }: { warna: string }) {
  return (
    <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1, height: '100%' }}>
      <Box
        component="span"
        sx={{ width: 16, height: 16, borderRadius: '50%', border: 1, borderColor: 'divider', bgcolor: warna }}
      />
      {warna}
    </Stack>
  );
}

const columns: Column<ProgramKeahlian>[] = [
  { field: 'name', label: 'Nama', flex: 1, width: 200 },
  { field: 'singkat', label: labels.singkat, width: 120 },
  { field: 'pagu', label: labels.pagu, width: 90, align: 'right' },
  {
    field: 'warna',
    label: labels.warna,
    width: 130,
    sortable: false,
    render: ({ warna }) => <Warna warna={warna} />,
  },
];

/** Skill programmes. */
export function ProgramKeahlianScreen() {
  useTitle('Program Keahlian');
  return (
    <CrudScreen
      title="Program Keahlian"
      source={programKeahlianResource}
      columns={columns}
      card={({ name, singkat, pagu }) => ({ main: name, lines: [`${singkat} · pagu ${pagu}`] })}
      nameOf={({ name }) => name}
      empty="Belum ada program keahlian. Tambahkan satu: pilihan peserta dan jadwal ujian merujuk ke sini."
      initial={{ name: '', singkat: '', pagu: '', warna: '#1e6fd9' }}
    >
      <InputField name="name" label={labels.name} autoFocus />
      <InputField
        name="singkat"
        label={labels.singkat}
        hint="Seperti di berkas impor dan kartu, misalnya TKJ"
      />
      <InputField name="pagu" label={labels.pagu} type="number" hint="Jumlah kursi" />
      <InputField name="warna" label={labels.warna} type="color" />
    </CrudScreen>
  );
}
