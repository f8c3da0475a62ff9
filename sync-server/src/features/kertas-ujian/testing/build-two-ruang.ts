import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';

/** Names as schools have them: long, Arabic, with diacritics. */
export const names = [
  'Raden Ajeng Siti Nurhaliza Kusumaningtyas Wijayakusuma Putri',
  'محمد عبد الله',
  'Zoë Łucja Nguyễn',
];

/** The room Lab 1 of `buildExamRoom` with one participant, and Lab 2 with those of `names`, K1 first, by seat. */
export async function buildTwoRuang(t: TestApp): Promise<ExamRuang> {
  const ruang = await buildExamRuang(t, { participants: 1 });
  await seedPeserta(
    t,
    names.map((nama, i) => ({ nomor_peserta: `K${i + 1}`, nama, kelas: 'XII TKJ 1' })),
  );
  const { jadwalId: jadwal_ujian_id, sesiId: jadwal_ujian_sesi_id, tanggal } = ruang;
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.insert(jadwalUjianPeserta).values(
      names.map((_, i) => ({
        sekolah_id: schoolId,
        id: `baris-${i}`,
        jadwal_ujian_id,
        jadwal_ujian_sesi_id,
        tanggal,
        peserta_id: `K${i + 1}`,
        ruang: 'Lab 2',
        kursi: String(10 - i),
        ujian_berlaku: null,
        percobaan: 0,
        status_pesan: false,
        asal: 'jadwal' as const,
        diubah_ms: 0,
      })),
    ),
  );
  return ruang;
}

/** Asks for papers of a session as the page does. */
export function askKertas(t: TestApp, session: Session, ruang: ExamRuang, asked: object): Promise<Response> {
  const at = { tanggal: ruang.tanggal, jadwal_ujian_sesi_id: ruang.sesiId };
  return Promise.resolve(
    t.app.request('/api/kertas-ujian', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...at, ...asked }),
    }),
  );
}
