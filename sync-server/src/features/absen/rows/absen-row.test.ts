import { absenRowContract, absenSnapshotContract } from '@spmb/shared/absen/absen-row.schema.ts';
import { beforeEach, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { openAbsenStream } from '../stream/absen-stream.ts';
import { SilenceWatch } from '../stream/silence-watch.ts';

const office = { akun_id: 'staf', authent: 'operator', jurusan_id: null, semua_program: false } as const;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));

beforeEach(async () => {
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
});

test('S3-ABS-07: a row of the list, begun or not, has exactly the fields of the contract', async () => {
  const proctor = await t.signIn('supervisor');
  const { body } = await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`);
  expect(body.length).toBeGreaterThan(1);
  expect(absenRowContract.array().parse(body)).toEqual(body);
});

test('S3-ABS-01: so has the first event of the live list', async () => {
  const watched = { tanggal: room.tanggal, sesiId: room.sesiId, akun: office };
  const stream = openAbsenStream(
    { context: t.context, silence: new SilenceWatch(t.context) },
    watched,
    () => () => undefined,
  );
  const reader = stream.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  const data: unknown = JSON.parse(new TextDecoder().decode(value as Uint8Array).split('data: ')[1] ?? '');
  expect(absenSnapshotContract.parse(data)).toEqual(data);
});
