import { expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const hourMs = 3_600_000;
const t = perFile(buildTestApp);

test('P6: the server’s time does not follow a clock that was set; staff see it and take it over on record', async () => {
  const admin = await t.signIn('administrator');
  const proctor = await t.signIn('supervisor');
  const beforeMs = t.clock.nowMs();
  t.clock.set(beforeMs + hourMs);
  const seen = await t.call(proctor, 'GET', '/api/jam-server');
  expect(seen.body).toEqual({ server_ms: beforeMs, selisih_ms: hourMs });
  const takeOver = (selisih_ms: number, alasan = 'jam komputer memang salah') =>
    t.call(admin, 'POST', '/api/jam-server', { selisih_ms, alasan });
  expect((await takeOver(0)).body).toMatchObject({ status: false });
  expect((await takeOver(hourMs, ' ')).body).toMatchObject({ kesalahan: { alasan: 'Tulis alasannya.' } });
  expect((await takeOver(hourMs)).body).toMatchObject({ status: true });
  expect((await t.call(proctor, 'GET', '/api/jam-server')).body).toEqual({
    server_ms: beforeMs + hourMs,
    selisih_ms: 0,
  });
  expect(await t.context.store.read.select().from(audit)).toMatchObject([
    {
      tindakan: 'jam-server',
      alasan: 'jam komputer memang salah',
      sesudah: { server_ms: beforeMs + hourMs },
    },
  ]);
});
