import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { hentikanGladi } from '@spmb/shared/gladi-bersih/calls.ts';
import type { GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { Panel } from './panel.tsx';

interface SimulasiJalanProps {
  simulasi: NonNullable<GladiJalan['simulasi']>;
  mayStop: boolean;
}

/** How far a simulation is, and how to break it off. */
export function SimulasiJalan({ simulasi, mayStop }: SimulasiJalanProps) {
  const { peserta, tahap, persen, diakui } = simulasi;
  const act = useAction(hentikanGladi);
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={`Simulasi ${peserta.toLocaleString('id-ID')} peserta berjalan`}>
        <Typography role="status" className="figures">
          {tahap} · {persen}% · {diakui.toLocaleString('id-ID')} tindakan diakui server
        </Typography>
        <LinearProgress variant="determinate" value={persen} aria-label="Kemajuan simulasi" />
        {mayStop && (
          <Button
            variant="outlined"
            disabled={act.isPending}
            onClick={() => act.mutate(undefined)}
            sx={{ alignSelf: 'flex-start' }}
          >
            Batal
          </Button>
        )}
      </Panel>
    </Box>
  );
}
