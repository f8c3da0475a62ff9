import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import { diterima, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import { asc } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { ajukanSanggahan } from '../../../features/sanggahan/ajukan-sanggahan.ts';
import { jawabSanggahan } from '../../../features/sanggahan/jawab-sanggahan.ts';
import { sanggahan } from '../../../features/sanggahan/sanggahan.table.ts';
import { savePengaturan } from '../../../settings/pengaturan.mutations.ts';
import { sekolahDemo } from '../school/sekolah-demo.ts';
import { akunDari } from './akun-dari.ts';
import { actorDari, saat, type PendaftarDemo } from './pendaftar-demo.ts';

const keberatan = [
  'Berkas saya ditolak karena dianggap ganda, padahal saya hanya mendaftar satu kali.',
  'Nilai rapor semester 4 saya 85, tetapi di bukti tertulis 80. Mohon diperiksa lagi.',
  'Sertifikat lomba tingkat provinsi saya belum dihitung.',
] as const;
const jawaban = 'Sudah kami periksa bersama ketua panitia. Hasilnya ada di dashboard Anda.';

const banyak = 9;
const hourMs = 3_600_000;

/** Objections are taken this week; some came, of which every third is answered. */
export async function seedSanggahan(
  context: Context,
  pendaftar: readonly PendaftarDemo[],
  petugas: { akun_id: string; nama: string },
): Promise<void> {
  const nowMs = context.clock.nowMs();
  const day = (after: number) => localDate(nowMs + after * dayMs, sekolahDemo.zona);
  const isi = { sanggahan_mulai: day(-2), sanggahan_selesai: day(5) };
  await context.store.tx(actorDari(petugas), (tx) => savePengaturan(tx, nowMs, 'seleksi', { isi, versi: 2 }));
  const writers = pendaftar
    .filter(({ plan: { status } }) => status === ditolak || status === diterima)
    .filter((_, at) => at % 5 === 0)
    .slice(0, banyak);
  for (const [at, one] of writers.entries()) {
    const body = keberatan[at % keberatan.length] ?? '';
    const berkas = at % 3 === 1 ? one.isi.dok_skl : null;
    await ajukanSanggahan(saat(context, nowMs - (banyak - at) * 4 * hourMs), akunDari(one), { body, berkas });
  }
  const rows = await context.store.read
    .select({ id: sanggahan.id })
    .from(sanggahan)
    .where(ofSchool(sanggahan))
    .orderBy(asc(sanggahan.nomor));
  for (const { id } of rows.filter((_, at) => at % 3 === 0))
    await jawabSanggahan(saat(context, nowMs - hourMs), akunDari(petugas), { id, jawaban });
}
