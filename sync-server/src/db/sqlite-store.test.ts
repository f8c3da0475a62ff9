import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { schoolId } from './school-id.ts';
import { penolakan } from '../http/penolakan.table.ts';
import { engine } from './engine.ts';
import { DamagedDatabase, openSqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;
const open = () => openSqliteStore(file, () => undefined);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-rusak-'));
  file = join(folder, 'spmb.sqlite');
  const store = open();
  const row = { sekolah_id: schoolId, jenis: 'uji', panggilan: '/api/uji', contoh: 'x'.repeat(200) };
  await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    for (let day = 0; day < 300; day++)
      await tx.insert(penolakan).values({ ...row, tanggal: `hari ${day}`, jumlah: day, terakhir_ms: day });
  });
  await store.close();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const flip = (from: number, count: number) => {
  const bytes = readFileSync(file);
  for (let at = from; at < from + count; at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
};

test.runIf(engine === 'sqlite').each([
  [
    'its first bytes',
    () => {
      flip(0, 16);
    },
  ],
  [
    'a page of a table',
    () => {
      flip(readFileSync(file).length - 4_096, 64);
    },
  ],
  [
    'its last third',
    () => {
      truncateSync(file, Math.floor(readFileSync(file).length / 3) * 2);
    },
  ],
])('P9: a database that lost %s is refused with the way out', (_, damage) => {
  damage();
  expect(open).toThrow(DamagedDatabase);
  expect(open).toThrow(/basis data rusak.*Pulihkan cadangan terakhir/);
});

test.runIf(engine === 'sqlite')('P9: a sound one opens with what it held', async () => {
  const store = open();
  expect(await store.read.select().from(penolakan)).toHaveLength(300);
  await store.close();
});
