import { Alert, Button, Stack, Typography } from '@mui/material';
import { pilihKolomContract, type TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { useId, useState } from 'react';
import { CallError } from '../../http/call-error.ts';
import { ColumnFields, TableField, wordsOf, type ColumnField } from './column-fields.tsx';

/** Columns that somebody chose, as the import takes them. */
export interface Peta {
  tabel: number;
  baris: number;
  kolom: Readonly<Record<string, number>>;
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
        <TableField
          tabel={tabel}
          table={table}
          disabled={disabled}
          onChoose={(one) => {
            setAt(one.tabel);
            setChosen(one.terbaca);
          }}
        />
      )}
      <ColumnFields
        table={table}
        fields={fields}
        kolom={kolom}
        twice={twice}
        disabled={disabled}
        onChoose={(name, place) => {
          const { [name]: _, ...rest } = chosen;
          setChosen(place === undefined ? rest : { ...rest, [name]: place });
        }}
      />
      {twice !== undefined && (
        <Alert severity="warning">
          Kolom {wordsOf(table, twice)} dipilih dua kali. Pilih kolom yang berbeda.
        </Alert>
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

/** The tables that a refused file may be read by, once columns are chosen; none of every other failure. */
export function tablesOf(error: unknown): TabelTerbaca[] {
  if (!(error instanceof CallError)) return [];
  const parsed = pilihKolomContract.safeParse(error.data);
  return parsed.success ? parsed.data.tabel : [];
}
