import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { masterSoal } from '../../soal/bank/soal.table.ts';
import { kabarPerangkat } from './kabar-perangkat.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor'));
const device = perTest(() => new TestDevice(t));

const id = () => room.rows[0]!.barisId;
const list = async () =>
  (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body;
const news = { baterai: 12, mengisi: false, ruang_mb: 900, tetap: true };
const readiness = { ...news, siap: [''], bekal: [] as string[], selisih_ms: -4_000, layak: true };
const report = (body: object) => t.call(siswa, 'POST', '/api/peserta/kesiapan', body);

test('S21: a prepared device stands on the row of its sheet before the start, and only there', async () => {
  expect((await list())[0]).toMatchObject({ kabar: null });
  expect((await report({ ...readiness, siap: [id()] })).body).toMatchObject({ status: true });
  const [own, other] = await list();
  expect(own.kabar).toEqual({
    ...news,
    siap: true,
    bekal: false,
    selisih_ms: -4_000,
    layak: true,
    perangkat: '',
    pada_ms: t.clock.nowMs(),
  });
  expect(other.kabar).toBeNull();
});

test('S17, S21: a device says whether it can begin without the server; one that does not say cannot', async () => {
  const told = { ...readiness, siap: [id()] };
  await report({ ...told, bekal: [id()] });
  expect((await list())[0].kabar).toMatchObject({ siap: true, bekal: true });
  await report({ ...told, bekal: undefined });
  expect((await list())[0].kabar).toMatchObject({ siap: true, bekal: false });
});

test('S21: a sheet that was built anew is not on the device until it says so again', async () => {
  const open = () => t.call(siswa, 'POST', '/api/peserta/dashboard-jadwal-ujian', {});
  await open();
  await report({ ...readiness, siap: [id()] });
  expect((await list())[0].kabar).toMatchObject({ siap: true });
  t.clock.advance(10 * 60_000);
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(masterSoal).set({ versi: 2 }).where(eq(masterSoal.id, room.bankId)),
  );
  await open();
  expect((await list())[0].kabar).toMatchObject({ siap: false });
  await report({ ...readiness, siap: [id()] });
  expect((await list())[0].kabar).toMatchObject({ siap: true });
});

test('S21: another report replaces it, and one that is no report is refused', async () => {
  await report({ ...readiness, siap: [id()] });
  await report({ ...readiness, siap: [], ruang_mb: 20 });
  expect((await list())[0].kabar).toMatchObject({ siap: false, ruang_mb: 20 });
  expect((await report({ siap: 'semua' })).httpStatus).toBeGreaterThanOrEqual(200);
  expect((await list())[0].kabar).toMatchObject({ siap: false, ruang_mb: 20 });
  expect(await t.context.store.read.select().from(kabarPerangkat)).toHaveLength(1);
});

test('S21: news with a batch keep what readiness said; a batch without them changes nothing', async () => {
  await report({ ...readiness, siap: [id()] });
  await device.begin(siswa, id());
  await device.post({ ...device.batch(), kabar: { ...news, baterai: 71, mengisi: true } });
  const known = { baterai: 71, mengisi: true, siap: true, layak: true, perangkat: 'uji' };
  expect((await list())[0].kabar).toMatchObject(known);
  device.answer(device.start.urutan[0]!, 'A');
  await device.send();
  expect((await list())[0].kabar).toMatchObject(known);
});

test('S1, S21: news that cannot be read stop no answer', async () => {
  await device.begin(siswa, id());
  device.answer(device.start.urutan[0]!, 'A');
  const { body } = await device.post({ ...device.batch(), kabar: { baterai: 'penuh' } });
  expect(body).toMatchObject({ status: true, ack: 1 });
  expect((await list())[0]).toMatchObject({ kabar: null, terjawab: 1 });
});
