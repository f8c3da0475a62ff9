import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { operasi, ujian } from '../../ujian/attempt/ujian.table.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('operator'));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  await device.begin(await room.signIn(1), id(1));
});
afterEach(async () => {
  // S6: replaying the log gives the stored state, of the archived attempt too.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

const id = (index: number) => room.rows[index]!.barisId;
const correct = async (more: object = {}, session = proctor) =>
  t.call(session, 'POST', '/api/salah-akun', {
    id: id(1),
    benar_id: id(0),
    alasan: 'kartu tertukar',
    tindakan_id: 'salah-1',
    ...more,
  });
const begin = async (index: number) => {
  const own = new TestDevice(t);
  await own.begin(await room.signIn(index), id(index));
  return own;
};

test('S11: what was done under the wrong account is archived with its answers; both begin under their own', async () => {
  device.answer(device.start.urutan[0]!, 'A');
  device.elapsedMs = 12 * 60_000;
  t.clock.advance(12 * 60_000);
  await device.send();
  const { body } = await correct();
  expect(body).toMatchObject({
    status: true,
    data: { status: 'BELUM HADIR', terjawab: 0, usul_menit: 12 },
    message: expect.stringContaining('Peserta P-0001 masuk dengan akunnya sendiri'),
  });
  // What the device still sends goes to the archived attempt, and nowhere else.
  device.answer(device.start.urutan[1]!, 'B');
  expect((await device.send()).ack).toBe(2);
  expect(await t.context.store.read.select().from(operasi)).toHaveLength(2);
  expect((await begin(0)).start.keadaan).toMatchObject({ percobaan: 1, jumlah_di_server: 0 });
  expect((await begin(1)).start.keadaan).toMatchObject({ percobaan: 2, jumlah_di_server: 0 });
  const attempts = await t.context.store.read.select().from(ujian);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['diarsipkan', 'mengerjakan', 'mengerjakan']);
});

test('the act stands at both rows with its reason, once, however often it is sent', async () => {
  await correct();
  expect((await correct()).body).toMatchObject({ status: true, data: { usul_menit: 0 } });
  for (const index of [0, 1]) {
    const { body } = await t.call(proctor, 'GET', `/api/absen-tindakan/${id(index)}`);
    expect(body).toMatchObject([{ jenis: 'salah_akun', alasan: 'kartu tertukar' }]);
  }
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'salah_akun'));
  expect(entries.map(({ baris_id }) => baris_id).sort()).toEqual([id(0), id(1)].sort());
});

test('refused: without a reason, for the same row, where nobody has begun, and for who is not watched', async () => {
  expect((await correct({ alasan: '' })).body).toMatchObject({ kesalahan: { alasan: expect.any(String) } });
  expect((await correct({ benar_id: id(1) })).body).toMatchObject({
    kesalahan: { benar_id: expect.any(String) },
  });
  expect((await correct({ id: id(0), benar_id: id(1) })).httpStatus).toBe(409);
  const lain = await t.signIn('supervisor', { nama: 'Bu Lain', jurusan_id: 'program-lain' });
  expect((await correct({}, lain)).httpStatus).toBe(404);
});
