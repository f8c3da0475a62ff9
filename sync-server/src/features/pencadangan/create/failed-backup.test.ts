import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listMigrations } from '../../../backup/format/daftar.ts';
import { writeBackup } from '../../../backup/write-backup.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { buildSchool, type School } from '../testing/school.ts';

const t = perTest(buildTestApp);
let school: School;
beforeEach(async () => {
  school = await buildSchool(t);
});

const make = async () => (await t.call(school.admin, 'POST', '/api/pencadangan')).body;
const files = () => readdirSync(join(t.dataDir, 'pencadangan'));

describe('a backup that cannot be made is told, and leaves nothing behind', () => {
  test('a stored file cannot be read', async () => {
    t.context.media.get = () => Promise.reject(new Error('EIO'));
    expect(await make()).toMatchObject({
      status: false,
      message: expect.stringContaining('Pencadangan tidak dapat dibuat'),
    });
    expect(files()).toEqual([]);
  });

  test('it cannot be written', async () => {
    const { store, media, secrets, recovery } = t.context;
    const head = {
      server_id: 'a',
      generasi: 1,
      versi: '1',
      migrasi: listMigrations().at(-1) ?? '',
      dibuat_ms: 0,
      sebab: 'manual' as const,
      sekolah: 'SMK Uji',
      kunci: '0'.repeat(64),
    };
    const path = join(t.dataDir, 'tidak-ada', 'x.zip');
    await expect(
      writeBackup(path, { store, media, tables: [], head, secrets, recovery: recovery.key }),
    ).rejects.toThrow('ENOENT');
  });

  test('the disk is nearly full', async () => {
    t.context.media.hasSpace = () => Promise.resolve(false);
    expect(await make()).toMatchObject({
      status: false,
      message: expect.stringContaining('Ruang disk server hampir habis'),
    });
  });

  test('P3: it would leave answers too little of the disk, however much is free before', async () => {
    const look = t.context.reserve.look.bind(t.context.reserve);
    t.context.reserve.look = async () => ({ ...(await look()), bebas_mb: 256 });
    expect(await make()).toMatchObject({
      status: false,
      message: expect.stringContaining('Ruang disk server hampir habis'),
    });
    t.context.reserve.look = async () => ({ ...(await look()), bebas_mb: 1_000 });
    expect(await make()).toMatchObject({ status: true });
  });

  test('P9: a stored file that is damaged on the disk is carried as it is, and stops no backup', async () => {
    const { get } = t.context.media;
    t.context.media.get = async (sha256) => (await get(sha256)).map((byte) => byte ^ 1);
    expect(await make()).toMatchObject({ status: true, data: { terverifikasi: true } });
  });
});
