import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../../db/engine.ts';
import type { AnyRow } from '../../../db/table-rows.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { readTables } from '../testing/read-tables.ts';

const program = fileURLToPath(new URL('../testing/write-sqlite-backup.ts', import.meta.url));
const own = ['audit', 'kepala_audit', 'keadaan_server', 'sesi_masuk', 'gagal_masuk', 'penolakan', 'unggahan'];

/** Rows of the two engines come in different orders: each sorts letters its own way. */
const sorted = (rows: readonly AnyRow[]): AnyRow[] =>
  rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const keyOf = (row: AnyRow) =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .join('|');

describe.runIf(engine === 'postgres')('P10, P11: from SQLite to PostgreSQL', () => {
  // One school on SQLite serves both: it takes another process of the whole server.
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spmb-sqlite-'));
    execFileSync(process.execPath, [program, folder], { env: { ...process.env, DATABASE_URL: '' } });
    return () => rmSync(folder, { recursive: true });
  });

  test.each([
    ['a backup', 'asing.zip'],
    ['a quick copy', 'cepat.zip'],
  ])('%s of SQLite restores with its code on an empty PostgreSQL, row for row', async (_kind, name) => {
    const t = await buildTestApp({ isSetUp: false });
    const file = new Uint8Array(readFileSync(join(folder, name)));
    await t.app.request('/api/pulihkan-unggah', { method: 'POST', body: file });
    const kode = readFileSync(join(folder, 'kode.txt'), 'utf8');
    expect((await t.call(undefined, 'POST', '/api/pulihkan-awal', { kode })).body).toMatchObject({
      status: true,
    });
    const expected = JSON.parse(readFileSync(join(folder, 'isi.json'), 'utf8')) as Record<string, AnyRow[]>;
    const restored = await readTables(t);
    expect(Object.keys(expected)).toEqual([...restored.keys()]);
    for (const [nama, rows] of Object.entries(expected))
      if (!own.includes(nama)) expect([nama, sorted(restored.get(nama) ?? [])]).toEqual([nama, sorted(rows)]);
    expect(restored.get('operasi')).toHaveLength(2);
    expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
    await t.close();
  });
});
