import { expect, test } from 'vitest';
import { sweepAttempts } from '../features/ujian/sweep/sweep-attempts.ts';
import { ujian } from '../features/ujian/attempt/ujian.table.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { perTest } from './per-test.ts';
import { buildTestApp } from './test-app.ts';

const t = perTest(() => buildTestApp({ isSetUp: false }));

test('a demo that begins at night has closed the exam of the day before: no score changes by itself', async () => {
  t.clock.set(Date.parse('2025-07-02T02:10:00+07:00'));
  t.context.clock.takeOver();
  await seedDemo(t.context, { pendaftar: false });
  const attempts = () =>
    t.context.store.read.select({ status: ujian.status, nilai: ujian.nilai, versi: ujian.versi }).from(ujian);
  const before = await attempts();
  expect(before.length).toBeGreaterThan(100);
  await sweepAttempts(t.context);
  expect(await attempts()).toEqual(before);
});
