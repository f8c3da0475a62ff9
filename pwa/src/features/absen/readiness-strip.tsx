import { Alert, Box } from '@mui/material';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import type { RoomReadiness } from './readiness.ts';

/** More than these are counted, not named: the list below shows each of them. */
const namedMost = 12;

/** Before the start: how many devices of each room are ready, and at which seats something is missing. */
export function ReadinessStrip({ rooms }: { rooms: readonly RoomReadiness[] }) {
  if (rooms.length === 0) return null;
  return (
    <Alert
      severity={rooms.every(({ siap, dari }) => siap === dari) ? 'success' : 'info'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {rooms.map(({ ruang, dari, siap, belum, tanpa }) => (
        <Box key={ruang ?? ''}>
          {ruang !== null && `${ruang}: `}
          <strong>
            {siap} dari {dari} perangkat siap
          </strong>
          {belum.length > 0 &&
            ` · belum siap: ${nameSome(belum.map(({ row, lacking }) => `${seatOf(row)} (${lacking.join(', ')})`))}`}
          {tanpa.length > 0 && ` · belum ada perangkat: ${nameSome(tanpa.map(seatOf))}`}
        </Box>
      ))}
    </Alert>
  );
}

const seatOf = ({ kursi, nomor_peserta }: AbsenRow) => kursi ?? nomor_peserta;

const nameSome = (names: readonly string[]): string =>
  names.length > namedMost
    ? `${names.slice(0, namedMost).join(', ')} dan ${names.length - namedMost} lain`
    : names.join(', ');
