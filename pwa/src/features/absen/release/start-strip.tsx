import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Alert, Button } from '@mui/material';
import { nameSeats } from './release.ts';
import { isHeldStart, isUnseenCode } from '../rows/start-note.ts';
import { violetAlert } from '../look/violet-alert.ts';

interface StartStripProps {
  rows: readonly AbsenRow[];
  onAllow: (held: readonly AbsenRow[]) => void;
}

/** Starts without the server that somebody must look at: with a code that nobody had seen, or held until staff decide. */
export function StartStrip({ rows, onAllow }: StartStripProps) {
  const unseen = rows.filter(isUnseenCode);
  const held = rows.filter(isHeldStart);
  return (
    <>
      {unseen.length > 0 && (
        <Alert severity="error">
          <strong>{unseen.length} peserta</strong> mulai tanpa server, padahal Token darurat belum pernah
          dibuka. Periksa dari mana kodenya. Kursi: {nameSeats(unseen)}
        </Alert>
      )}
      {held.length > 0 && (
        <Alert
          severity="info"
          icon={false}
          sx={violetAlert}
          action={
            <Button color="inherit" onClick={() => onAllow(held)}>
              Izinkan mulai
            </Button>
          }
        >
          <strong>{held.length} peserta</strong> mulai tanpa server dan menunggu persetujuan panitia. Kursi:{' '}
          {nameSeats(held)}
        </Alert>
      )}
    </>
  );
}
