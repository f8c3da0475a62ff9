import { AbsenScreen } from '../../../features/absen/absen.screen.tsx';
import { UjianUlang } from '../../../features/hasil-ujian/ujian-ulang.tsx';
import { RincianDialog } from '../../../features/peserta/rincian-peserta.tsx';
import { RuangDisk } from '../../../features/sekolah/ruang-disk.tsx';

/** The proctor's screen, with the state of the server's disk, the participant's data and password beside a row and make-ups for chosen ones. */
export function AbsenPage() {
  return (
    <>
      <RuangDisk />
      <AbsenScreen
        help={(id, onClose) => <RincianDialog id={id} onClose={onClose} />}
        susulan={(ids, onClose) => (
          <UjianUlang jenis="susulan" ids={ids} onClose={onClose} onDone={onClose} />
        )}
      />
    </>
  );
}
