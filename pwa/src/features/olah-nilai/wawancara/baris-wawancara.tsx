import { Box, TextField, Typography } from '@mui/material';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { kolomKisi, type BarisKisi, type KolomKisi } from './kisi.ts';

interface BarisWawancaraProps {
  nilai: Nilai;
  teks: BarisKisi;
  isChanged: boolean;
  /** By column. */
  kesalahan: Partial<BarisKisi>;
  onType: (id: string, kolom: KolomKisi, teks: string) => void;
  onPaste: (event: ClipboardEvent, id: string, kolom: KolomKisi) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>, id: string, kolom: KolomKisi) => void;
}

const labels: Record<KolomKisi, string> = { wawancara: 'Wawancara', keterangan: 'Keterangan' };

/** One applicant of the grid; on a phone his fields stand under his name. */
export function BarisWawancara({ nilai, teks, isChanged, kesalahan, ...on }: BarisWawancaraProps) {
  const { id, nama, nomor_register, ruang } = nilai;
  return (
    <Box role="row" sx={rowStyle} data-changed={isChanged || undefined}>
      <Box role="rowheader" sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nama}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[nomor_register, ruang].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {kolomKisi.map((kolom) => (
        <Box key={kolom} role="cell">
          <TextField
            size="small"
            fullWidth
            value={teks[kolom]}
            error={kesalahan[kolom] !== undefined}
            helperText={kesalahan[kolom]}
            placeholder={labels[kolom]}
            onChange={({ target }) => on.onType(id, kolom, target.value)}
            slotProps={{
              htmlInput: {
                'aria-label': `${labels[kolom]} ${nama}`,
                'data-cell': `${id} ${kolom}`,
                enterKeyHint: 'next',
                autoComplete: 'off',
                maxLength: kolom === 'keterangan' ? 255 : 6,
                ...(kolom === 'wawancara' && { inputMode: 'decimal' }),
                onPaste: (event: ClipboardEvent) => on.onPaste(event, id, kolom),
                onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => on.onKey(event, id, kolom),
              },
            }}
          />
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '7rem 1fr', sm: 'minmax(0, 1fr) 8rem minmax(0, 1fr)' },
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'start',
  px: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  // Rows out of sight are laid out when they come near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  '&[data-changed]': { bgcolor: 'action.selected' },
  '& > [role=rowheader]': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
