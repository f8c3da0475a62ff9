import type { Letter } from '@spmb/shared/sync/operation.ts';
import { answerOf } from '@spmb/shared/sync/sheet.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { buildExamRoom, type ExamRoom } from '../../testing/build-exam-room.ts';
import { buildTestApp, type Session, type TestApp } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { findAttempt } from './attempt.queries.ts';
import { verifyLog } from './verify-log.ts';

let t: TestApp;
let room: ExamRoom;
let admin: Session;
let siswa: Session;

beforeEach(async () => {
  t = await buildTestApp();
  room = await buildExamRoom(t);
  admin = await t.signIn('administrator');
  siswa = await room.signIn(0);
});
afterEach(() => t.close());

const minute = 60_000;
const baris = (index = 0) => room.rows[index]!.barisId;
const backup = () => createBackup(t, admin);
async function restore(id: string) {
  expect((await restoreBackup(t, admin, id)).body).toMatchObject({ status: true });
  admin = await t.signIn('administrator');
}
async function sitDown(session = siswa, extra = {}) {
  const device = new TestDevice(t);
  await device.begin(session, baris(), extra);
  return device;
}
/** Works for some minutes, answers the questions from `from` on, and sends. */
async function work(device: TestDevice, letters: readonly Letter[], minutes = 10, from = 0) {
  t.clock.advance(minutes * minute);
  device.elapsedMs += minutes * minute;
  letters.forEach((letter, index) => device.answer(device.start.urutan[from + index]!, letter));
  await device.send();
}
const attemptOf = async (device: TestDevice) =>
  (await findAttempt(t.context.store.read, device.start.ujian_id))!;
const answersOf = async (device: TestDevice) => {
  const { lembar } = await attemptOf(device);
  return device.start.urutan.map((butir) => answerOf(lembar, butir)).join('');
};
const records = () => t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'terima_surat'));
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

describe('S18: a server restored to before a start', () => {
  test('makes the attempt again out of what its device was told, and takes all its answers', async () => {
    const before = await backup();
    const device = await sitDown();
    await work(device, ['A', 'B', 'C']);
    const { boleh_ms, batas_akhir_ms } = device.start.keadaan;
    await restore(before);
    expect((await device.post(device.batch())).httpStatus).toBe(403);
    expect((await device.tellSurat()).body).toMatchObject({ status: true, generasi: 2 });
    expect((await device.sendAgain()).keadaan).toMatchObject({
      ...{ status: 'mengerjakan', pemegang: true, epoch: 1, boleh_ms, batas_akhir_ms },
      terpakai_ms: 10 * minute,
    });
    expect(device.ack).toBe(3);
    expect(await answersOf(device)).toBe('ABC');
    expect(await records()).toMatchObject([{ baris_id: baris(), nama: 'perangkat peserta' }]);
    await work(device, ['D', 'E'], 5, 3);
    device.finish();
    expect((await device.send()).keadaan).toMatchObject({
      status: 'selesai',
      kode_terima: expect.any(String),
    });
    expect(await answersOf(device)).toBe('ABCDE');
    expect(await differences()).toEqual([]);
  });
});
