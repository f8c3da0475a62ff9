import { expect, test } from 'vitest';
import { buildDevice, buildWorld, jadwalUjianId } from '../testing/build-device.ts';
import { takeStream } from './register-stream.ts';

test('two tabs that start at the same time draw one stream, which is on disk', async () => {
  const { time, server, device } = buildWorld();
  const tabs = [device, buildDevice(time, server, device.disk)];
  const taken = await Promise.all(tabs.map(({ ports }) => takeStream(ports, jadwalUjianId)));
  expect(taken[1]?.aliran).toBe(taken[0]?.aliran);
  expect(await device.ports.db.aliran.toArray()).toEqual([taken[0]]);
});

test('S11: a stream that has ended is not taken again', async () => {
  const { ports } = buildWorld().device;
  const ended = await takeStream(ports, jadwalUjianId);
  await ports.db.aliran.update(ended.aliran, { berakhir: true });
  expect((await takeStream(ports, jadwalUjianId)).aliran).not.toBe(ended.aliran);
});
