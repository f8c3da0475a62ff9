import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { placeSeats } from '../rows/place-seats.ts';
import { bySeat, stateOf } from '../rows/row-state.ts';
import { seatLook } from '../rows/seat-look.ts';
import { isMissing, type StartOf } from '../rows/sort-rows.ts';
import './seat-grid.css';

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
  const style = {
    '--tinggi': isDense ? '44px' : heightOf(people),
    ...(sejajar > 0 && { gridTemplateColumns: `repeat(${sejajar}, minmax(0, 1fr))` }),
  };
  return (
    <div className="seat-rooms">
      {rooms.map(({ ruang, places: inRuang }) => (
        <section key={ruang ?? ''} aria-label={`Denah ${ruang ?? 'tanpa ruang'}`} className="seat-room">
          {rooms.length > 1 && <h2>{ruang ?? 'Tanpa ruang'}</h2>}
          <ul className={isDense ? 'seat-grid seat-dense' : 'seat-grid'} style={style}>
            {inRuang.map((row, index) =>
              row === null ? (
                <li key={`kosong ${index}`} aria-hidden className="seat-empty" />
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
          </ul>
        </section>
      ))}
    </div>
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
