import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { AlamatKertas } from '@spmb/shared/sekolah/pilihan-alamat.schema.ts';
import { findMoved, type LanAddress } from '../../server/address/lan-addresses.ts';

/** What is stored of the way to this server. */
interface Tersimpan {
  alamat_server: string | null;
  alamat_tetap: boolean;
}

const tanpa = 'Kartu, poster, dan daftar pintu dicetak tanpa alamat dan tanpa kode QR.';

/** Why phones do not find the server by what is stored; '': nothing is known against it. */
export function judgeAlamat({ alamat_server, alamat_tetap }: Tersimpan, lan: readonly LanAddress[]): string {
  if (!alamat_server) return '';
  const alamat = alamatUntukHp(alamat_server);
  if (alamat === null)
    return `Alamat server di Profil Sekolah, ${alamat_server}, tidak terbuka di HP. Ganti dengan alamat komputer ini di jaringan sekolah.`;
  const now = findMoved(new URL(alamat).hostname, lan);
  if (!now) return '';
  const moved = `Alamat server berubah: di Profil Sekolah ${alamat}, komputer ini sekarang ${now.join(' atau ')}.`;
  return alamat_tetap
    ? `${moved} Kembalikan alamat lama di komputer ini; kartu dan jawaban di HP menunggu alamat itu.`
    : `${moved} Pilih alamat yang sekarang sebelum mencetak.`;
}

/** What to read before papers are printed that lead to this server. */
export function judgeKertas(school: Tersimpan, lan: readonly LanAddress[]): Omit<AlamatKertas, 'boleh_ubah'> {
  const alamat = alamatUntukHp(school.alamat_server) ?? '';
  const wrong = judgeAlamat(school, lan);
  if (alamat === '') {
    const why = `${wrong || 'Alamat server belum diisi di Profil Sekolah.'} ${tanpa}`;
    return { alamat, kertas: why, kartu: why };
  }
  const berganti = school.alamat_tetap ? '' : cardsWithout;
  return { alamat, kertas: wrong, kartu: [berganti, wrong].filter(Boolean).join(' ') };
}

const cardsWithout =
  'Kartu peserta dicetak tanpa alamat dan tanpa kode QR: Alamat server tetap di Profil Sekolah mati, jadi alamat itu dapat berganti sesudah kartu dibagikan.';
