import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { insertJawabanSiap } from '../../../features/pesan/percakapan.mutations.ts';
import { balasPercakapan } from '../../../features/pesan/balas-percakapan.ts';
import { kirimPesan } from '../../../features/pesan/kirim-pesan.ts';
import { selesaikan, serahkan } from '../../../features/pesan/urus-percakapan.ts';
import { akunDari } from './akun-dari.ts';
import { saat, type PendaftarDemo } from './pendaftar-demo.ts';

const pertanyaan = [
  ['Berkas belum terbaca?', 'Saya sudah mengunggah Kartu Keluarga yang baru. Apakah sudah terbaca?'],
  ['Jadwal tes', 'Kapan saya ikut tes seleksi, dan di ruang mana?'],
  ['Salah memilih program', 'Saya keliru memilih pilihan 2. Apakah masih dapat diubah?'],
  ['Rapor dari sekolah lama', 'Saya pindah sekolah di semester 3. Rapor mana yang diunggah?'],
  ['Nilai koma', 'Nilai rapor saya 82,75. Apakah ditulis dengan koma?'],
] as const;

/** Every third is answered and so looked after, every sixth done; of the others every fourth is given to somebody. */
const banyak = 30;
const hourMs = 3_600_000;

/** What schools are asked again and again, ready to be inserted. */
const siap = {
  'Jadwal tes': 'Halo {nama}, jadwal dan ruang tes tampil di dashboard Anda dengan nomor {nomor}.',
  'Berkas diterima': 'Halo {nama}, berkas Anda sudah kami terima. Terima kasih.',
  'Koma di nilai rapor': 'Tulis nilai dengan koma, misalnya 82,75.',
};

/** Applicants have written to the committee, which has read some of it. */
export async function seedPercakapan(
  context: Context,
  pendaftar: readonly PendaftarDemo[],
  petugas: { akun_id: string; nama: string },
): Promise<void> {
  const akun = akunDari(petugas);
  await context.store.tx(actorOf(akun), (tx) =>
    insertJawabanSiap(
      tx,
      context.clock.nowMs(),
      Object.entries(siap).map(([name, body]) => ({ name, body })),
    ),
  );
  const apart = Math.max(1, Math.floor(pendaftar.length / banyak));
  const writers = pendaftar.filter((_, at) => at % apart === 0).slice(0, banyak);
  for (const [at, one] of writers.entries()) {
    const ms = one.nowMs - (banyak - at) * hourMs;
    const [title, body] = pertanyaan[at % pertanyaan.length] ?? ['', ''];
    await kirimPesan(saat(context, ms), akunDari(one), { title, body });
    const { id } = one;
    const later = saat(context, ms + hourMs / 2);
    if (at % 3 === 0)
      await balasPercakapan(later, akun, {
        id,
        body: 'Sudah kami lihat. Jawabannya ada di Jadwal Pendaftaran.',
      });
    else if (at % 4 === 0)
      await serahkan(later, akun, { id, akun_id: akun.akun_id, catatan: 'Saya periksa berkasnya dahulu.' });
    if (at % 6 === 0) await selesaikan(later, akun, { id, selesai: true });
  }
}
