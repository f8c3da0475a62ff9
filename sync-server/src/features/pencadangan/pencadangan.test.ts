import { sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBackup } from '../../backup/format/open-backup.ts';
import { audit } from '../../db/audit.table.ts';
import { listTables } from '../../db/columns.ts';
import { engine } from '../../db/engine.ts';
import { columnsOf, nameOf } from '../../db/table-rows.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildSchool, createBackup, type School } from './testing/school.ts';

const t = perFile(buildTestApp);
let school: School;
beforeAll(async () => {
  school = await buildSchool(t);
});

const list = async () => (await t.call(school.admin, 'GET', '/api/pencadangan')).body;
const acts = async () => {
  const rows = await t.context.store.read.select().from(audit).orderBy(audit.nomor);
  return rows.filter(({ tabel }) => tabel === 'pencadangan').map((row) => [row.tindakan, row.baris_id]);
};

describe('completeness', () => {
  test('N33: every table of the database is known to backups', async () => {
    const [from, where] =
      engine === 'sqlite'
        ? [
            sql`sqlite_master`,
            sql`type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'`,
          ]
        : [sql`information_schema.tables`, sql`table_schema = 'public'`];
    const column = engine === 'sqlite' ? sql<string>`name` : sql<string>`table_name`;
    const rows = await t.context.store.read.select({ name: column }).from(from).where(where);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(listTables().map(nameOf));
  });

  test('N33: a backup carries every table but these, each left out for a reason', async () => {
    const backup = await openBackup(t.context.backups.path(await createBackup(t, school.admin)));
    const carried = new Set(backup.daftar.tabel.map(({ nama }) => nama));
    backup.close();
    const missing = listTables()
      .map(nameOf)
      .filter((nama) => !carried.has(nama));
    expect(missing).toEqual([
      'gagal_masuk',
      'kerja_latar',
      'langganan_push',
      'penolakan',
      'sesi_masuk',
      'tautan_sandi',
      'unggahan',
    ]);
  });

  test('P11: rows stand in a backup by the same names and kinds of values on both engines', async () => {
    const id = await createBackup(t, school.admin);
    const backup = await openBackup(t.context.backups.path(id));
    const rows = [];
    for await (const row of backup.rows('jadwal_ujian')) rows.push(row);
    backup.close();
    const table = listTables().find((one) => nameOf(one) === 'jadwal_ujian')!;
    expect(Object.keys(rows[0]!)).toEqual(columnsOf(table));
    expect(rows[0]).toMatchObject({ isRandom: true, token_wajib: false, waktu: 60, master_soal_id_2: null });
  });
});

