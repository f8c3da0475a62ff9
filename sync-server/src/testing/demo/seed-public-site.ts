import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import { asc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { pengumuman } from '../../features/pengumuman/pengumuman.table.ts';
import { insertPublikasi } from '../../features/olah-nilai/publikasi/publikasi.mutations.ts';
import { peserta } from '../../features/peserta/rows/peserta.table.ts';
import { updateSekolah } from '../../features/sekolah/sekolah.mutations.ts';
import { hasilSeleksi } from '../../features/seleksi/seleksi.table.ts';
import { slider } from '../../features/slider/slider.table.ts';
import { saveMedia } from '../../media/media.mutations.ts';
import { sekolahDemo } from './school/sekolah-demo.ts';
import { storePicture } from './store-picture.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
/** Participants whom the first round has accepted. */
const accepted = 72;

const slides = [
  {
    svg: 'gedung.svg',
    title: 'Penerimaan murid baru',
    subtitle: 'Gelombang 2 sedang dibuka',
    body: 'Daftar dari rumah dengan HP. Panitia memeriksa berkas paling lama dua hari.',
  },
  {
    svg: 'bengkel.svg',
    title: 'Belajar sambil praktik',
    subtitle: 'Bengkel dan laboratorium sendiri',
    body: 'Setiap program keahlian mempunyai ruang praktik dan mitra industri.',
  },
];

const splash =
  'Pendaftaran gelombang 2 dibuka sampai pekan depan.\n\nSiapkan Kartu Keluarga, Akta Kelahiran, dan rapor semester 1 sampai 5 sebelum mengisi formulir.';

const rapat =
  'Rapat panitia hari Senin pukul 13.00 di ruang guru.\n\nBawa daftar berkas yang belum selesai diperiksa.';

/** What visitors of the public site find: an open registration, slides, an announcement, and who was accepted before. */
export async function seedPublicSite(context: Context, programs: readonly string[]): Promise<void> {
  const now = context.clock.nowMs();
  const day = (after: number) => localDate(now + after * dayMs, sekolahDemo.zona);
  const row = () => ({ sekolah_id: schoolId, id: newId(now), versi: 1, diubah_ms: now });
  const pictures = await Promise.all(slides.map(({ svg }) => storePicture(context, 'slider', svg)));
  const people = await context.store.read
    .select({ id: peserta.id, first: peserta.jurusan_id_1 })
    .from(peserta)
    .orderBy(asc(peserta.nomor_peserta))
    .limit(accepted);
  await context.store.tx(system, async (tx) => {
    await updateSekolah(tx, {
      pendaftaran_dibuka: true,
      tanggal_mulai: day(-7),
      tanggal_selesai: day(7),
      tanggal_pengumuman: day(10),
      jam_pengumuman: '10:00',
      pagu: true,
      showpagu: true,
      slider: true,
    });
    const names = await saveMedia(tx, now, pictures);
    await tx.insert(slider).values(
      slides.map(({ svg: _, ...words }, index) => ({
        ...row(),
        ...words,
        path: names.get(pictures[index]?.sha256 ?? '') ?? '',
        status: true,
        urutan: index + 1,
      })),
    );
    const told = { status: true, dibuat_ms: now };
    await tx.insert(pengumuman).values([
      { ...row(), ...told, title: 'Informasi pendaftaran', body: splash, level: 'peserta' },
      { ...row(), ...told, title: 'Rapat panitia', body: rapat, level: 'administrator' },
    ]);
    const terbit_ms = now - 14 * dayMs;
    const alasan = 'Hasil gelombang 1, diseleksi di luar aplikasi';
    await insertPublikasi(tx, terbit_ms, { potret_nomor: null, terbit_ms, angka: [], alasan });
    await tx.insert(hasilSeleksi).values(
      people.map(({ id, first }) => ({
        sekolah_id: schoolId,
        peserta_id: id,
        status: 'L' as const,
        program_keahlian_id: first ?? programs[0] ?? '',
        jalan: 'pg1' as const,
        terbit_ms,
        dibuat_ms: terbit_ms,
      })),
    );
  });
}
