import { Box, Typography } from '@mui/material';
import {
  Connection,
  HadirChip,
  RowCheckbox,
  RowMenuButton,
  StartNotes,
  TimeLeft,
  Unsent,
  deviceTroubles,
  type LiveRowProps,
} from './live-parts.tsx';
import { stateOf } from './row-state.ts';

/** A participant on a phone held in one hand. */
export function LiveCard({ row, nowMs, isDense, isChosen, onChoose, onMenu }: LiveRowProps) {
  const state = stateOf(row, nowMs);
  const besides = [...deviceTroubles(row), row.nomor_peserta, row.jurusan, row.ruang].filter(Boolean);
  return (
    <Box role="cell" sx={{ ...card, ...(isChosen && { bgcolor: 'var(--primary-soft)' }) }}>
      <RowCheckbox row={row} isChosen={isChosen} onChoose={onChoose} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={line}>
          <Typography noWrap title={row.nama} sx={{ flex: 1, fontWeight: 600, lineHeight: 1.3 }}>
            {row.kursi ? `${row.kursi} ` : ''}
            {row.nama}
          </Typography>
          <HadirChip status={row.status} direset={row.direset} />
        </Box>
        {!isDense && (
          <Typography
            noWrap
            variant="caption"
            sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.3 }}
          >
            <StartNotes row={row} />
            {besides.join(' · ')}
          </Typography>
        )}
        <Box sx={line}>
          <Connection state={state} />
          <Typography variant="body2" component="span" className="figures">
            {row.terjawab}/{row.jumlah_soal}
          </Typography>
          {row.belum_terkirim > 0 || row.tertahan > 0 ? (
            <Unsent row={row} koneksi={state.koneksi} />
          ) : (
            <TimeLeft leftMs={state.leftMs} />
          )}
        </Box>
      </Box>
      <RowMenuButton row={row} onMenu={onMenu} />
    </Box>
  );
}

const card = { height: '100%', display: 'flex', alignItems: 'center', overflow: 'hidden' };
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& .MuiTypography-body2': { fontSize: '0.8125rem', lineHeight: 1.3 },
  '& .MuiChip-root': { height: 18, fontSize: '0.75rem' },
} as const;
