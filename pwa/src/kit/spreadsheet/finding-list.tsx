import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { StatusChip } from '../display/status-chip.tsx';

/** What an import found at one place of a file. */
export interface Finding {
  /** Row, question or cell. */
  place: string;
  /** Keeps its row out, or only informs. */
  isError: boolean;
  text: string;
}

const shownAtFirst = 50;

/** Everything that an import found, errors first. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const [all, setAll] = useState(false);
  if (findings.length === 0) return null;
  const sorted = [...findings].sort((a, b) => Number(b.isError) - Number(a.isError));
  const shown = all ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="h3">Temuan ({findings.length})</Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxHeight: 320, overflowY: 'auto' }}
        tabIndex={0}
      >
        {shown.map(({ place, isError, text }, index) => (
          <Stack key={index} component="li" direction="row" sx={item}>
            <StatusChip tone={isError ? 'red' : 'amber'} label={isError ? 'Dilewati' : 'Peringatan'} />
            <Typography variant="body2">
              {place && <strong>{place}: </strong>}
              {text}
            </Typography>
          </Stack>
        ))}
      </Box>
      {!all && sorted.length > shownAtFirst && (
        <Button onClick={() => setAll(true)}>Tampilkan {sorted.length - shownAtFirst} lagi</Button>
      )}
    </Stack>
  );
}

const item = { gap: 1, alignItems: 'flex-start', py: 0.75, borderBottom: 1, borderColor: 'divider' };
