import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { Box, Typography } from '@mui/material';
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
import { listStartNotes } from './start-note.ts';

const narrow = '36px 40px minmax(110px, 1fr) 124px 92px 88px 84px 50px 36px';
const wide = '36px 40px minmax(150px, 1.4fr) minmax(120px, 1fr) 116px 92px 84px 92px 52px 50px 36px';

/** The columns that rows and their heads share. */
export const rowColumns = (isWide: boolean) => ({
  display: 'grid',
  gridTemplateColumns: isWide ? wide : narrow,
  gap: 0.75,
});

/** A participant in the table of wide screens. */
export function LiveRow({ row, nowMs, isWide, isChosen, onChoose, onMenu }: LiveRowProps) {
  const state = stateOf(row, nowMs);
  return (
    <Box
      sx={{
        ...rowColumns(isWide),
        height: '100%',
        alignItems: 'center',
        ...(isChosen && { bgcolor: 'var(--primary-soft)' }),
      }}
    >
      <Cell>
        <RowCheckbox row={row} isChosen={isChosen} onChoose={onChoose} />
      </Cell>
      <Cell>{row.kursi ?? '–'}</Cell>
      <Cell>
        <Typography noWrap title={row.nama} variant="body2" sx={{ fontWeight: 600, lineHeight: 1.25 }}>
          {row.nama}
        </Typography>
        <Small text={[row.noreg, row.jurusan].filter(Boolean).join(' · ')} />
      </Cell>
      <Cell>
        <Connection state={state} />
        <Small text={deviceTroubles(row).join(' · ')} row={row} />
      </Cell>
      <Cell>
        <Progress row={row} />
      </Cell>
      <Cell>
        <Unsent row={row} koneksi={state.koneksi} />
      </Cell>
      <Cell>
        <TimeLeft leftMs={state.leftMs} />
      </Cell>
      {isWide && (
        <>
          <Cell>
            <Typography variant="caption" className="figures" sx={small}>
              {row.jam_masuk ? `masuk ${withDot(row.jam_masuk)}` : '–'}
            </Typography>
            {row.jam_keluar && (
              <Typography variant="caption" className="figures" sx={small}>
                keluar {withDot(row.jam_keluar)}
              </Typography>
            )}
          </Cell>
          <Cell>
            <span className="figures">{row.nilai?.toLocaleString('id-ID') ?? '–'}</span>
          </Cell>
        </>
      )}
      <Cell>
        <HadirChip status={row.status} direset={row.direset} />
      </Cell>
      <Cell>
        <RowMenuButton row={row} onMenu={onMenu} />
      </Cell>
    </Box>
  );
}

const small = { display: 'block', lineHeight: 1.25 };

function Cell({ children }: { children: React.ReactNode }) {
  return (
    <Box role="cell" sx={{ minWidth: 0, fontSize: '0.875rem' }}>
      {children}
    </Box>
  );
}

/** A line below; of `row` what is wrong with its start stands first. */
function Small({ text, row }: { text: string; row?: AbsenRow }) {
  const title = [...(row ? listStartNotes(row).map((note) => note.text) : []), text]
    .filter(Boolean)
    .join(' · ');
  return (
    <Typography noWrap title={title} variant="caption" sx={{ ...small, color: 'text.secondary' }}>
      {row && <StartNotes row={row} />}
      {text}
    </Typography>
  );
}
