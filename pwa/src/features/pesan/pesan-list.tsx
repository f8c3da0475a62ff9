import { Box, Paper, Stack, Typography } from '@mui/material';
import type { Percakapan } from '@spmb/shared/pesan/percakapan.ts';
import { formatInstant } from '../../shell/format-date.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';

/** The messages of a conversation, oldest first: those of the applicant at the left. */
export function PesanList({ pesans }: { pesans: readonly Percakapan[] }) {
  const zona = useSchoolZone();
  return (
    <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {pesans.map(({ id, dari_pendaftar, dari, title, body, dibuat_ms }) => (
        <Box component="li" key={id} sx={{ [dari_pendaftar ? 'mr' : 'ml']: 4 }}>
          <Paper
            variant="outlined"
            sx={{ p: 1.5, bgcolor: dari_pendaftar ? undefined : 'var(--surface-sunken)' }}
          >
            <Typography sx={{ fontWeight: 600 }}>{dari_pendaftar ? title : dari}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatInstant(dibuat_ms, zona)}
            </Typography>
          </Paper>
        </Box>
      ))}
    </Stack>
  );
}
