import { gladiBersihContract, gladiJalanContract } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { judgeSimulasi, kapasitasText } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { readTables } from '../../pencadangan/testing/read-tables.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';

const t = perFile(buildTestApp);
let operator: Session;
beforeAll(async () => {
  await buildExamRuang(t);
  // The exam of the room is over: 20.00 of its day.
  t.clock.advance(12.5 * 3_600_000);
  operator = await t.signIn('operator');
});
// A whole exam takes its seconds, whatever else the machine does.
vi.setConfig({ testTimeout: 120_000 });

const path = '/api/gladi-bersih';
const asked = { peserta: 6, detik: 5, gangguan: [] as string[], ukur_kapasitas: false };
const start = (isian: object) => t.call(operator, 'POST', `${path}-simulasi`, { ...asked, ...isian });
const running = async () =>
  gladiJalanContract.parse((await t.call(operator, 'GET', `${path}-jalan`)).body).simulasi;

/** Its report, once nothing of the run is left. */
async function reportOf(id: string) {
  await expect.poll(running, { timeout: 100_000, interval: 100 }).toBeNull();
  const gladi = gladiBersihContract.parse((await t.call(operator, 'GET', `${path}/${id}`)).body);
  if (gladi.jenis !== 'simulasi') throw new Error('no simulation');
  return gladi;
}

test('a whole exam with every fault: nothing lost, nothing twice, every answer as shown, and no trace but the report', async () => {
  const before = await readTables(t);
  const { body } = await start({ gangguan: ['putus', 'tunda', 'perangkat_ganda', 'nyala_ulang'] });
  expect(body).toMatchObject({ status: true, message: 'Simulasi dimulai.' });
  expect(await running()).toMatchObject({ id: body.data.id, peserta: 6 });
  const gladi = await reportOf(body.data.id);
  expect(gladi.sebab).toBeNull();
  const { laporan } = gladi;
  expect(laporan).toMatchObject({
    operasi: { hilang: 0, ganda: 0 },
    jawaban: { diperiksa: 6 * 40, berbeda: 0 },
    selesai: 6,
    gangguan: { ganda_dicoba: 1, ganda_ditolak: 1, nyala_ulang: 1 },
    putar_ulang: { perbedaan: 0 },
    kapasitas: null,
    temuan: [],
  });
  // The rush at the bell, pictures included, is told for those who were simulated.
  expect(laporan).toMatchObject({ masuk: { jumlah: 6 }, gambar: { jumlah: 6 }, mulai: { jumlah: 6 } });
  const told = judgeSimulasi(6, laporan!).butir.map(({ teks }) => teks);
  expect(told).toContainEqual(expect.stringMatching(/^Serentak diukur dengan 6 peserta.*gambar soal/));
  expect(laporan!.operasi.diakui).toBe(laporan!.operasi.dibuat);
  expect(laporan!.operasi.dibuat).toBeGreaterThan(6 * 20);
  expect(laporan!.putar_ulang.operasi).toBe(laporan!.operasi.dibuat);
  expect(gladi).toMatchObject({
    status: 'selesai',
    lulus: judgeSimulasi(6, laporan!).lulus,
    oleh: 'Uji operator',
  });

  const after = await readTables(t);
  for (const [nama, rows] of after)
    if (nama !== 'gladi_bersih' && !nama.endsWith('audit'))
      expect([nama, rows]).toEqual([nama, before.get(nama)]);
  expect(after.get('gladi_bersih')).toHaveLength(1);
  // The clock stands still, so that the two have no order.
  const added = after.get('audit')!.slice(before.get('audit')!.length);
  expect(added.toSorted((one, other) => (one.tindakan! < other.tindakan! ? 1 : -1))).toMatchObject([
    { tindakan: 'mulai gladi bersih', tabel: 'gladi_bersih', nama: 'Uji operator' },
    { tindakan: 'akhir gladi bersih', tabel: 'gladi_bersih', sesudah: { status: 'selesai' } },
  ]);
  expect(existsSync(join(t.dataDir, 'gladi'))).toBe(false);
});

test('the capacity is the largest load of answers that is taken in time, measured step by step, and says what it leaves out', async () => {
  const { body } = await start({ peserta: 1, ukur_kapasitas: true });
  const { kapasitas } = (await reportOf(body.data.id)).laporan!;
  expect(kapasitasText(kapasitas!)).toMatch(/kirim jawaban.*Masuk, gambar, dan mulai tidak termasuk/);
  const held = kapasitas!.langkah.filter(({ cukup }) => cukup).map(({ peserta }) => peserta);
  expect(kapasitas!.peserta).toBe(Math.max(0, ...held));
  expect(kapasitas!.langkah[0]!.peserta).toBe(250);
});

test('while it runs no list, count or search of the school shows a virtual participant, and a second one is refused', async () => {
  const { body } = await start({ detik: 30 });
  const admin = await t.signIn('administrator');
  await expect
    .poll(async () => (await running())?.diakui ?? 0, { timeout: 60_000, interval: 50 })
    .toBeGreaterThan(0);
  expect((await t.call(admin, 'GET', '/api/data-peserta')).body).toHaveLength(2);
  expect((await t.call(admin, 'GET', '/api/cari?q=gladi')).body).toEqual([]);
  const { akun } = Object.fromEntries(await readTables(t));
  expect(akun!.filter(({ email }) => String(email).startsWith('GLADI'))).toEqual([]);
  expect((await start({})).body).toMatchObject({
    status: false,
    message: 'Gladi bersih lain sedang berjalan. Tunggu sampai selesai, atau hentikan dahulu.',
  });

  expect((await t.call(operator, 'POST', `${path}-berhenti`)).body.message).toBe('Gladi dihentikan.');
  expect(await reportOf(body.data.id)).toMatchObject({
    status: 'dibatalkan',
    lulus: null,
    laporan: null,
    sebab: 'Dihentikan oleh panitia.',
  });
  expect(existsSync(join(t.dataDir, 'gladi'))).toBe(false);
});

test('a server that ends takes the rehearsal along and says so in the report', async () => {
  const { body } = await start({ detik: 60 });
  await t.restart();
  expect(existsSync(join(t.dataDir, 'gladi'))).toBe(false);
  expect(await reportOf(body.data.id)).toMatchObject({
    status: 'terhenti',
    lulus: null,
    sebab: 'Server berhenti saat gladi berjalan.',
  });
});

test('what is asked for is checked in words', async () => {
  expect((await start({ peserta: 2_001 })).body).toMatchObject({
    status: false,
    kesalahan: { peserta: 'Paling banyak 2.000 peserta virtual.' },
  });
  expect((await start({ detik: 1 })).body.kesalahan).toEqual({
    detik: 'Lama mengerjakan paling sedikit 5 detik.',
  });
});

test('the reports are kept and can be taken along as a workbook', async () => {
  const { body: kept } = await t.call(operator, 'GET', path);
  expect(kept.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'dibatalkan',
    'selesai',
    'selesai',
    'terhenti',
  ]);
  const { id } = kept.find(({ status }: { status: string }) => status === 'selesai');
  const answer = await t.call(operator, 'GET', `${path}-export/${id}`);
  expect(answer.httpStatus).toBe(200);
});
