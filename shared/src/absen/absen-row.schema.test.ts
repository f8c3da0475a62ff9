import { expect, test } from 'vitest';
import { absenChangesContract, absenSnapshotContract } from './absen-row.schema.ts';

test('a change names the row and only what changed, and what is not in the contract does not pass', () => {
  const rows = [{ id: 'baris-1', terjawab: 4, nilai: null, pilihan: 'A', mulai_ms: 1 }];
  expect(absenChangesContract.parse({ rows, server_ms: 1 }).rows).toEqual([
    { id: 'baris-1', terjawab: 4, nilai: null },
  ]);
});

test('a change without the row’s id, and a half row in a snapshot, are refused', () => {
  expect(absenChangesContract.safeParse({ rows: [{ terjawab: 4 }], server_ms: 1 }).success).toBe(false);
  expect(absenSnapshotContract.safeParse({ rows: [{ id: 'baris-1' }], server_ms: 1 }).success).toBe(false);
});
