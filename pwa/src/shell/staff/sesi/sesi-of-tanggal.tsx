import { Button, Stack, Typography } from '@mui/material';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import type { SessionFilter } from './use-session-filter.ts';
import { pesertaText, sesiText, type useSesiOfTanggal } from './use-sesi-of-tanggal.ts';

interface SesiOfTanggalProps {
  sesis: ReturnType<typeof useSesiOfTanggal>;
  choose: SessionFilter['choose'];
}

/** The sessions of a date with their participants, each a way to its screen. */
export function SesiOfTanggal({ sesis, choose }: SesiOfTanggalProps) {
  if (sesis.isError && !sesis.data) return <ErrorState error={sesis.error} retry={sesis.refetch} />;
  if (!sesis.data) return <ListSkeleton rows={2} />;
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {sesis.data.map((sesi) => (
        <li key={sesi.id}>
          <Button
            fullWidth
            variant="outlined"
            onClick={() => choose({ sesi: sesi.id })}
            sx={{ justifyContent: 'space-between', gap: 2, py: 1.5, textAlign: 'left' }}
          >
            <span>{sesiText(sesi)}</span>
            <Typography component="span" className="figures" sx={{ whiteSpace: 'nowrap' }}>
              {pesertaText(sesi)}
            </Typography>
          </Button>
        </li>
      ))}
    </Stack>
  );
}
