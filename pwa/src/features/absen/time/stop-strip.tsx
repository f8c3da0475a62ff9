import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Button } from '@mui/material';
import type { CommonStop } from './lost-time.ts';

interface StopStripProps {
  stops: readonly CommonStop[];
  zona: Zone;
  onGiveBack: (stop: CommonStop) => void;
}

/** Disturbances of a room that cost exam time, each given back in one act. */
export function StopStrip({ stops, zona, onGiveBack }: StopStripProps) {
  return stops.map((stop) => (
    <Alert
      key={`${stop.jenis} ${stop.ruang ?? ''}`}
      severity="warning"
      // On a phone the act stands below the sentence.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
      action={
        <Button color="inherit" onClick={() => onGiveBack(stop)}>
          Ganti {stop.proposal.menit} menit
        </Button>
      }
    >
      {stop.ruang !== null && `${stop.ruang}: `}
      <strong>gangguan ruang</strong>,{' '}
      {stop.sejakMs === null
        ? `${stop.rows.length} peserta mulai terlambat`
        : `ujian ${stop.rows.length} peserta terhenti sejak ${clockText(stop.sejakMs, zona)}`}{' '}
      dan kehilangan waktu sampai {stop.proposal.menit} menit.
    </Alert>
  ));
}
