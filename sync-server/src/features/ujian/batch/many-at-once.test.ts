import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { operasi, ujian } from '../attempt/ujian.table.ts';

const participants = 21;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants }));

test('S1: of a room that sends at once every answer stands in the log and the state of whose it is', async () => {
  const devices: TestDevice[] = [];
  for (const [index, { barisId }] of room.rows.entries()) {
    const device = new TestDevice(t);
    await device.begin(await room.signIn(index), barisId);
    devices.push(device);
  }
  const chosen = devices.map((device, index) => {
    const butir = device.start.urutan[index % device.start.urutan.length]!;
    const pilihan = letters[index % letters.length]!;
    // Not all write the same number of times.
    for (let times = 0; times <= index % 3; times++) device.answer(butir, pilihan);
    return { butir, pilihan, ack: device.operations.length };
  });
  const answers = await Promise.all(devices.map((device) => device.send()));
  expect(answers.map(({ ack }) => ack)).toEqual(chosen.map(({ ack }) => ack));
  const attempts = await t.context.store.read.select().from(ujian);
  const log = await t.context.store.read.select().from(operasi);
  for (const [index, { start, aliran, operations }] of devices.entries()) {
    const attempt = attempts.find(({ id }) => id === start.ujian_id)!;
    expect(answerOf(attempt.lembar, chosen[index]!.butir)).toBe(chosen[index]!.pilihan);
    expect(attempt).toMatchObject({ jumlah_terjawab: 1, belum_terkirim: 0 });
    const own = log.filter(({ aliran_id }) => aliran_id === aliran).sort((a, b) => a.seq - b.seq);
    expect(own.map(({ teks }) => teks)).toEqual(operations);
  }
});
