import { dicabut, diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { RekamVerifikasi, RiwayatRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../../http/call-error.ts';
import { usePandangan } from '../../../kit/dokumen/use-pandangan.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { isBolehDiputus } from './rekam/boleh-diputus.ts';
import { langkahHasil } from './rekam/langkah-rekam.ts';
import { useDilihat } from './use-dilihat.ts';
import { useIsian } from './rekam/use-isian.ts';
import { daftarBerkas, daftarTerverifikasi, useKirim } from './use-kirim.ts';
import { useKlaim } from './rekam/use-klaim.ts';
import { useLanjut } from './use-lanjut.ts';
import { useTempat } from './use-tempat.ts';

export interface MejaProps {
  rekam: RekamVerifikasi;
  onRekam: (rekam: RekamVerifikasi) => void;
  /** Reads the file again. */
  muatUlang: () => Promise<RekamVerifikasi | undefined>;
}

/** A reviewer at work on one file: where he stands, what he has typed, and what he can do. */
export function useMeja({ rekam, onRekam, muatUlang }: MejaProps) {
  const isian = useIsian(rekam);
  const klaim = useKlaim(rekam.id, rekam.verifikasi_status !== dicabut);
  const lanjut = useLanjut();
  const dilihat = useDilihat(rekam);
  const tempat = useTempat(rekam);
  const pandangan = usePandangan(tempat.dokumen?.path);
  // The whole screen stays while the next document comes, also where each step brings its own place for it.
  const penuh = useState(false);
  // The list in which it stood when it was opened.
  const [asal] = useState(rekam.verifikasi_status >= diterima ? daftarTerverifikasi : daftarBerkas);
  const notify = useNotify();
  const navigate = useNavigate();
  const [baru, setBaru] = useState<readonly RiwayatRekam[]>([]);
  const perbarui = (fresh: RekamVerifikasi) => {
    onRekam(fresh);
    // A decision lets the file go; whoever goes on working with it takes it again.
    void klaim.ambil();
  };
  const kirim = useKirim({
    rekam,
    isian,
    isLanjut: lanjut[0],
    onRekam: perbarui,
    onGagal: async (error) => {
      // Why it did not go stands with the result.
      tempat.pilih(langkahHasil);
      if (!(error instanceof CallError) || error.httpStatus !== 409) return;
      const fresh = await muatUlang();
      if (!fresh) return;
      setBaru(fresh.riwayat.slice(0, Math.max(0, fresh.versi - rekam.versi)));
      perbarui(fresh);
    },
  });
  const isReadOnly = klaim.alasan !== undefined || rekam.verifikasi_status === dicabut;
  /**
   * Takes the file where nothing speaks against it, once each of its documents was seen; until then leads to the first that was
   * not. What was found or chosen otherwise is decided at the result, before everybody's eyes.
   */
  function terima() {
    const [first] = dilihat.belum;
    // What is missing is said there: nobody accepts without having read it.
    const isUnread =
      tempat.langkah !== langkahHasil && rekam.dokumen_tambahan.some(({ wajib, path }) => wajib && !path);
    if (isReadOnly || kirim.isPending || !isBolehDiputus(rekam)) tempat.pilih(langkahHasil);
    else if (isian.isLain) {
      tempat.pilih(langkahHasil);
      notify('info', lainText);
    } else if (first) {
      dilihat.beritahu();
      tempat.bukaDokumen(first.kolom);
      notify('info', belumText(dilihat.belum, dilihat.sisaHalaman(first.kolom)));
    } else if (isUnread) tempat.pilih(langkahHasil);
    else kirim.kirim(diterima);
  }
  /** The page of a report card says what was typed. */
  function sesuai() {
    const { dokumen, isRapor } = tempat;
    if (!isRapor || !dokumen || isReadOnly) return;
    if (dokumen.path !== '') isian.nilai(dokumen.kolom, { putusan: 'baik', catatan: '' });
    tempat.maju();
  }
  /** The page behind this one, or the one before it; then the place. */
  function jalan(pages: 1 | -1) {
    const { halaman, jumlah, balik } = pandangan;
    if (pages === 1 ? halaman < jumlah : halaman > 1) balik(pages);
    else if (pages === 1) tempat.maju();
    else tempat.mundur();
  }
  async function tutup() {
    await klaim.lepas();
    await navigate(asal);
  }
  return {
    isian,
    klaim,
    lanjut,
    dilihat,
    tempat,
    pandangan,
    jalan,
    penuh,
    baru,
    perbarui,
    kirim,
    isReadOnly,
    terima,
    sesuai,
    tutup,
  };
}

const lainText =
  'Ada temuan atau hasil lain pada berkas ini. Kirim dengan KIRIM, atau hapus temuannya untuk menerima.';

/** A notice on a phone has room for one name. */
const belumText = ([first, ...more]: readonly { label: string }[], sisa: readonly number[]): string =>
  `Belum dilihat: ${first?.label ?? ''}${sisa.length > 0 ? ` halaman ${sisa.join(', ')}` : ''}${more.length > 0 ? ` dan ${more.length} dokumen lain` : ''}.`;