describe('api/pencadangan', () => {
  test('a backup is listed with size and cause, read again and deleted, all on record', async () => {
    const id = await createBackup(t, school.admin);
    const row = (await list()).find((one: { id: string }) => one.id === id);
    expect(row).toEqual({
      id,
      dibuat_ms: t.clock.nowMs(),
      sebab: 'manual',
      terverifikasi: true,
      berkas: 'dalam',
      di_tempat_kedua: false,
      ukuran: statSync(t.context.backups.path(id)).size,
    });
    const deleted = await t.call(school.admin, 'POST', `/api/pencadangan/${id}?_method=DELETE`);
    expect(deleted.body).toEqual({ status: true, message: 'Pencadangan dihapus.' });
    expect((await list()).map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await acts()).filter(([, baris]) => baris === id).map(([tindakan]) => tindakan)).toEqual([
      'buat pencadangan',
      'hapus pencadangan',
    ]);
  });

  describe('a download that the browser makes itself', () => {
    const ticketOf = async (session: Session, id: string) =>
      (await t.call(session, 'POST', '/api/pencadangan-tiket', { id })).body.data.tiket as string;
    const unduh = (tiket: string) =>
      t.app.request('/api/pencadangan-unduh', { method: 'POST', body: new URLSearchParams({ tiket }) });
    const isSentBack = (answer: Response) =>
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/backend/pencadangan']);

    test('N33, N34: a ticket in the body of a form opens its backup once, on record', async () => {
      const id = await createBackup(t, school.admin);
      const tiket = await ticketOf(school.admin, id);
      expect((await acts()).filter(([, baris]) => baris === id)).toHaveLength(1);
      const answer = await unduh(tiket);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="pencadangan-2025-07-01-${id}.zip"`,
      );
      expect((await answer.arrayBuffer()).byteLength).toBe(statSync(t.context.backups.path(id)).size);
      isSentBack(await unduh(tiket));
      isSentBack(await unduh(`${tiket}=`));
      expect((await acts()).filter(([, baris]) => baris === id).map(([tindakan]) => tindakan)).toEqual([
        'buat pencadangan',
        'unduh pencadangan',
      ]);
    });

    test('no ticket, a foreign one and one of yesterday open nothing', async () => {
      const id = await createBackup(t, school.admin);
      for (const wrong of ['', 'entah', school.admin.token, t.context.secrets.seal(Buffer.from('{}'))])
        isSentBack(await unduh(wrong));
      const old = await ticketOf(school.admin, id);
      t.clock.advance(60_001);
      isSentBack(await unduh(old));
      const { httpStatus } = await t.call(school.admin, 'POST', '/api/pencadangan-tiket', {
        id: 'tidak-ada',
      });
      expect(httpStatus).toBe(404);
    });

    test('a ticket ends with the login that asked for it', async () => {
      const id = await createBackup(t, school.admin);
      const other = await t.signIn('administrator');
      const tiket = await ticketOf(other, id);
      await t.call(other, 'POST', '/api/auth/logout');
      isSentBack(await unduh(tiket));
    });
  });

  test('only the owner of the data folder may read a backup', async () => {
    const id = await createBackup(t, school.admin);
    expect(statSync(t.context.backups.path(id)).mode & 0o777).toBe(0o600);
    expect(statSync(join(t.dataDir, 'pencadangan')).mode & 0o777).toBe(0o700);
  });

  test('the key of the server stands in a backup under the recovery code only', async () => {
    const path = t.context.backups.path(await createBackup(t, school.admin));
    const backup = await openBackup(path);
    const others = backup.names.filter((name) => !/^(tabel|media)\//.test(name));
    expect(others).toEqual(['daftar.json', 'kunci.json']);
    const key = readFileSync(join(t.dataDir, 'kunci-server'));
    for (const name of backup.names) {
      const bytes = await buffer(await backup.stream(name));
      for (const form of [key, key.toString('base64url'), key.toString('hex'), key.toString('base64')])
        expect([name, bytes.includes(form)]).toEqual([name, false]);
    }
    backup.close();
  });

  test('a file that is no backup is listed as such, and can be deleted', async () => {
    mkdirSync(join(t.dataDir, 'pencadangan'), { recursive: true });
    writeFileSync(t.context.backups.path('bukan-pencadangan'), 'bukan zip');
    const row = (await list()).find((one: { id: string }) => one.id === 'bukan-pencadangan');
    expect(row).toMatchObject({ sebab: null, terverifikasi: false, ukuran: 9 });
    await t.call(school.admin, 'POST', '/api/pencadangan/bukan-pencadangan?_method=DELETE');
    expect(readdirSync(join(t.dataDir, 'pencadangan'))).not.toContain('bukan-pencadangan.zip');
  });

  test('of two at once the second is refused and leaves nothing behind', async () => {
    const before = readdirSync(join(t.dataDir, 'pencadangan')).length;
    const answers = await Promise.all([
      t.call(school.admin, 'POST', '/api/pencadangan'),
      t.call(school.admin, 'POST', '/api/pencadangan'),
    ]);
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([false, true]);
    const refused = answers.find(({ body }) => !body.status);
    expect(refused?.body.message).toContain('sedang berjalan. Tunggu sampai selesai');
    expect(readdirSync(join(t.dataDir, 'pencadangan'))).toHaveLength(before + 1);
  });

  test('others write while a backup is made', async () => {
    const making = t.call(school.admin, 'POST', '/api/pencadangan');
    const saved = await t.call(school.admin, 'POST', '/api/ruang', { name: 'Aula', kapasitas: 40 });
    expect(saved.body.status).toBe(true);
    expect((await making).body.status).toBe(true);
  });
});
