import { AbsenScreen } from '../../features/absen/absen.screen.tsx';
import { RincianDialog } from '../../features/peserta/rincian-peserta.tsx';

/** The proctor's screen, with the participant's data and password beside a row. */
export function AbsenPage() {
  return <AbsenScreen help={(id, onClose) => <RincianDialog id={id} onClose={onClose} />} />;
}
