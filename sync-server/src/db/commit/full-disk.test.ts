import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommitQueue } from './commit-queue.ts';
import { isDiskFull } from '../../server/log/error-code.ts';

const actor = { sekolah_id: '1', akun_id: null, nama: 'uji' };
let connection: Database.Database;
let ends: unknown[];
beforeEach(() => {
  ends = [];
  connection = new Database(':memory:');
  connection.exec('create table berkas (isi text)');
  connection.pragma('max_page_count = 4');
});
afterEach(() => {
  connection.close();
});

const build = (giveSpace?: () => boolean) => {
  const queries: any = drizzle(connection);
  return new CommitQueue(connection, queries, (error) => ends.push(error), giveSpace);
};
const stored = () => connection.prepare('select length(isi) as isi from berkas').pluck().all();
/** A caller's work that stores so many letters, and how often it ran. */
function buildWork(letters: number) {
  const work = async () => {
    work.ran += 1;
    connection.prepare('insert into berkas values (?)').run('x'.repeat(letters));
    return letters;
  };
  work.ran = 0;
  return work;
}

test('P3: a group that found the disk full is tried again with the room that was given; nobody hears of it', async () => {
  let given = 0;
  const queue = build(() => {
    given += 1;
    connection.pragma('max_page_count = 1000');
    return true;
  });
  const [small, large] = [buildWork(10), buildWork(50_000)];
  let refusals = 0;
  const refuse = () => {
    refusals += 1;
    return Promise.reject(new Error('ditolak'));
  };
  const outcomes = await Promise.allSettled([
    queue.add(actor, refuse),
    queue.add(actor, small),
    queue.add(actor, large),
  ]);
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'ditolak'))).toEqual([
    'ditolak',
    10,
    50_000,
  ]);
  // Who was refused has his answer: he is not tried again.
  expect([given, refusals, small.ran, large.ran]).toEqual([1, 1, 2, 2]);
  expect(stored()).toEqual([10, 50_000]);
});

test('P3: with nothing to give only who does not fit is refused, and the process goes on', async () => {
  const queue = build();
  const outcomes = await Promise.allSettled([
    queue.add(actor, buildWork(10)),
    queue.add(actor, buildWork(50_000)),
    queue.add(actor, buildWork(20)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [isDiskFull(one.reason)] : []))).toEqual([
    true,
  ]);
  expect(stored()).toEqual([10, 20]);
  expect(ends).toEqual([]);
});
