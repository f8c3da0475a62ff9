import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { Box, Button, Paper } from '@mui/material';
import { StatusChip } from '../../../kit/display/status-chip.tsx';
import { groupByRuang, nameRuang, tanpaRuang } from '../rows/group-by-ruang.ts';
import { isTrouble, summarize } from '../rows/row-state.ts';

interface RuangOverviewProps {
  rows: readonly AbsenRow[];
  state: SesiRuang | undefined;
  /** Server's clock. */
  nowMs: number;
  onRuang: (ruang: string) => void;
}

const heads = ['Ruang', 'Hadir', 'Mengerjakan', 'Selesai', 'Masalah', 'Belum terkirim'];

/** All rooms of the session from one screen, the most troubled first; each leads to its own list. */
export function RuangOverview({ rows, state, nowMs, onRuang: onRoom }: RuangOverviewProps) {
  const rooms = [...groupByRuang(rows)]
    .map(([ruang, inRuang]) => ({
      ruang,
      ...summarize(inRuang, nowMs),
      masalah: inRuang.filter((row) => isTrouble(row, nowMs)).length,
      ditutup: state?.ruang.find((one) => one.ruang === (ruang ?? ''))?.ditutup_ms ?? null,
    }))
    .sort((a, b) => b.masalah - a.masalah || byName.compare(a.ruang ?? '', b.ruang ?? ''));
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table} aria-label="Semua ruang">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ ruang, peserta, hadir, mengerjakan, selesai, masalah, belum_terkirim, ditutup }) => (
            <tr key={ruang ?? ''}>
              <th scope="row">
                <Button onClick={() => onRoom(ruang ?? tanpaRuang)} sx={{ textAlign: 'left' }}>
                  {nameRuang(ruang ?? tanpaRuang)}
                </Button>
                {ditutup !== null && <StatusChip tone="grey" label="ditutup" />}
              </th>
              <td>
                {hadir}/{peserta}
              </td>
              <td>{mengerjakan}</td>
              <td>{selesai}</td>
              <td>{masalah > 0 ? <StatusChip tone="red" label={String(masalah)} /> : '–'}</td>
              <td>{belum_terkirim > 0 ? <StatusChip tone="amber" label={String(belum_terkirim)} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

const byName = new Intl.Collator('id-ID', { numeric: true });

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1, height: 48, textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontSize: '0.75rem', color: 'text.secondary', height: 40 },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
