import { Box, Stack, Typography } from '@mui/material';
import {
  Connection,
  HadirChip,
  Progress,
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
export function LiveCard({ row, nowMs, isChosen, onChoose, onMenu }: LiveRowProps) {
  const state = stateOf(row, nowMs);
  return (
    <Box
      role="cell"
      sx={{ height: '100%', p: 0.5, overflow: 'hidden', ...(isChosen && { bgcolor: 'var(--primary-soft)' }) }}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <RowCheckbox row={row} isChosen={isChosen} onChoose={onChoose} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap title={row.nama} sx={{ fontWeight: 600 }}>
            {row.kursi ? `${row.kursi} ` : ''}
            {row.nama}
          </Typography>
          <Typography noWrap variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            <StartNotes row={row} />
            {[...deviceTroubles(row), row.noreg, row.jurusan, row.ruang].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <HadirChip status={row.status} />
        <RowMenuButton row={row} onMenu={onMenu} />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 88px',
          columnGap: 1.5,
          rowGap: 0.5,
          px: 1.5,
          alignItems: 'center',
        }}
      >
        <Connection state={state} />
        <Progress row={row} />
        <TimeLeft leftMs={state.leftMs} />
        <Box sx={{ gridColumn: 2 }}>
          <Unsent row={row} />
        </Box>
      </Box>
    </Box>
  );
}
