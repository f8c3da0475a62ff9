import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';

let folder: string;
let store: Store;
const actor = { sekolah_id: '1', akun_id: null, nama: 'uji' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-antrean-'));
  store = openSqliteStore(join(folder, 'spmb.sqlite'), (error) => {
    throw error;
  });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('S1: an act after the commit that fails leaves nobody of the group without his answer', async () => {
  const ran: string[] = [];
  const answers = await Promise.all([
    store.tx(actor, (tx) => {
      tx.afterCommit(() => {
        throw new Error('layar siaran tidak dapat diberi tahu');
      });
      tx.afterCommit(() => ran.push('pertama'));
      return Promise.resolve(1);
    }),
    store.tx(actor, (tx) => {
      tx.afterCommit(() => ran.push('kedua'));
      return Promise.resolve(2);
    }),
  ]);
  expect(answers).toEqual([1, 2]);
  expect(ran).toEqual(['pertama', 'kedua']);
  expect(await store.tx(actor, () => Promise.resolve(3))).toBe(3);
});

test('S1: a caller that fails is told so and tells nobody else; the others of the group commit', async () => {
  const ran: string[] = [];
  const outcomes = await Promise.allSettled([
    store.tx(actor, (tx) => {
      tx.afterCommit(() => ran.push('gagal'));
      return Promise.reject(new Error('ditolak'));
    }),
    store.tx(actor, () => Promise.resolve('tersimpan')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(ran).toEqual([]);
});
