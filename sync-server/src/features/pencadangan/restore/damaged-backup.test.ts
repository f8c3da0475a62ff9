import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { become } from '../testing/become.ts';
import { readTables } from '../testing/read-tables.ts';
import {
  buildSchool,
  createBackup,
  finish,
  kodePemulihanOf,
  restoreBackup,
  type School,
} from '../testing/school.ts';

const t = perFile(buildTestApp);
let school: School;
let whole: Buffer;
let before: Awaited<ReturnType<typeof readTables>>;

beforeAll(async () => {
  school = await buildSchool(t);
  await finish(school.device);
  whole = readFileSync(t.context.backups.path(await createBackup(t, school.admin)));
});
beforeEach(async () => {
  before = await readTables(t);
});

const damagedText = 'Berkas pencadangan ini rusak atau terpotong';

/** Restores a file of these bytes; answers the refusal after seeing that nothing has changed. */
async function refusalOf(bytes: Buffer): Promise<string> {
  writeFileSync(t.context.backups.path('rusak'), bytes);
  const { body } = await restoreBackup(t, school.admin, 'rusak');
  expect(body.status).toBe(false);
  expect(await readTables(t)).toEqual(before);
  return body.message as string;
}
/** The same bytes with one bit changed, `offset` bytes behind the first `text`. */
function flipped(text: string, offset: number): Buffer {
  const bytes = Buffer.from(whole);
  const place = bytes.indexOf(text) + text.length + offset;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  return bytes;
}
const renamed = (name: string, other: string): Buffer =>
  Buffer.from(whole.toString('latin1').replaceAll(name, other), 'latin1');

describe('P10, P13: a backup that cannot be trusted is refused, and nothing changes', () => {
  test.each(['tabel/peserta.ndjson', 'tabel/operasi.ndjson', 'media/', 'daftar.json'])(
    'a bit of %s is wrong',
    async (name) => {
      const behind = name === 'media/' ? 64 + 10 : 10;
      expect(await refusalOf(flipped(name, behind))).toContain(damagedText);
    },
  );

  test.each([0, 1, 100, 0.5, 0.99])('cut to %s', async (part) => {
    const length = part < 1 ? Math.floor(whole.length * part) : part;
    expect(await refusalOf(whole.subarray(0, length))).toContain(damagedText);
  });

  test('names that lead out of the folder, twice the same name, and names nobody listed', async () => {
    expect(await refusalOf(renamed('tabel/audit.ndjson', '../../../audit.txt'))).toContain(damagedText);
    expect(await refusalOf(renamed('tabel/audit.ndjson', 'tabel/ruang.ndjson'))).toContain(damagedText);
    expect(await refusalOf(renamed('tabel/audit.ndjson', 'tabel/lain_.ndjson'))).toContain(damagedText);
  });

  test('an id is no path', async () => {
    writeFileSync(join(t.dataDir, 'luar.zip'), whole);
    for (const id of ['../luar', '..%2Fluar', 'C:luar', '']) {
      expect([id, (await restoreBackup(t, school.admin, id)).httpStatus]).toEqual([id, 404]);
    }
    expect(await readTables(t)).toEqual(before);
  });

  test('of a newer version of the product: told so', async () => {
    const { checkOrigin } = await import('../../../backup/check-backup.ts');
    const { openBackup } = await import('../../../backup/format/open-backup.ts');
    const id = await createBackup(t, school.admin);
    const backup = await openBackup(t.context.backups.path(id));
    const here = { server_id: backup.daftar.server_id, isEmpty: false };
    const check = (migrasi: string) => () => {
      checkOrigin({ ...backup, daftar: { ...backup.daftar, migrasi } }, here);
    };
    expect(check(backup.daftar.migrasi)).not.toThrow();
    expect(check('bagian-masa-depan')).toThrow('aplikasi yang lebih baru');
    expect(check('awal')).toThrow('lebih lama');
    backup.close();
  });
});

describe('a backup of another server', () => {
  let other: TestApp;
  let admin: Session;
  beforeAll(async () => {
    other = await buildTestApp();
    mkdirSync(join(other.dataDir, 'pencadangan'), { recursive: true });
    writeFileSync(other.context.backups.path('asing'), whole);
    admin = await other.signIn('administrator');
  });
  afterAll(() => other.close());

  test('wants its own code, and is refused all the same; of the same identity it brings its key along', async () => {
    const kode = await kodePemulihanOf(t, school.admin);
    const restore = (by: Session) => restoreBackup(other, by, 'asing', 'SMK Uji', kode);
    expect((await restoreBackup(other, admin, 'asing')).body).toMatchObject({
      status: false,
      perlu_kode: true,
      message: expect.stringContaining('Ketik kode pemulihan'),
    });
    expect((await restore(admin)).body.message).toContain('berasal dari server lain');
    await become(other, t.context.state.serverId);
    const signedIn = await other.signIn('administrator');
    expect((await restore(signedIn)).body).toMatchObject({ status: true });
    expect((await readTables(other)).get('operasi')).toEqual(before.get('operasi'));
    const key = (dataDir: string) => readFileSync(join(dataDir, 'kunci-server'));
    expect(key(other.dataDir)).toEqual(key(t.dataDir));
  });
});
