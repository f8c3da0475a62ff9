import { MenuItem, TextField } from '@mui/material';
import { belumTexts, type useBelum } from './use-belum.ts';

/** Narrows the list to those who lack something. */
export function BelumField({ belum, choose }: ReturnType<typeof useBelum>) {
  return (
    <TextField
      select
      size="small"
      label="Tampilkan"
      value={belum}
      onChange={(event) => choose(event.target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 220px' } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Semua peserta</MenuItem>
      {Object.entries(belumTexts).map(([value, { label }]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
