import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createBackup, restoreBackup } from '../../pencadangan/testing/school.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { pesan } from '../../pesan/rows/pesan.table.ts';
import { insertPesan } from '../../pesan/rows/pesan.mutations.ts';
import { write } from '../../situs/testing/admission.ts';
import { openRetensi } from '../testing/open-retensi.ts';

const t = perTest(buildTestApp);
const retensi = perTest(() => Promise.resolve(openRetensi(t)));
const letters = async () => (await t.context.store.read.select().from(pesan)).length;
const ragu = async () => (await retensi.seen()).ragu;
/** The computer's clock shows another time while the server is off. */
async function startAt(shownMs: number) {
  await t.end();
  t.clock.set(shownMs);
  await t.begin();
}
const tasks = async () => JSON.stringify((await retensi.asAdmin('GET', '/api/beranda')).body);

beforeEach(async () => {
  await seedPeserta(t, [{ id: 'budi', nomor_peserta: 'budi', nama: 'Budi', status: 0 }]);
  const letter = { peserta_id: 'budi', id: 'a', jenis: 'kotak' as const, title: '', body: 'Halo' };
  await write(t, (tx) => insertPesan(tx, t.clock.nowMs(), [letter]));
  await retensi.turnOn({ hapus_percakapan: true, hapus_percakapan_hari: 300 });
  await retensi.confirm();
  await retensi.look();
});

describe('nothing is deleted by a clock that there is reason to doubt', () => {
  test('the computer starts a year ahead and runs for a month: nobody is announced, the start page asks; set right it goes on as before', async () => {
    const rightMs = t.clock.nowMs();
    await startAt(rightMs + 366 * dayMs);
    await retensi.pass(30);
    expect([await ragu(), await letters(), await retensi.jumlah()]).toMatchObject([
      'melompat',
      1,
      { percakapan: 0 },
    ]);
    expect(await tasks()).toContain('Tanggal server perlu dipastikan');
    await startAt(rightMs + dayMs);
    // The server's own time goes on until somebody says that the computer's is right.
    expect(await ragu()).toBe('tertahan');
    t.context.clock.takeOver();
    await retensi.pass(10);
    expect([await ragu(), await letters(), await retensi.jumlah()]).toMatchObject([
      null,
      1,
      { percakapan: 0 },
    ]);
    expect(await tasks()).not.toContain('Tanggal server perlu dipastikan');
  });

  test('it jumps while the server runs, and is taken over as it is: it has to be confirmed', async () => {
    t.clock.set(t.clock.nowMs() + 366 * dayMs);
    await retensi.look();
    expect(await ragu()).toBe('tertahan');
    expect(await retensi.confirm()).toMatchObject({
      status: false,
      message: expect.stringContaining('bagian jam server'),
    });
    t.context.clock.takeOver();
    await retensi.pass(10);
    expect([await ragu(), await letters()]).toEqual(['melompat', 1]);
  });

  test('what was announced before a doubt begins anew after it', async () => {
    t.clock.advance(10 * dayMs);
    for (let fortnight = 0; fortnight < 29; fortnight += 1) {
      await retensi.look();
      t.clock.advance(10 * dayMs);
    }
    await retensi.pass(6);
    expect(await retensi.jumlah()).toMatchObject({ percakapan: 1 });
    await startAt(t.clock.nowMs() + 20 * dayMs);
    await retensi.look();
    expect([await ragu(), await retensi.jumlah()]).toMatchObject(['melompat', { percakapan: 0 }]);
    await retensi.confirm();
    await retensi.pass(7);
    expect(await letters()).toBe(1);
    await retensi.pass(1);
    expect(await letters()).toBe(0);
  });

  test('weeks behind at the start: the server’s time stands by the last one, and nothing is believed until it is settled', async () => {
    await startAt(t.clock.nowMs() - 40 * dayMs);
    await retensi.pass(3);
    expect(await ragu()).toBe('tertahan');
    // Taken over as it is, wrong as it is: the date of before is ahead of it.
    t.context.clock.takeOver();
    expect(await ragu()).toBe('mundur');
    expect(await retensi.confirm()).toMatchObject({ status: true });
    expect(await ragu()).toBeNull();
  });

  test('a backup of long ago does not make a date believed, nor doubted', async () => {
    const admin = await t.signIn('administrator');
    const backup = await createBackup(t, admin);
    await retensi.pass(10);
    const { dipastikan_ms } = await retensi.seen();
    expect((await restoreBackup(t, await t.signIn('administrator'), backup)).body.status).toBe(true);
    expect((await retensi.seen()).dipastikan_ms).toBe(dipastikan_ms);
  });
});

describe('an administrator confirms the date', () => {
  const records = async () =>
    (await t.context.store.read.select().from(audit)).filter(
      ({ tindakan }) => tindakan === 'pastikan tanggal',
    );

  test('after the holidays, once, on record; then what is old goes as announced', async () => {
    t.clock.advance(301 * dayMs);
    await retensi.look();
    expect(await ragu()).toBe('melompat');
    const before = (await records()).length;
    expect(await retensi.confirm()).toMatchObject({ status: true });
    expect(await retensi.confirm()).toMatchObject({ status: true });
    expect((await records()).length).toBe(before + 1);
    await retensi.pass(8);
    expect(await letters()).toBe(0);
  });

  test.each([
    ['a date that is not the server’s any more', -7_200_000],
    ['a date to come', 300 * dayMs],
  ])('not with %s', async (_, offMs) => {
    t.clock.advance(301 * dayMs);
    const before = (await records()).length;
    expect(await retensi.confirm(t.clock.nowMs() + offMs)).toMatchObject({
      status: false,
      message: expect.stringContaining('Muat ulang'),
    });
    expect([await ragu(), (await records()).length]).toEqual(['melompat', before]);
  });

  test('nobody else does', async () => {
    t.clock.advance(301 * dayMs);
    const answer = await t.call(await t.signIn('operator'), 'POST', '/api/privasi-tanggal', {
      server_ms: t.clock.nowMs(),
    });
    expect([answer.httpStatus, await ragu()]).toEqual([403, 'melompat']);
  });
});
