import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from './sweep-attempts.ts';
import { ujian } from '../attempt/ujian.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 3 }));
let devices: TestDevice[];

beforeEach(async () => {
  devices = [];
  for (const [index, { barisId }] of room.rows.entries()) {
    const device = new TestDevice(t);
    await device.begin(await room.signIn(index), barisId);
    devices.push(device);
  }
});

const dayMs = 24 * 3_600_000;
const attempts = async () => {
  const rows = await t.context.store.read.select().from(ujian);
  return devices.map((device) => rows.find((row) => row.id === device.start.ujian_id)!);
};

test('S14: an attempt nobody finished ended at its last moment; one that was finished, when it was', async () => {
  t.clock.advance(60_000);
  devices[1]!.finish('sendiri');
  await devices[1]!.send();
  const finishedMs = t.clock.nowMs();
  t.clock.advance(dayMs);
  await sweepAttempts(t.context);
  const [silent, finished] = await attempts();
  expect(silent).toMatchObject({
    status: 'final',
    sebab_selesai: 'waktu_habis',
    selesai_ms: silent!.batas_akhir_ms,
  });
  expect(finished).toMatchObject({ status: 'final', sebab_selesai: 'sendiri', selesai_ms: finishedMs });
});

test('S14: an attempt that cannot be closed keeps none of the others open', async () => {
  const broken = devices[1]!.start.ujian_id;
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(ujian).set({ paket_id: 'paket-yang-hilang' }).where(eq(ujian.id, broken)),
  );
  t.clock.advance(dayMs);
  await sweepAttempts(t.context);
  expect((await attempts()).map(({ status }) => status)).toEqual(['final', 'mengerjakan', 'final']);
});
