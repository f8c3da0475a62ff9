import type { Reader } from '../../../db/store.ts';
import { countBerpindah, listBerpindah } from '../../seleksi/kursi-tetap.queries.ts';

/** So many are named. */
const namedOf = 3;

/** Why what is public is not taken back any more, with whom it is about; undefined: no seat of it has moved. */
export async function whyBerpindah(read: Reader, nowMs: number): Promise<string | undefined> {
  const jumlah = await countBerpindah(read, nowMs);
  if (jumlah === 0) return undefined;
  const names = (await listBerpindah(read, nowMs, namedOf)).map(
    ({ nama, lepas_ms }) => `${nama} (${lepas_ms === null ? 'naik dari cadangan' : 'kursi dilepas'})`,
  );
  const more = jumlah > names.length ? ` dan ${jumlah - names.length} lagi` : '';
  return `${jumlah} kursi sudah berpindah sejak hasil terbit: ${names.join(', ')}${more}. Hasil itu tidak dapat ditarik lagi. Jalankan lagi seleksi lalu ganti hasilnya, sekarang atau pada waktu yang direncanakan: yang diterima tetap diterima, dan kursi kosong terisi. Perubahan satu kursi lewat Daftar Ulang.`;
}
