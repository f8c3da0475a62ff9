import { Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { kunciSeri, kunciSeriWords } from '@spmb/shared/seleksi/aturan.ts';
import type { KeadaanSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import { simulasiContract } from '@spmb/shared/seleksi/putaran.schema.ts';
import { komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { useState, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { Urutan } from '../../../kit/choice/urutan.tsx';

type Input = z.input<typeof simulasiContract>;

const bobotWords = { prestasi: 'N.P', rapor: 'N.R', teori: 'N.T', wawancara: 'N.W' } as const;
const modes = [
  ['', 'Seperti pengaturan'],
  ['grade', 'Passing grade 1, lalu 2'],
  ['stabil', 'Stabil: kedua pilihan sekaligus'],
] as const;

const penentu = kunciSeri.map((value) => ({ value, label: kunciSeriWords[value] }));

interface SimulasiFormProps {
  keadaan: KeadaanSeleksi;
  busy: boolean;
  onRun: (input: Input) => void;
}

/** Rules that may be tried; an empty field is as the settings have it. */
export function SimulasiForm({ keadaan: { program, urutan_seri }, busy, onRun }: SimulasiFormProps) {
  const [urutan, setUrutan] = useState(urutan_seri);
  const [mode, setMode] = useState<(typeof modes)[number][0]>('');
  const [kesalahan, setKesalahan] = useState<Record<string, string>>({});
  const run = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => value !== ''),
    );
    const isOther = urutan.join() !== urutan_seri.join();
    const input = { ...inputOf(typed, mode), ...(isOther && { urutan_seri: urutan }) };
    const { error } = simulasiContract.safeParse(input);
    setKesalahan(
      Object.fromEntries(
        (error?.issues ?? []).map(({ path, message }) => [path.join('.'), `Isian ini ${message}`]),
      ),
    );
    if (!error) onRun(input);
  };
  const field = (name: string, label: string, placeholder?: string | number) => (
    <TextField
      key={name}
      name={name}
      label={label}
      size="small"
      error={kesalahan[name] !== undefined}
      helperText={kesalahan[name]}
      sx={{ width: { xs: 'calc(50% - 8px)', sm: 150 } }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', placeholder: String(placeholder ?? '') },
      }}
    />
  );
  return (
    <Paper variant="outlined" component="form" noValidate onSubmit={run} sx={{ p: 2 }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={rowStyle}>
          <TextField
            select
            label="Cara seleksi"
            size="small"
            value={mode}
            onChange={({ target }) => setMode(target.value as typeof mode)}
            sx={{ minWidth: 260 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            {modes.map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          {field('nilai_minimum', 'Nilai minimum')}
          {field('persen_afirmasi', 'Kursi afirmasi (%)')}
        </Stack>
        <Typography variant="h3">Bobot (%): isi keempatnya, atau tidak sama sekali</Typography>
        <Stack direction="row" sx={rowStyle}>
          {komponen.map((one) => field(`bobot.${one}`, bobotWords[one]))}
        </Stack>
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, maxWidth: 480 }}>
          <Typography component="legend" variant="h3">
            Penentu bila nilai akhir sama
          </Typography>
          <Urutan options={penentu} chosen={urutan} onChange={setUrutan} />
        </Box>
        <Typography variant="h3">Pagu</Typography>
        <Stack direction="row" sx={rowStyle}>
          {program.map(({ program: id, name, pagu }) => field(`pagu.${id}`, name, pagu))}
        </Stack>
        <Button type="submit" variant="contained" disabled={busy} sx={{ alignSelf: 'flex-start' }}>
          {busy ? 'Menghitung…' : 'Jalankan simulasi'}
        </Button>
      </Stack>
    </Paper>
  );
}

const rowStyle = { gap: 2, flexWrap: 'wrap' } as const;

/** Fields by path into what the call takes: 'pagu.rpl' stands in `pagu`. */
function inputOf(typed: Readonly<Record<string, unknown>>, mode: '' | 'grade' | 'stabil'): Input {
  const within = (group: string) => {
    const found = Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), value] as const] : [],
    );
    return found.length > 0 ? { [group]: Object.fromEntries(found) } : {};
  };
  const { nilai_minimum, persen_afirmasi } = typed;
  return {
    ...(mode !== '' && { mode_seleksi: mode }),
    ...(nilai_minimum !== undefined && { nilai_minimum }),
    ...(persen_afirmasi !== undefined && { persen_afirmasi }),
    ...within('bobot'),
    ...within('pagu'),
  };
}
