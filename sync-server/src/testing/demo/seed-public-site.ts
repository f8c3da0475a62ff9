import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { pengumuman } from '../../features/pengumuman/pengumuman.table.ts';
import { updateSekolah } from '../../features/sekolah/sekolah.mutations.ts';
import { slider } from '../../features/slider/slider.table.ts';
import { saveMedia } from '../../media/media.mutations.ts';
import { sekolahDemo } from './school/sekolah-demo.ts';
import { storePicture } from './store-picture.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };

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

/** What visitors of the public site find: an open registration, slides, and announcements. */
export async function seedPublicSite(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const day = (after: number) => localDate(now + after * dayMs, sekolahDemo.zona);
  const row = () => ({ sekolah_id: schoolId, id: newId(now), versi: 1, diubah_ms: now });
  const pictures = await Promise.all(slides.map(({ svg }) => storePicture(context, 'slider', svg)));
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
  });
}
