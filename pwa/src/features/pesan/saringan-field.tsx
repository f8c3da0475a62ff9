import { MenuItem, TextField } from '@mui/material';
import type { SaringanPesan } from '@spmb/shared/pesan/percakapan.ts';

const words: Record<SaringanPesan, string> = {
  semua: 'Semua',
  saya: 'Ditangani saya',
  tanpa: 'Belum ada petugas',
};

/** Narrows the inbox by who looks after a conversation. */
export function SaringanField({
  saring,
  set,
}: {
  saring: SaringanPesan;
  set: (saring: SaringanPesan) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label="Tampilkan"
      value={saring}
      onChange={({ target }) => set(target.value as SaringanPesan)}
      sx={{ minWidth: 190 }}
    >
      {Object.entries(words).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
