import { Alert, Box } from '@mui/material';
import { groupBy } from '@spmb/shared/kernel/group-by.ts';
import type { HasilPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';

/** Who was moved, and who was not and why: each reason once, with its names. Stays until it is closed. */
export function HasilPindahAlert({ hasil, onClose }: { hasil: HasilPindah; onClose: () => void }) {
  const { berhasil, gagal, peringatan } = hasil;
  const reasons = [...groupBy(gagal, ({ message }) => message)];
  return (
    <Alert
      severity={gagal.length + peringatan.length > 0 ? 'warning' : 'success'}
      onClose={onClose}
      sx={{ mb: 2 }}
    >
      {berhasil.length} jadwal peserta dipindahkan.
      {peringatan.map((sentence) => (
        <Box key={sentence}>{sentence} Pindahkan sebagian ke ruang atau sesi lain.</Box>
      ))}
      {reasons.length > 0 && (
        <Box component="ul" tabIndex={0} aria-label="Tidak dipindahkan" sx={list}>
          {reasons.map(([message, rows]) => (
            <li key={message}>
              {rows.length} tidak: {message} {rows.map(({ nama }) => nama || 'Peserta').join(', ')}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** As long as the screen has room for the list below. */
const list = { m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' } as const;
