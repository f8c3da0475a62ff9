import { expect, test } from 'vitest';
import type { Patch } from '../../../live/live-hub.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor'));

const id = (index = 0) => room.rows[index]!.barisId;
const reset = () =>
  t.call(proctor, 'POST', '/api/reset-ujian-private', { id: id(), konfirmasi: 'P-0001', alasan: 'salah' });

/** What live screens are told of all that `work` changes. */
async function told(work: () => Promise<unknown>): Promise<Patch[]> {
  const arrived = Promise.withResolvers<Patch[]>();
  const leave = t.context.live.subscribe(liveTopic(room.tanggal, room.sesiId), arrived.resolve);
  try {
    await work();
    return await arrived.promise;
  } finally {
    leave();
  }
}

test('S11: what the device of an archived attempt sends does not touch the row of its successor', async () => {
  const old = new TestDevice(t);
  await old.begin(siswa, id());
  await reset();
  const next = new TestDevice(t);
  await next.begin(siswa, id());
  const other = new TestDevice(t);
  const second = await room.signIn(1);
  old.answer(old.start.urutan[0]!, 'A');
  const patches = await told(async () => {
    expect((await old.send()).verdik).toMatchObject([{ verdik: 'tertahan' }]);
    await other.begin(second, id(1));
  });
  expect(patches.map((patch) => patch.id)).toEqual([id(1)]);
});

test('S11: a reset empties the row', async () => {
  const device = new TestDevice(t);
  await device.begin(siswa, id());
  device.answer(device.start.urutan[0]!, 'A');
  await device.send();
  expect(await told(reset)).toMatchObject([
    {
      id: id(),
      status: 'siap',
      direset: true,
      terjawab: 0,
      mulai_ms: null,
      sisa_ms: null,
      nilai: null,
      terkunci: false,
    },
  ]);
});

test('S17: a score reaches the room only with the final attempt', async () => {
  const device = new TestDevice(t);
  await device.begin(siswa, id());
  const butir = device.start.urutan[0]!;
  device.answer(butir, room.keys[butir]!);
  device.finish('sendiri');
  expect(await told(() => device.send())).toMatchObject([{ status: 'selesai', terjawab: 1, nilai: null }]);
  t.clock.advance(24 * 3_600_000);
  expect(await told(() => sweepAttempts(t.context))).toMatchObject([{ status: 'final', nilai: 20 }]);
});

test('the room is told from which address each device is heard', async () => {
  const device = new TestDevice(t);
  await device.begin(siswa, id());
  t.context.addresses.note(device.aliran, '10.0.0.7');
  const answer = await t.app.request(`/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`, {
    headers: { authorization: `Bearer ${proctor.token}` },
  });
  const reader = answer.body!.getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  expect(first).toContain('"alamat":"10.0.0.7"');
  await reader.cancel();
  const request = device.batch();
  const moved = Object.assign(new EventTarget(), {
    socket: { remoteAddress: '::ffff:10.0.0.9', remoteFamily: 'IPv4' },
  });
  const [patch] = await told(() => device.post(request, device.key, { incoming: moved }));
  expect(patch).toMatchObject({ id: id(), alamat: '10.0.0.9' });
});
