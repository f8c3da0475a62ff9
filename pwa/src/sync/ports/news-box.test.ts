import type { DeviceNews } from '@spmb/shared/sync/protocol/device-news.schema.ts';
import { expect, test } from 'vitest';
import { NewsBox } from './news-box.ts';
import { buildWorld } from '../testing/build-device.ts';
import { settle } from '../testing/fake-time.ts';

const full: DeviceNews = { baterai: 86, mengisi: false, ruang_mb: 900, tetap: true };

test('S21: news go out with the first batch, and again only when something changed that is worth it', async () => {
  const { device, server, time } = buildWorld();
  let now = full;
  device.ports.news = new NewsBox(async () => now);
  await settle();
  const session = await device.start();
  const told = () => server.batches.map(({ request }) => request.kabar).filter(Boolean);
  expect(told()).toEqual([full]);
  now = { ...full, baterai: 83 };
  await time.advance(125_000);
  expect(told()).toEqual([full]);
  now = { ...full, baterai: 79 };
  await session.answer('butir-1', 'A');
  await time.advance(125_000);
  expect(told()).toEqual([full, now]);
  const before = now;
  now = { ...full, baterai: 15, ruang_mb: 40 };
  await time.advance(125_000);
  expect(told()).toEqual([full, before, now]);
});

test('S21: news whose batch found no server go with the next', async () => {
  const { device, server, time } = buildWorld();
  device.ports.news = new NewsBox(async () => full);
  await settle();
  const session = await device.engine.start(server.jadwal.jadwal_ujian_id, 'ABCDEF');
  server.network = 'down';
  await session.answer('butir-1', 'A');
  await time.advance(1_000);
  expect(server.batches).toEqual([]);
  server.network = 'up';
  await time.advance(120_000);
  expect(server.batches[0]?.request.kabar).toEqual(full);
});

test('S21: a browser that tells nothing adds nothing to a batch', async () => {
  const { device, server } = buildWorld();
  await device.start();
  expect(server.batches[0]?.request).not.toHaveProperty('kabar');
});
