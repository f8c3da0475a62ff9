import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Button } from '@mui/material';
import type { LiveAbsen } from './live-absen.ts';

interface StaleNoticeProps {
  live: Pick<LiveAbsen, 'rows' | 'heardMs' | 'message'>;
  zona: Zone;
  onRetry: () => void;
}

/** This screen does not hear the server: it says so of itself, and nothing of those who sit the exam. */
export function StaleNotice({ live, zona, onRetry }: StaleNoticeProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onRetry}>
          Coba lagi
        </Button>
      }
    >
      {live.message}{' '}
      {live.rows && (
        <>
          <strong>Daftar ini berhenti pukul {clockText(live.heardMs, zona)}</strong> dan kelabu sampai
          tersambung lagi: apa yang terjadi pada peserta sesudahnya belum terlihat di sini. Periksa kabel atau
          Wi-Fi komputer ini; sambungan dicoba lagi sendiri.
        </>
      )}
    </Alert>
  );
}
