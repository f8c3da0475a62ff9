import type {
  HasilGenerate,
  HasilResetJadwal,
  TanggalSesi,
} from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { HasilPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import type { Chosen } from '../../kit/choice/use-chosen.ts';
import { KirimPesan } from './kirim-pesan.tsx';
import { PengawasRuang } from './pengawas-ruang.tsx';
import { PindahJadwal } from './pindah-jadwal.tsx';
import { ResetJadwal } from './reset-jadwal.tsx';

/** What an act on the rows has done, to be read afterwards. */
export type Hasil =
  | { dari: 'generate'; hasil: HasilGenerate }
  | { dari: 'pindah'; hasil: HasilPindah }
  | { dari: 'reset'; hasil: HasilResetJadwal };

/** `pindah` and `pesan-terpilih` concern the chosen rows, the others all of the session. */
export type JadwalPesertaAct = 'pindah' | 'reset' | 'pengawas' | 'pesan' | 'pesan-terpilih';

interface JadwalPesertaDialogsProps {
  /** The act that is asked about; undefined: none. */
  act: JadwalPesertaAct | undefined;
  at: TanggalSesi;
  choice: Chosen;
  onDone: (hasil: Hasil) => void;
  onClose: () => void;
}

/** Asks what an act needs to know, and carries it out. */
export function JadwalPesertaDialogs({ act, at, choice, onDone, onClose }: JadwalPesertaDialogsProps) {
  const { tanggal, jadwal_ujian_sesi_id: sesi } = at;
  const ids = [...choice.chosen];
  const end = (done: Hasil) => {
    onClose();
    onDone(done);
  };
  if (act === 'pindah')
    return (
      <PindahJadwal
        tanggal={tanggal}
        sesi={sesi}
        ids={ids}
        onClose={onClose}
        onDone={(hasil) => {
          choice.clear();
          end({ dari: 'pindah', hasil });
        }}
      />
    );
  if (act === 'pengawas') return <PengawasRuang tanggal={tanggal} sesi={sesi} onClose={onClose} />;
  if (act === 'pesan') return <KirimPesan ids={[]} at={at} onClose={onClose} />;
  if (act === 'pesan-terpilih') return <KirimPesan ids={ids} at={at} onClose={onClose} />;
  if (act === 'reset')
    return (
      <ResetJadwal
        tanggal={tanggal}
        sesi={sesi}
        onClose={onClose}
        onDone={(hasil) => end({ dari: 'reset', hasil })}
      />
    );
  return null;
}
