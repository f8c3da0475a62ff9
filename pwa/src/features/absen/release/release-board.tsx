import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Box, Button, Dialog, Stack, Typography } from '@mui/material';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { releaseOf, type ReleaseState } from './release.ts';
import { bySeat } from '../rows/row-state.ts';

interface ReleaseBoardProps {
  rows: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  onClose: () => void;
}

const looks: Record<ReleaseState, { sign: string; words: string; tone?: 'green' | 'amber' | 'blue' }> = {
  lengkap: { sign: '✓', words: 'Boleh pulang', tone: 'green' },
  memegang: { sign: '!', words: 'Jangan ditutup', tone: 'amber' },
  dicek: { sign: '!', words: 'Periksa layar', tone: 'amber' },
  mengerjakan: { sign: '…', words: 'Mengerjakan', tone: 'blue' },
  belum: { sign: '–', words: 'Belum mulai' },
  tidak_hadir: { sign: '–', words: 'Tidak hadir' },
};

/** Every seat of the room in the colour of its participant's own last screen, large enough for the whole room. */
export function ReleaseBoard({ rows, nowMs, onClose }: ReleaseBoardProps) {
  const states = new Map(rows.map((row) => [row.id, releaseOf(row, nowMs)]));
  const count = (state: ReleaseState) => [...states.values()].filter((one) => one === state).length;
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="release-board">
      <Stack sx={{ p: { xs: 1.5, sm: 3 }, gap: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Typography id="release-board" variant="h1" sx={{ mr: 'auto' }}>
            Papan boleh pulang
          </Typography>
          <Button variant="outlined" onClick={onClose}>
            Tutup papan
          </Button>
        </Stack>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(Object.keys(looks) as ReleaseState[])
            .filter((state) => count(state) > 0)
            .map((state) => (
              <Box key={state} sx={{ ...colours(state), px: 1.5, py: 0.5, borderRadius: 1 }}>
                <span aria-hidden>{looks[state].sign} </span>
                <strong className="figures">{count(state)}</strong> {looks[state].words.toLowerCase()}
              </Box>
            ))}
        </Stack>
        {[...groupByRuang([...rows].sort(bySeat))].map(([ruang, inRuang]) => (
          <Box component="section" key={ruang ?? ''} aria-label={ruang ?? 'Tanpa ruang'}>
            <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
              {ruang ?? 'Tanpa ruang'}
            </Typography>
            <Box component="ul" sx={grid}>
              {inRuang.map((row) => (
                <Seat key={row.id} row={row} state={states.get(row.id) ?? 'belum'} />
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Dialog>
  );
}

function Seat({ row, state }: { row: AbsenRow; state: ReleaseState }) {
  const { sign, words } = looks[state];
  const unsent = state === 'memegang' && row.belum_terkirim > 0 ? ` (${row.belum_terkirim})` : '';
  return (
    <Box component="li" sx={{ ...colours(state), ...seat }}>
      <Typography
        component="span"
        className="figures"
        sx={{ fontSize: '1.5rem', fontWeight: 800, lineHeight: 1.2 }}
      >
        <span aria-hidden>{sign} </span>
        {row.kursi ?? row.nomor_peserta}
      </Typography>
      <Typography component="span" noWrap variant="body2" title={row.nama} sx={{ fontWeight: 600 }}>
        {row.nama}
      </Typography>
      <Typography component="span" variant="caption">
        {words}
        {unsent}
      </Typography>
    </Box>
  );
}

function colours(state: ReleaseState) {
  const { tone } = looks[state];
  if (tone === undefined) return { border: 1, borderColor: 'divider', color: 'text.secondary' };
  const kind = tone === 'blue' ? 'soft' : 'fill';
  return {
    border: 1,
    borderColor: 'transparent',
    bgcolor: `var(--${tone}-${kind})`,
    color: `var(--on-${tone}-${kind})`,
  };
}

const seat = { display: 'flex', flexDirection: 'column', p: 1, borderRadius: 1, minWidth: 0 } as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
};
