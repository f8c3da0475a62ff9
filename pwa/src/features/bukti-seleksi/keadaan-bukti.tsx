import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { Busy } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { CariSamaran } from './cari-samaran.tsx';
import { HasilHitung } from './hasil-hitung.tsx';
import { BuktiGagal, type Tahap } from './pemeriksaan.ts';
import type { Keadaan } from './use-pemeriksaan.ts';

interface KeadaanBuktiProps {
  keadaan: Keadaan;
  kunciSekolah: string | undefined;
  onBatal: () => void;
  onUlang: () => void;
}

/** How far the computing of a file is, and at its end what came out. */
export function KeadaanBukti({ keadaan, kunciSekolah, onBatal, onUlang }: KeadaanBuktiProps) {
  if (keadaan.keadaan === 'berjalan')
    return (
      <div className="bukti-tahap">
        <Busy words={kataTahap(keadaan.tahap)} />
        <Button onClick={onBatal}>Batal</Button>
      </div>
    );
  if (keadaan.keadaan === 'batal')
    return (
      <MessageBox tone="amber" role="status" title="Pemeriksaan dibatalkan">
        <span>Tidak ada yang dihitung.</span>
        <Ulang onUlang={onUlang} />
      </MessageBox>
    );
  if (keadaan.keadaan === 'gagal') {
    const { problem } = keadaan;
    return (
      <MessageBox tone="red" role="alert">
        <span>{sentenceOf(problem)}</span>
        {problem instanceof CallError && !isMissing(problem) && <Ulang onUlang={onUlang} />}
      </MessageBox>
    );
  }
  const { hasil, jelaskan } = keadaan;
  return (
    <>
      <Penanda kunci={hasil.kunci} kunciSekolah={kunciSekolah} />
      <HasilHitung hasil={hasil} />
      <CariSamaran nama={hasil.nama} jelaskan={jelaskan} />
    </>
  );
}

const Ulang = ({ onUlang }: Pick<KeadaanBuktiProps, 'onUlang'>) => (
  <div>
    <Button onClick={onUlang}>Hitung lagi</Button>
  </div>
);

function kataTahap(tahap: Tahap): string {
  if (tahap.tahap === 'ambil') return 'Berkas bukti sedang diambil.';
  return tahap.tahap === 'baca'
    ? 'Berkas sedang dibaca dan tanda tangannya diperiksa.'
    : `Seleksi ${tahap.jumlah.toLocaleString('id-ID')} pendaftar sedang dihitung ulang.`;
}

function sentenceOf(problem: unknown): string {
  if (problem instanceof BuktiGagal) return problem.message;
  return isMissing(problem)
    ? 'Tidak ada bukti: belum ada hasil yang diumumkan, atau seleksinya tidak dijalankan di aplikasi ini. Tanyakan kepada panitia.'
    : textOfProblem(problem);
}

const isMissing = (problem: unknown) => problem instanceof CallError && problem.httpStatus === 404;

/** Whose signature it is: anybody may sign what he has made up, with a key of his own. */
function Penanda({ kunci, kunciSekolah }: { kunci: string; kunciSekolah: string | undefined }) {
  if (kunciSekolah !== undefined && kunciSekolah !== kunci)
    return (
      <MessageBox tone="red" role="alert">
        Berkas ini ditandatangani dengan kunci lain, bukan kunci server sekolah ini. Ambil berkasnya dari
        halaman sekolah.
      </MessageBox>
    );
  return (
    <p>
      {kunciSekolah === kunci
        ? 'Tanda tangan cocok dengan kunci server sekolah ini. '
        : 'Tanda tangan cocok, tetapi kuncinya belum dapat dibandingkan dengan kunci sekolah. '}
      Kunci: <code className="bukti-kunci">{kunci}</code>
    </p>
  );
}
