import { Alert, Button } from '@mui/material';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { RuangReadiness } from './readiness.ts';

/** More than these are counted, not named: the list below shows each of them. */
const namedMost = 12;

const sum = (rooms: readonly RuangReadiness[], count: (one: RuangReadiness) => number) =>
  rooms.reduce((total, one) => total + count(one), 0);

interface ReadinessCountProps {
  ruang: readonly RuangReadiness[];
  isOpen: boolean;
  onToggle: () => void;
}

/** Before the start: how many devices are ready; who is not is told on demand. */
export function ReadinessCount({ ruang, isOpen, onToggle }: ReadinessCountProps) {
  if (ruang.length === 0) return null;
  const [siap, dari] = [sum(ruang, (one) => one.siap), sum(ruang, (one) => one.dari)];
  return (
    <Button
      size="small"
      color="inherit"
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ '&&': { minHeight: 28 }, py: 0, whiteSpace: 'nowrap' }}
    >
      {siap} dari {dari} perangkat siap {isOpen ? '▴' : '▾'}
    </Button>
  );
}

/**
 * Before the start: how many devices are ready, and how many of them need no server to begin. Of a single room it names
 * the seats that lack something; of several rooms it says how far each is.
 */
export function ReadinessStrip({ rooms }: { rooms: readonly RuangReadiness[] }) {
  const [room] = rooms;
  if (!room) return null;
  const siap = sum(rooms, (one) => one.siap);
  const dari = sum(rooms, (one) => one.dari);
  const bekal = sum(rooms, (one) => one.bekal);
  const isSingle = rooms.length === 1;
  return (
    <Alert severity={siap === dari ? 'success' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
      {isSingle && room.ruang !== null && `${room.ruang}: `}
      <strong>
        {siap} dari {dari} perangkat siap
      </strong>
      {siap > 0 && ` · ${bekal} dapat mulai tanpa server dengan Token darurat`}
      {isSingle
        ? seatsOf(room)
        : ` di ${rooms.length} ruang yang belum mulai · ${nameSome(rooms.map(countOf))}`}
    </Alert>
  );
}

const seatsOf = ({ belum, tanpa }: RuangReadiness): string =>
  [
    belum.length > 0 &&
      ` · belum siap: ${nameSome(belum.map(({ row, lacking }) => `${seatOf(row)} (${lacking.join(', ')})`))}`,
    tanpa.length > 0 && ` · belum ada perangkat: ${nameSome(tanpa.map(seatOf))}`,
  ]
    .filter(Boolean)
    .join('');

/** In one piece: "Lab 2 (12/36)". */
const countOf = ({ ruang, siap, dari }: RuangReadiness): string =>
  `${ruang ?? 'Tanpa ruang'} (${siap}/${dari})`.replaceAll(' ', '\u00a0');

const seatOf = ({ kursi, nomor_peserta }: AbsenRow) => kursi ?? nomor_peserta;

const nameSome = (names: readonly string[]): string =>
  names.length > namedMost
    ? `${names.slice(0, namedMost).join(', ')} dan ${names.length - namedMost} lain`
    : names.join(', ');
