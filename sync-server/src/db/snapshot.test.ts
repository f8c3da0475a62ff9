import { expect, test } from 'vitest';
import { keadaanServer } from './keadaan-server.table.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { schoolId } from './school-id.ts';
import { pageRows } from './table-rows.ts';

const t = perFile(buildTestApp);

const write = (kunci: string) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    await tx.insert(keadaanServer).values({ kunci, nilai: '1' });
  });

test('P10: a snapshot stays at its moment while others write, and holds nobody up', async () => {
  const seen = await t.context.store.snapshot(async (read) => {
    const before = await read.select().from(keadaanServer);
    await write('sesudahnya');
    return { before, after: await read.select().from(keadaanServer) };
  });
  expect(seen.after).toEqual(seen.before);
  const now = await t.context.store.read.select().from(keadaanServer);
  expect(now.length).toBe(seen.before.length + 1);
});

test('a table is read whole, in the order of its key, however many pages it has', async () => {
  for (let at = 0; at < 1_100; at++) await write(`k${String(at).padStart(4, '0')}`);
  const pages: number[] = [];
  const names: unknown[] = [];
  for await (const page of pageRows(t.context.store.read, keadaanServer)) {
    pages.push(page.length);
    names.push(...page.map(({ kunci }) => kunci));
  }
  const all = await t.context.store.read.select({ kunci: keadaanServer.kunci }).from(keadaanServer);
  expect(pages.length).toBe(3);
  expect(names.toSorted()).toEqual(all.map(({ kunci }) => kunci).toSorted());
});
