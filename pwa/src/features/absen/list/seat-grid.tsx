import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Box, Typography } from '@mui/material';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { placeSeats } from '../rows/place-seats.ts';
import { bySeat, stateOf } from '../rows/row-state.ts';
import { seatLook } from '../rows/seat-look.ts';
import { isMissing, type StartOf } from '../rows/sort-rows.ts';

interface SeatGridProps {
  /** Everybody who is looked at; seats of others are pale. */
  rows: readonly AbsenRow[];
  shown: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  startOf: StartOf;
  /** Seats side by side; 0: as many as fit. */
  sejajar: number;
  isDense: boolean;
  /** The person of a seat is asked for. */
  onSeat: (id: string, anchor: HTMLElement) => void;
}

/** The room as it stands: a place for every seat, whoever needs somebody in full colour. */
export function SeatGrid({ rows, shown, nowMs, startOf, sejajar, isDense, onSeat }: SeatGridProps) {
  const people = rows.length;
  // Where everybody sits changes seldom; what he does, all the time.
  const places = useMemo(() => [...rows].sort(bySeat), [rows]);
  const rooms = useMemo(
    () => [...groupByRuang(places)].map(([ruang, inRuang]) => ({ ruang, places: placeSeats(inRuang) })),
    [places],
  );
  const meant = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const act = useRef(onSeat);
  useLayoutEffect(() => {
    act.current = onSeat;
  });
  const open = useCallback<typeof onSeat>((...given) => act.current(...given), []);
  const columns = sejajar > 0 ? `repeat(${sejajar}, minmax(0, 1fr))` : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {rooms.map(({ ruang, places: inRuang }) => (
        <Box
          component="section"
          key={ruang ?? ''}
          aria-label={`Denah ${ruang ?? 'tanpa ruang'}`}
          sx={section}
        >
          {rooms.length > 1 && (
            <Typography variant="h2" sx={{ fontSize: '1rem', mb: 0.5 }}>
              {ruang ?? 'Tanpa ruang'}
            </Typography>
          )}
          <Box
            component="ul"
            sx={[grid, { '--tinggi': isDense ? '44px' : heightOf(people) }, isDense && dense]}
            {...(columns && { style: { gridTemplateColumns: columns } })}
          >
            {inRuang.map((row, index) =>
              row === null ? (
                <Box component="li" key={`kosong ${index}`} aria-hidden sx={empty} />
              ) : (
                <SeatPlace
                  key={row.id}
                  row={row}
                  {...seatLook(row, stateOf(row, nowMs), isMissing(row, nowMs, startOf))}
                  isMeant={meant.has(row.id)}
                  onSeat={open}
                />
              ),
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** A room of up to 36 stands on one screen; more are lower. */
const heightOf = (people: number): string =>
  people <= 36 ? 'clamp(62px, calc((100dvh - 236px) / 6 - 6px), 86px)' : '60px';

interface SeatPlaceProps extends ReturnType<typeof seatLook> {
  row: AbsenRow;
  isMeant: boolean;
  onSeat: (id: string, anchor: HTMLElement) => void;
}

/** One seat, drawn again only when it looks otherwise: of 2,000 some change twice a second. */
const SeatPlace = memo(
  function SeatPlace({ row, tone, isLoud, sign, words, isMeant, onSeat }: SeatPlaceProps) {
    const seat = row.kursi ?? row.nomor_peserta;
    return (
      <li>
        <button
          type="button"
          data-seat={seat}
          data-look={isMeant ? `${tone}-${isLoud ? 'fill' : 'soft'}` : 'pale'}
          aria-haspopup="menu"
          aria-label={`Kursi ${seat}, ${row.nama}: ${words}`}
          title={`${row.nama} · ${row.nomor_peserta}`}
          onClick={(event) => onSeat(row.id, event.currentTarget)}
        >
          <strong className="figures">
            <span aria-hidden>{sign}</span> {seat}
          </strong>
          <span>{row.nama}</span>
          <small>{words}</small>
        </button>
      </li>
    );
  },
  (before, after) =>
    before.words === after.words &&
    before.tone === after.tone &&
    before.sign === after.sign &&
    before.isMeant === after.isMeant &&
    before.row.nama === after.row.nama &&
    before.row.kursi === after.row.kursi,
);

const section = { contentVisibility: 'auto', containIntrinsicSize: 'auto 560px' } as const;
const empty = { border: '1px dashed', borderColor: 'divider', borderRadius: 1, minHeight: 'var(--tinggi)' };
const tones = Object.fromEntries(
  ['grey-soft', 'blue-soft', 'green-soft', 'amber-soft', 'amber-fill', 'red-fill', 'violet-soft'].map(
    (look) => [`& [data-look="${look}"]`, { backgroundColor: `var(--${look})`, color: `var(--on-${look})` }],
  ),
);
const grid = {
  ...tones,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(4, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(104px, 1fr))',
    lg: 'repeat(auto-fill, minmax(150px, 1fr))',
  },
  gap: { xs: 0.375, sm: 0.75 },
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': { minWidth: 0 },
  '& [data-look="pale"]': { backgroundColor: 'transparent', color: 'text.secondary' },
  '& button': {
    width: '100%',
    height: { xs: 44, sm: 'var(--tinggi)' },
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    px: { xs: 0.5, sm: 1 },
    py: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    overflow: 'hidden',
  },
  '& button > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { fontSize: { xs: '0.875rem', sm: '1.125rem' }, lineHeight: 1.3 },
  '& button > span': { fontSize: '0.875rem', lineHeight: 1.35, display: { xs: 'none', sm: 'block' } },
  '& small': { fontSize: { xs: '0.6875rem', sm: '0.75rem' }, lineHeight: 1.35 },
  // Held by staff: the one tone without a filled form.
  '& [data-look="violet-fill"]': {
    backgroundColor: 'var(--violet-soft)',
    color: 'var(--on-violet-soft)',
    borderWidth: 3,
    borderColor: 'var(--on-violet-soft)',
    fontWeight: 700,
  },
  '& button:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 1 },
} as const;
/** Seat and name in one line. */
const dense = {
  '& button': { display: 'grid', gridTemplateColumns: 'auto 1fr', alignContent: 'center', columnGap: 1 },
  '& small': { gridColumn: '1 / -1' },
} as const;
