import { sql, type SQL } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { engine } from '../../db/engine.ts';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { percakapan } from './rows/pesan.table.ts';
import { buildInbox } from './testing/build-inbox.ts';

const t = perTest(buildTestApp);
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
let rina: Session;
beforeEach(async () => {
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const figures = async () => (await t.call(rina, 'GET', '/api/pesan-waktu-jawab')).body;
/** What the migration that brings waits fills them with, and where. */
function migratedWait() {
  const folder = new URL(`../../../migrations/${engine}/`, import.meta.url);
  const all = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const text = all.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const update = /UPDATE .percakapan. SET .menunggu_ms. = (.+) WHERE (.+);/.exec(text);
  const [, value = 'null', where = '1 = 1'] = update ?? [];
  return { value: sql.raw(value) as SQL<number>, where: sql.raw(where) };
}
const ids = async () => (await inbox.list(rina)).map(({ id }: { id: string }) => id);
/** Writes, and is answered after so long. */
async function answered(id: string, afterMs: number) {
  const who = await inbox.pendaftar(id);
  await inbox.write(who);
  t.clock.advance(afterMs);
  await inbox.reply(rina, id);
  return who;
}

describe('how long applicants wait for an answer', () => {
  test('is counted from the first message that was not answered; a second one changes nothing', async () => {
    const siti = await inbox.pendaftar('siti');
    const sinceMs = t.clock.nowMs();
    await inbox.write(siti);
    t.clock.advance(hourMs);
    await inbox.write(siti, { body: 'Halo?' });
    expect(await inbox.list(rina)).toMatchObject([{ menunggu_ms: sinceMs }]);
    expect(await figures()).toEqual({ menunggu: 1, terlama_ms: sinceMs, dijawab: 0, median_ms: null });
    await inbox.reply(rina, 'siti');
    expect(await inbox.list(rina)).toMatchObject([{ menunggu_ms: null }]);
    expect(await figures()).toEqual({ menunggu: 0, terlama_ms: null, dijawab: 1, median_ms: hourMs });
  });

  test('goes on in a database of before waits were kept: since the newest message, and from there also when he writes again', async () => {
    const siti = await inbox.pendaftar('siti');
    await inbox.write(siti);
    const sinceMs = t.clock.nowMs();
    await answered('budi', minuteMs);
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      await tx.update(percakapan).set({ menunggu_ms: null });
      const { value, where } = migratedWait();
      await tx.update(percakapan).set({ menunggu_ms: value }).where(where);
    });
    expect(await figures()).toMatchObject({ menunggu: 1, terlama_ms: sinceMs });
    t.clock.advance(hourMs);
    await inbox.write(siti, { body: 'Halo?' });
    expect(await figures()).toMatchObject({ menunggu: 1, terlama_ms: sinceMs });
  });

  test('of seven days has a median: the first answers alone, not what follows them or begins a conversation', async () => {
    expect(await figures()).toMatchObject({ dijawab: 0, median_ms: null });
    for (const [id, afterMs] of [
      ['a', minuteMs],
      ['b', 90 * minuteMs],
      ['c', 10 * minuteMs],
    ] as const)
      await answered(id, afterMs);
    await inbox.reply(rina, 'a', { body: 'Dan bawa kartu.' });
    await inbox.pendaftar('baru');
    await inbox.reply(rina, 'baru', { body: 'Serahkan rapor.' });
    expect(await figures()).toMatchObject({ dijawab: 3, median_ms: 10 * minuteMs });
  });

  test('that is older than seven days counts no more', async () => {
    await answered('lama', hourMs);
    t.clock.advance(7 * 24 * hourMs);
    rina = await t.signIn('operator');
    expect(await figures()).toMatchObject({ dijawab: 0, median_ms: null });
  });

  test('puts the longest wait first, also when it was read', async () => {
    for (const id of ['a', 'b']) {
      await inbox.write(await inbox.pendaftar(id));
      t.clock.advance(minuteMs);
    }
    await answered('c', minuteMs);
    const { pesans } = await inbox.open(rina, 'a');
    await t.call(rina, 'POST', '/api/pesan-dibaca', { id: 'a', ids: [pesans[0].id] });
    expect(await ids()).toEqual(['a', 'b', 'c']);
  });

  test('ends with a conversation that is done without an answer, which is none', async () => {
    const siti = await inbox.pendaftar('siti');
    await inbox.write(siti, { body: 'Terima kasih.' });
    await t.call(rina, 'POST', '/api/pesan-selesai', { id: 'siti', selesai: true });
    expect(await figures()).toMatchObject({ menunggu: 0, dijawab: 0 });
    t.clock.advance(hourMs);
    const againMs = t.clock.nowMs();
    await inbox.write(siti);
    expect(await inbox.list(rina)).toMatchObject([{ menunggu_ms: againMs }]);
  });
});
