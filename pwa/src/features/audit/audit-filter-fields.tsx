import { tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import { Chip, MenuItem, TextField } from '@mui/material';
import type { AuditFilter, FilterName } from './use-audit-filter.ts';

/** Narrows the trail by what, how, when; one record or one account is chosen in an entry and taken away here. */
export function AuditFilterFields({ filter }: { filter: AuditFilter }) {
  const { values, set } = filter;
  return (
    <>
      <WordSelect filter={filter} name="tabel" label="Data" words={tabelWords} />
      <WordSelect filter={filter} name="tindakan" label="Tindakan" words={tindakanWords} />
      <DateField filter={filter} name="dari" label="Dari tanggal" />
      <DateField filter={filter} name="sampai" label="Sampai tanggal" />
      {values.akun_id && <Chip label="Satu akun" onDelete={() => set({ akun_id: '' })} />}
      {values.baris_id && <Chip label="Satu data" onDelete={() => set({ baris_id: '' })} />}
    </>
  );
}

interface FilterFieldProps {
  filter: AuditFilter;
  name: FilterName;
  label: string;
}

const half = { flex: { xs: '1 1 40%', sm: '0 0 auto' } };

function WordSelect({
  filter: { values, set },
  name,
  label,
  words,
}: FilterFieldProps & { words: Readonly<Partial<Record<string, string>>> }) {
  const value = values[name];
  const options = [...new Set([...Object.keys(words), ...(value ? [value] : [])])]
    .map((one) => ({ value: one, label: inWords(one, words) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'id-ID'));
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => set({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ ...half, minWidth: 150 }}
    >
      <MenuItem value="">Semua</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DateField({ filter: { values, set }, name, label }: FilterFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={half}
    />
  );
}
