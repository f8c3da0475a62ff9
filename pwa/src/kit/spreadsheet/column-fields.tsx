import { Box, MenuItem, TextField } from '@mui/material';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';

/** A field that a column may be chosen for. */
export interface ColumnField {
  name: string;
  label: string;
  isNeeded: boolean;
}

interface TableFieldProps {
  tabel: readonly TabelTerbaca[];
  table: TabelTerbaca;
  disabled: boolean;
  onChoose: (table: TabelTerbaca) => void;
}

/** Which sheet or table of a file is read. */
export function TableField({ tabel, table, disabled, onChoose }: TableFieldProps) {
  return (
    <TextField
      select
      label="Lembar atau tabel"
      value={String(table.tabel)}
      onChange={({ target }) => {
        const found = tabel.find((one) => one.tabel === Number(target.value));
        if (found) onChoose(found);
      }}
      disabled={disabled}
    >
      {tabel.map((one) => (
        <MenuItem key={one.tabel} value={String(one.tabel)}>
          {one.nama}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ColumnFieldsProps {
  table: TabelTerbaca;
  fields: readonly ColumnField[];
  /** The column of each field that has one. */
  kolom: Readonly<Record<string, number>>;
  /** The column that two fields have. */
  twice: number | undefined;
  disabled: boolean;
  /** undefined: the field has no column. */
  onChoose: (name: string, place: number | undefined) => void;
}

/** For every field its column, with the first cells below. */
export function ColumnFields({ table, fields, kolom, twice, disabled, onChoose }: ColumnFieldsProps) {
  return (
    <Box sx={grid}>
      {fields.map(({ name, label, isNeeded }) => {
        const place = kolom[name];
        return (
          <TextField
            key={name}
            select
            label={isNeeded ? `${label} (wajib)` : label}
            value={place === undefined ? '' : String(place)}
            error={place !== undefined && place === twice}
            onChange={({ target }) => onChoose(name, target.value === '' ? undefined : Number(target.value))}
            helperText={samplesOf(table, place)}
            disabled={disabled}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{isNeeded ? 'Belum dipilih' : 'Tidak ada'}</MenuItem>
            {table.kolom.map(({ indeks }) => (
              <MenuItem key={indeks} value={String(indeks)} sx={{ whiteSpace: 'normal' }}>
                {wordsOf(table, indeks)}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
    </Box>
  );
}

/** A column by its letter and head: 'B · Nama'. */
export function wordsOf(table: TabelTerbaca, place: number): string {
  const column = table.kolom.find(({ indeks }) => indeks === place);
  return column ? `${column.huruf}${column.judul ? ` · ${column.judul}` : ''}` : '';
}

/** The first cells of a column, in a line. */
function samplesOf(table: TabelTerbaca, place: number | undefined): string {
  const samples = table.kolom.find(({ indeks }) => indeks === place)?.contoh ?? [];
  return (
    samples.map((sample) => `“${sample.length > 40 ? `${sample.slice(0, 39)}…` : sample}”`).join(', ') || ' '
  );
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
};
