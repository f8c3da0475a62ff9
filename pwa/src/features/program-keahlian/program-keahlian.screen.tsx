import { Box, Stack, Typography } from '@mui/material';
import {
  programKeahlianResource,
  type ProgramKeahlian,
} from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';

const { labels } = programKeahlianResource;

/** The name behind its colour on maps and charts. */
function Name({ name, warna }: ProgramKeahlian) {
  return (
    <Stack direction="row" component="span" sx={{ alignItems: 'center', gap: 1, height: '100%' }}>
      <Box component="span" sx={{ ...dot, bgcolor: warna }} />
      <Typography component="span" variant="inherit" noWrap title={name}>
        {name}
      </Typography>
    </Stack>
  );
}

const dot = { flexShrink: 0, width: 12, height: 12, borderRadius: '50%', border: 1, borderColor: 'divider' };

const columns: Column<ProgramKeahlian>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 200, render: Name },
  { field: 'singkat', label: labels.singkat, width: 120 },
  { field: 'pagu', label: labels.pagu, width: 90, align: 'right' },
];

/** Skill programmes. */
export function ProgramKeahlianScreen() {
  useTitle('Program Keahlian');
  return (
    <CrudScreen
      title="Program Keahlian"
      source={programKeahlianResource}
      numbered
      columns={columns}
      card={({ name, singkat, pagu }) => ({ main: name, lines: [`${singkat} · pagu ${pagu}`] })}
      nameOf={({ name }) => name}
      empty="Belum ada program keahlian. Tambahkan satu: pilihan peserta dan jadwal ujian merujuk ke sini."
      initial={{ name: '', singkat: '', pagu: '', warna: '#1e6fd9' }}
    >
      <InputField
        name="name"
        label={labels.name}
        hint="Tidak boleh sama dengan nama atau singkatan program lain"
        autoFocus
      />
      <InputField
        name="singkat"
        label={labels.singkat}
        hint="Seperti di berkas impor dan kartu, misalnya TKJ. Tidak boleh sama dengan program lain"
      />
      <InputField name="pagu" label={labels.pagu} type="number" hint="Jumlah kursi" />
      <InputField
        name="warna"
        label="Warna map"
        type="color"
        hint="Map berkas pendaftar, dan warna program pada grafik"
      />
    </CrudScreen>
  );
}
