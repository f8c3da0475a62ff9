import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeRow } from '../../testing/make-row.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { paramNilai } from '../param-nilai/param-nilai.table.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { write } from '../situs/testing/admission.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

/** Scores of an applicant's exams, each of which everybody must sit; null: he has not. */
const sit = (peserta_id: string, scores: readonly (number | null)[]) =>
  write(t, async (tx) => {
    for (const [at, nilai] of scores.entries()) {
      const jadwal = jadwals[at] ?? '';
      const row = await makeRow(tx, jadwalUjianPeserta, {
        peserta_id,
        jadwal_ujian_id: jadwal,
        asal: 'jadwal',
      });
      if (nilai === null) continue;
      const final = { status: 'final', nilai, diarsipkan_ms: null };
      await makeRow(tx, ujian, { jadwal_ujian_peserta_id: row['id'], peserta_id, ...final });
    }
  });

const list = async () => (await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body;
const own = async (id: string) => (await list()).find((row: { id: string }) => row.id === id);
const pg1 = async () =>
  (await t.call(admin, 'POST', '/api/olah-nilai-grade', { id: 'rpl', alasan: 'uji' })).body;
let jadwals: string[];

/** Two exams of which one weighs 60 and one 40. Siti has sat both, Budi the one that he is better at. */
beforeEach(async () => {
  await write(t, async (tx) => {
    const of = (name: string, bobot: number) =>
      makeRow(tx, jadwalUjian, { name, bobot, program_keahlian_id: null });
    jadwals = [await of('Tes Matematika', 60), await of('Tes Bahasa', 40)].map((row) => String(row['id']));
  });
  for (const [id, scores] of [
    ['siti', [90, 60]],
    ['budi', [90, null]],
  ] as const) {
    const one = await buildPendaftar(t, id, id);
    await one.send({
      nama: id,
      nisn: id === 'siti' ? '0061239901' : '0061239902',
      jurusan_id_1: 'rpl',
      jurusan_id_2: null,
    });
    await one.setStatus(4);
    await sit(id, scores);
    await t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { wawancara: 80 });
  }
});

test('S3-SCORE-13: who lacks an exam that he must sit has no whole N.T: he is named, and is not ranked by the others alone', async () => {
  expect(await own('siti')).toMatchObject({
    kurang: [],
    nilai_teori: 23.4,
    sumber: { teori: { nilai: 78 } },
  });
  const budi = await own('budi');
  expect(budi).toMatchObject({ kurang: ['teori'], nilai_akhir: null, nilai_teori: 16.2 });
  expect(budi.sumber.teori.keterangan).toBe('Belum ada nilai: Tes Bahasa (dihitung 0)');
  expect(budi.sumber.teori.bagian).toMatchObject([
    { jadwal: 'Tes Bahasa', bobot: 40, nilai: null },
    { jadwal: 'Tes Matematika', bobot: 60, nilai: 90 },
  ]);
  expect(budi.nilai_dengan_nol).toBeLessThan((await own('siti')).nilai_akhir);
  expect((await pg1()).message).toContain('Nilai budi belum lengkap');
});

test('S3-SCORE-13: where the school counts what is missing as 0 his exam counts as 0, in what is ranked and in what is shown', async () => {
  const { seleksi } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
  await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { ...seleksi, nilai_kosong: 'nol' });
  expect((await pg1()).status).toBe(true);
  const why = (await t.call(admin, 'GET', '/api/olah-nilai-penjelasan/budi')).body;
  const { prestasi_skor, nilai_rapor, nilai_wawancara } = (await own('budi')) as Record<string, number>;
  const parts = [prestasi_skor, nilai_rapor, 16.2, nilai_wawancara];
  expect(why.nilai_akhir).toBeCloseTo(
    parts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    2,
  );
  expect(why.pilihan[0].peringkat).toBe(2);
});

test('what a person types in the place of N.T is whole', async () => {
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { nilai_teori: 20 });
  expect(await own('budi')).toMatchObject({ kurang: [], nilai_teori: 20 });
});

test('N.T ranks who has the same final score before its weight: also where the school weighs it with nothing', async () => {
  await write(t, async (tx) => {
    await tx.update(paramNilai).set({ is_active: false }).where(eq(paramNilai.id, 'teori'));
    await tx.update(ujian).set({ nilai: 10 }).where(eq(ujian.peserta_id, 'siti'));
  });
  expect((await own('siti')).nilai_akhir).toBe((await own('budi')).nilai_akhir);
  expect((await pg1()).status).toBe(true);
  const why = async (id: string) => (await t.call(admin, 'GET', `/api/olah-nilai-penjelasan/${id}`)).body;
  expect((await why('budi')).pilihan).toMatchObject([{ peringkat: 1 }]);
  expect((await why('siti')).pilihan).toMatchObject([{ peringkat: 2 }]);
});
