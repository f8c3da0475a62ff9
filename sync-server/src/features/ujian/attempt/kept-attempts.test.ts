import { letters } from '@spmb/shared/sync/stream/letter.ts';
import Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { engine } from '../../../db/engine.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { attempts, lockAttemptAndStream, streams } from './attempt.queries.ts';
import { saveAttempt, saveProgress } from './save-attempt.mutations.ts';
import { aliran, ujian } from './ujian.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const actor = { sekolah_id: '1', akun_id: null, nama: 'uji' };
const seen = new Set<string>();
let admin: Session;
let device: TestDevice;
let count = 0;

const inTx = <T>(work: (tx: Transaction) => Promise<T>) => t.context.store.tx(actor, work);
const barisId = () => room.rows[0]!.barisId;
const staff = (path: string, body: object) =>
  t.call(admin, 'POST', `/api/${path}`, { alasan: 'uji', ...body });

/** What is looked up by id, twice, is what a statement of its own reads; of rows that are gone, nothing. */
async function expectStored() {
  await inTx(async (tx) => {
    for (const [table, rows] of [
      [ujian, attempts],
      [aliran, streams],
    ] as const) {
      const stored = new Map(
        (await tx.select().from(table).where(ofSchool(table))).map((row) => [row.id, row]),
      );
      for (const id of stored.keys()) seen.add(id);
      for (const id of [...seen, ...seen]) {
        const found = await rows.find(tx, id);
        if (found) expect(found).toStrictEqual(stored.get(id));
        else expect(stored.has(id)).toBe(false);
      }
    }
  });
}

/** Begins on a device of its own. */
async function beginHere(extra: object = {}) {
  const next = new TestDevice(t);
  const { body } = await next.begin(siswa, barisId(), { ...extra });
  if (body.lanjut === true) device = next;
}

async function answer(place: number, pilihan = letters[place % 5]!) {
  device.answer(device.start.urutan[place % device.start.urutan.length]!, pilihan);
  await device.send();
}

/** Writes through and fails: nothing of it may be found afterwards. */
const writeAndFail = () =>
  inTx(async (tx) => {
    const found = await lockAttemptAndStream(tx, device.start.ujian_id, device.aliran);
    if (!found) throw new Error('no attempt');
    const { attempt, stream } = found;
    await saveProgress(tx, { ...attempt, lembar: '{"palsu":1}', versi: 999 }, { ...stream, ack: 999 }, [], 1);
    throw new Error('ditolak');
  });

/** Writes by a statement of its own, reads what it wrote, and fails. */
const changeAndFail = () =>
  inTx(async (tx) => {
    await saveAttempt(tx, device.start.ujian_id, { versi: 998 });
    expect((await attempts.lock(tx, device.start.ujian_id))?.versi).toBe(998);
    throw new Error('ditolak');
  });

/** Another connection, as of a program at the console. */
function changeElsewhere() {
  if (engine === 'postgres') return inTx((tx) => saveAttempt(tx, device.start.ujian_id, { keluar: ++count }));
  const other = new Database(join(t.dataDir, 'spmb.sqlite'));
  other.pragma('busy_timeout = 5000');
  other.prepare('update ujian set keluar = ? where id = ?').run(++count, device.start.ujian_id);
  other.close();
}

beforeEach(async () => {
  seen.clear();
  admin = await t.signIn('administrator');
  await beginHere();
});

const acts: Record<string, (place: number) => unknown> = {
  answers: (place) => answer(place),
  'answers several': async (place) => {
    for (const step of [1, 2, 3]) device.answer(device.start.urutan[(place + step) % 5]!, letters[step]!);
    await device.send();
  },
  'sends again': () => device.post(device.batch(1)),
  'is asked directly': (place) =>
    t.call(siswa, 'POST', '/api/peserta/store-jawaban', {
      id: `${device.start.ujian_id}-${(place % 5) + 1}`,
      pilihan: letters[place % 5],
    }),
  'leaves the page': async () => {
    device.record({ jenis: 'peristiwa', nama: 'keluar', rincian: '' } as never);
    await device.send();
  },
  'login is reset': () => staff('reset-login', { ids: [barisId()] }),
  'begins elsewhere': () => beginHere({ pindah: true }),
  'is given time': () => staff('tambah-waktu', { ids: [barisId()], menit: 1, tambahan_id: `g${++count}` }),
  'time passes': () => t.clock.advance(20_000),
  'a write fails': () => writeAndFail(),
  'a change fails': () => changeAndFail(),
  'a write fails among others': (place) =>
    Promise.allSettled([writeAndFail(), answer(place), changeAndFail()]),
  'another program writes': () => changeElsewhere(),
};

describe('S1: an attempt and its streams in memory are those that are stored', () => {
  test('after any acts, in any order, also those that are refused', { timeout: 120_000 }, async () => {
    const act = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(20));
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (chosen) => {
        for (const [name, place] of chosen) {
          await Promise.allSettled([acts[name]?.(place)]);
          await expectStored();
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  test('after a finish, an exam that begins anew and a restart', async () => {
    await answer(1);
    await expectStored();
    expect((await staff('set-selesai', { id: barisId() })).httpStatus).toBe(200);
    await expectStored();
    await staff('reset-ujian-private', { id: barisId() });
    await expectStored();
    await beginHere();
    await answer(2);
    await expectStored();
    await t.restart();
    await answer(3);
    await expectStored();
  });

  test('after a change that fails before anything else was read or written', async () => {
    await t.restart();
    await expect(changeAndFail()).rejects.toThrow('ditolak');
    await expectStored();
  });

  test('after a look and a write at once, where the row was not in memory', async () => {
    await t.restart();
    const { ujian_id } = device.start;
    await inTx((tx) => Promise.all([attempts.find(tx, ujian_id), saveAttempt(tx, ujian_id, { versi: 77 })]));
    await expectStored();
  });

  test('after rows are deleted', async () => {
    await answer(1);
    await expectStored();
    await inTx(async (tx) => {
      await tx.delete(aliran).where(ofSchool(aliran, eq(aliran.id, device.aliran)));
    });
    expect(await inTx((tx) => lockAttemptAndStream(tx, device.start.ujian_id, device.aliran))).toBe(
      undefined,
    );
    await expectStored();
  });
});
