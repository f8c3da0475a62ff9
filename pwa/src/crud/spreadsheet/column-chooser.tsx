import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { pilihKolomContract, type TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { useId, useState } from 'react';
import { CallError } from '../../http/call-error.ts';

/** Columns that somebody chose, as the import takes them. */
export interface Peta {
  tabel: number;
  baris: number;
  kolom: Readonly<Record<string, number>>;
}

/** A field that a column may be chosen for. */
export interface ColumnField {
  name: string;
  label: string;
  isNeeded: boolean;
}

interface ColumnChooserProps {
  tabel: readonly TabelTerbaca[];
  fields: readonly ColumnField[];
  /** What was chosen before, for the same file. */
  peta?: Peta | undefined;
  disabled?: boolean;
  onChoose: (peta: Peta) => void;
}

/** Chooses by hand which column of a file holds what, with the first cells of each to tell them by. */
export function ColumnChooser({ tabel, fields, peta, disabled = false, onChoose }: ColumnChooserProps) {
  const [at, setAt] = useState(() => peta?.tabel ?? tabel[0]?.tabel ?? 0);
  const table = tabel.find((one) => one.tabel === at) ?? tabel[0];
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(
    () => peta?.kolom ?? table?.terbaca ?? {},
  );
  const id = useId();
  if (!table) return null;
  const kolom = Object.fromEntries(
    fields.flatMap(({ name }) => (name in chosen ? [[name, chosen[name] ?? 0]] : [])),
  );
  const places = Object.values(kolom);
  const twice = places.find((place, index) => places.indexOf(place) < index);
  const missing = fields.filter(({ name, isNeeded }) => isNeeded && !(name in kolom));
  const wordsOf = (place: number) => {
    const column = table.kolom.find(({ indeks }) => indeks === place);
    return column ? `${column.huruf}${column.judul ? ` · ${column.judul}` : ''}` : '';
  };
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      sx={{ gap: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}
    >
      <Typography id={id} variant="h3">
        Pilih kolom
      </Typography>
      <Typography variant="body2">
        Tunjukkan kolom mana yang berisi apa. Di bawah setiap pilihan tampak isi pertamanya.
      </Typography>
      {tabel.length > 1 && (
        <TextField
          select
          label="Lembar atau tabel"
          value={String(table.tabel)}
          onChange={({ target }) => {
            setAt(Number(target.value));
            setChosen(tabel.find((one) => one.tabel === Number(target.value))?.terbaca ?? {});
          }}
          disabled={disabled}
        >
          {tabel.map((one) => (
            <MenuItem key={one.tabel} value={String(one.tabel)}>
              {one.nama}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {fields.map(({ name, label, isNeeded }) => {
          const place = kolom[name];
          return (
            <TextField
              key={name}
              select
              label={isNeeded ? `${label} (wajib)` : label}
              value={place === undefined ? '' : String(place)}
              error={place !== undefined && place === twice}
              onChange={({ target }) => {
                const { [name]: _, ...rest } = chosen;
                setChosen(target.value === '' ? rest : { ...rest, [name]: Number(target.value) });
              }}
              helperText={samplesOf(table, place)}
              disabled={disabled}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            >
              <MenuItem value="">{isNeeded ? 'Belum dipilih' : 'Tidak ada'}</MenuItem>
              {table.kolom.map(({ indeks }) => (
                <MenuItem key={indeks} value={String(indeks)} sx={{ whiteSpace: 'normal' }}>
                  {wordsOf(indeks)}
                </MenuItem>
              ))}
            </TextField>
          );
        })}
      </Box>
      {twice !== undefined && (
        <Alert severity="warning">Kolom {wordsOf(twice)} dipilih dua kali. Pilih kolom yang berbeda.</Alert>
      )}
      <Button
        variant="outlined"
        disabled={disabled || missing.length > 0 || twice !== undefined}
        onClick={() => onChoose({ tabel: table.tabel, baris: table.baris, kolom })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {missing.length > 0
          ? `Pilih dulu: ${missing.map(({ label }) => label).join(', ')}`
          : 'Baca dengan kolom ini'}
      </Button>
    </Stack>
  );
}

/** The heads of a file's tables: a corrected file has the same, and is read by the same choice. */
export const headsOf = (tabel: readonly TabelTerbaca[]): string =>
  tabel.map(({ kolom }) => kolom.map(({ judul }) => judul).join('|')).join('\n');

/** The first cells of a column, in a line. */
function samplesOf(table: TabelTerbaca, place: number | undefined): string {
  const samples = table.kolom.find(({ indeks }) => indeks === place)?.contoh ?? [];
  return (
    samples.map((sample) => `“${sample.length > 40 ? `${sample.slice(0, 39)}…` : sample}”`).join(', ') || ' '
  );
}

/** The tables that a refused file may be read by, once columns are chosen; none of every other failure. */
export function tablesOf(error: unknown): TabelTerbaca[] {
  if (!(error instanceof CallError)) return [];
  const parsed = pilihKolomContract.safeParse(error.data);
  return parsed.success ? parsed.data.tabel : [];
}
