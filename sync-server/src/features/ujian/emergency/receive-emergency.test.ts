import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { hasilDaruratContract } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { assignRuang } from '../../jadwal-ujian/testing/assign-ruang.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { verifyLog } from '../replay/verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('supervisor'));
const device = perTest(() => sitDown(0));

beforeEach(async () => {
  device.answer(device.start.urutan[0]!, 'C');
  device.answer(device.start.urutan[1]!, 'D');
});

async function sitDown(index: number): Promise<TestDevice> {
  const next = new TestDevice(t);
  await next.begin(await room.signIn(index), room.rows[index]!.barisId);
  return next;
}
const fileOf = (from: TestDevice, options?: Parameters<TestDevice['emergencyFile']>[1]) =>
  from.emergencyFile(t.context.secrets.publicKey, options);

async function upload(...files: File[]) {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  const { body } = await t.call(proctor, 'POST', '/api/jawaban-darurat', form);
  expect(body).toMatchObject({ status: true });
  return hasilDaruratContract.array().parse(body.data);
}
const answers = async (of = device) => {
  const attempt = await findAttempt(t.context.store.read, of.start.ujian_id);
  return [0, 1].map((index) => answerOf(attempt?.lembar ?? '', of.start.urutan[index]!));
};
const records = () => t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'jawaban_darurat'));
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

describe('S24: the emergency file of a device that cannot reach the server', () => {
  test('its answers count as if they had been sent, on record; a repeat changes nothing', async () => {
    expect(await upload(fileOf(device))).toMatchObject([
      { peserta: 'P-0001 Peserta P-0001', hasil: 'diterima', diterima: 2, sudah_ada: 0, tertahan: 0 },
    ]);
    expect(await answers()).toEqual(['C', 'D']);
    expect(await records()).toMatchObject([
      { baris_id: room.rows[0]!.barisId, akun_id: proctor.akun_id, nama: 'Uji supervisor' },
    ]);
    expect(await upload(fileOf(device))).toMatchObject([{ hasil: 'sudah_ada', diterima: 0, sudah_ada: 2 }]);
    expect(await records()).toHaveLength(1);
    // The device comes back and goes on in the same stream.
    device.answer(device.start.urutan[1]!, 'E');
    expect(await device.send()).toMatchObject({ ack: 3, bentrok: false, verdik: [] });
    expect(await answers()).toEqual(['C', 'E']);
    expect(await differences()).toEqual([]);
  });

  test('of a device that sealed what it holds', async () => {
    await device.send();
    device.answer(device.start.urutan[0]!, 'A');
    const [result] = await upload(fileOf(device, { isSealed: true }));
    expect(result).toMatchObject({ hasil: 'diterima', diterima: 1, sudah_ada: 2 });
    expect(await answers()).toEqual(['A', 'D']);
  });

  test('one bad file never stops the rest, and each says what to do', async () => {
    const other = await sitDown(1);
    other.answer(other.start.urutan[0]!, 'B');
    const whole = await fileOf(device).text();
    // Whatever sign stands there: to write the same one again would damage nothing.
    const damaged = whole.replace(/(?<="isi":".{200})./, (sign) => (sign === '-' ? '_' : '-'));
    const results = await upload(
      new File(['bukan berkas'], 'foto.spmb'),
      new File([damaged], 'rusak.spmb'),
      fileOf(device, { server: 'server-lain' }),
      fileOf(other),
    );
    expect(results.map(({ berkas, hasil }) => [berkas, hasil])).toEqual([
      ['foto.spmb', 'rusak'],
      ['rusak.spmb', 'rusak'],
      ['jawaban-P-0001.spmb', 'rusak'],
      ['jawaban-P-0001.spmb', 'diterima'],
    ]);
    for (const { message } of results.slice(0, 3)) expect(message).toMatch(/unggah/i);
    expect(results[2]?.message).toContain('server lain');
    expect(await answers(other)).toEqual(['B', null]);
    expect(await answers()).toEqual([null, null]);
  });

  test('a stream that the server never knew is held until staff accept it', async () => {
    const stranger = new TestDevice(t);
    stranger.start = device.start;
    stranger.answer(device.start.urutan[0]!, 'E');
    for (const isSealed of [false, true]) {
      const [first] = await upload(fileOf(stranger, { isSealed }));
      expect(first).toMatchObject({ tertahan: isSealed ? 0 : 1, sudah_ada: isSealed ? 1 : 0 });
    }
    expect(await answers()).toEqual([null, null]);
    device.finish();
    await device.send();
    const ids = [room.rows[0]!.barisId];
    const body = { ids, alasan: 'server dipulihkan', tindakan_id: 'putusan-0001' };
    expect((await t.call(proctor, 'POST', '/api/tertahan-terima', body)).body).toMatchObject({
      status: true,
    });
    expect(await differences()).toEqual([]);
  });

  test('what no key proves goes into no stream and is set aside for staff', async () => {
    const forged = await upload(fileOf(device, { key: new Uint8Array(32).fill(7) }));
    expect(forged).toMatchObject([{ hasil: 'tertahan', diterima: 0, disisihkan: 2 }]);
    expect(await answers()).toEqual([null, null]);
    await device.send();
    expect(await answers()).toEqual(['C', 'D']);
    expect(await differences()).toEqual([]);
  });

  test('N39: a supervisor brings in those of his own rooms only', async () => {
    await assignRuang(t, room, proctor.akun_id, 'Lab 9');
    expect(await upload(fileOf(device))).toMatchObject([{ hasil: 'ditolak', peserta: '' }]);
    expect(await answers()).toEqual([null, null]);
  });

  test('without a file it asks for one', async () => {
    const { body } = await t.call(proctor, 'POST', '/api/jawaban-darurat', new FormData());
    expect(body).toMatchObject({ status: false, message: expect.stringContaining('.spmb') });
  });
});
