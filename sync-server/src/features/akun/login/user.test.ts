import { akunContract } from '@spmb/shared/akun/akun.schema.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { deleteRecord } from '../../../testing/delete-record.ts';
import { schoolId } from '../../../db/school-id.ts';
import { newId } from '../../../db/new-id.ts';
import type { Session } from '../../../testing/test-app.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { insertAkunPeserta } from '../account/akun.mutations.ts';
import { akun } from '../account/akun.table.ts';
import { buildOffice, type Office } from '../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const get = async (id: string) => (await office.t.call(office.admin, 'GET', `/api/user/${id}`)).body;
const remove = (id: string, by: Session = office.admin) => deleteRecord(office.t, by, `/api/user/${id}`);
const isIn = async (session: Session) =>
  (await office.t.call(session, 'GET', '/api/user-info')).httpStatus === 200;

async function addPeserta(nomor: string): Promise<string> {
  const { t } = office;
  const [id, akunId] = [newId(t.clock.nowMs()), newId(t.clock.nowMs())];
  await t.context.store.tx(system, async (tx) => {
    const row = { id: akunId, username: `Siti ${nomor}`, email: nomor, sandi_hash: '', sandi_tersegel: 'x' };
    await insertAkunPeserta(tx, t.clock.nowMs(), [row]);
    await tx.insert(peserta).values({
      sekolah_id: schoolId,
      id,
      akun_id: akunId,
      nomor_peserta: nomor,
      nama: `Siti ${nomor}`,
      jenis_kelamin: 'P',
      dibuat_ms: 0,
      diubah_ms: 0,
    });
  });
  return akunId;
}

describe('api/user', () => {
  test('S1-CALL-23, S1-USER-05: an account is made, read, changed and deleted; nothing of its password is answered', async () => {
    const { t, admin } = office;
    const made = await office.create({ username: ' Pak Budi ', email: ' Budi@Sekolah.ID ' });
    const { sandi, ...record } = made.data;
    expect(made.message).toBe('Akun disimpan.');
    expect(record).toEqual({
      id: expect.any(String),
      username: 'Pak Budi',
      email: 'budi@sekolah.id',
      authent: 'operator',
      jurusan_id: null,
      semua_program: false,
      status: 0,
      versi: 1,
    });
    expect(await get(record.id)).toEqual(record);
    const changed = await office.change(record.id, { username: 'Pak Budi S.', status: 1 });
    expect(changed.body.data).toEqual({ ...record, username: 'Pak Budi S.', status: 1, versi: 2 });
    const list = akunContract.array().parse((await t.call(admin, 'GET', '/api/user')).body);
    expect(list).toContainEqual(changed.body.data);
    expect((await remove(record.id)).body.message).toBe('Akun dihapus.');
    expect((await t.call(admin, 'GET', `/api/user/${record.id}`)).httpStatus).toBe(404);
    expect((await office.login('budi@sekolah.id', sandi)).httpStatus).toBe(401);
  });

  test('S1-USER-03: a new account has a one-time password, told once, of at least 50 bits', async () => {
    const made = await office.create();
    expect(made.data.sandi).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{3}$/);
    expect(JSON.stringify(await get(made.data.id))).not.toContain(made.data.sandi);
    const session = await office.enter(made.data.email, made.data.sandi);
    const info = (await office.t.call(session, 'GET', '/api/user-info')).body;
    expect(info).toMatchObject({ id: made.data.id, ganti_sandi: true });
  });

  test('a create that is repeated with its operasi_id makes no second account and tells no password that is not its own', async () => {
    const fields = { email: 'ulang', operasi_id: 'op-1' };
    const [first, second] = [await office.create(fields), await office.create(fields)];
    expect(second.data.id).toBe(first.data.id);
    expect(second.data).not.toHaveProperty('sandi');
    expect((await office.login('ulang', first.data.sandi)).httpStatus).toBe(200);
  });

  test.each([
    ['username', { username: ' ' }],
    ['email', { email: '' }],
    ['email', { email: 'budi\u200b@sekolah.id' }],
    ['authent', { authent: 'kepala' }],
    ['status', { status: 2 }],
    ['jurusan_id', { jurusan_id: 'tidak-ada' }],
    ['jurusan_id', { authent: 'supervisor' }],
  ])('a wrong %s is named at its field: %j', async (field, fields) => {
    const body = await office.create(fields);
    expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, [field]]);
  });

  test('N39: a supervisor has a programme, or all of them by an explicit choice; other levels need neither', async () => {
    const all = await office.create({ authent: 'supervisor', semua_program: true });
    expect(await get(all.data.id)).toMatchObject({ jurusan_id: null, semua_program: true });
    const lost = await office.change(all.data.id, { semua_program: false });
    expect(lost.body.kesalahan.jurusan_id).toContain('semua program');
    const guru = await office.create({ authent: 'guru', semua_program: true });
    expect(guru.data).toMatchObject({ jurusan_id: null, semua_program: false });
  });

  test('one login name has one account, whatever its capitals and spaces, and no participant’s number', async () => {
    await office.create({ username: 'Bu Wati', email: 'wati@sekolah.id' });
    const again = await office.create({ email: 'WATI @sekolah.id' });
    expect(again.kesalahan).toEqual({ email: 'Sudah dipakai Bu Wati untuk masuk. Pakai yang lain.' });
    await addPeserta('P-77');
    expect((await office.create({ email: 'p-77' })).kesalahan.email).toContain('Siti P-77');
    const pair = { email: 'sekaligus' };
    const both = await Promise.all([office.create(pair), office.create(pair)]);
    expect(both.map(({ status }) => status).sort()).toEqual([false, true]);
  });

  test('reset ends every login at once and replaces the password; it stands in the trail without a hash', async () => {
    const made = await office.create();
    const session = await office.enter(made.data.email, made.data.sandi);
    expect(await isIn(session)).toBe(true);
    const { body } = await office.change(made.data.id, { reset: true, alasan: 'lupa' });
    expect(body.data.sandi).not.toBe(made.data.sandi);
    expect(await isIn(session)).toBe(false);
    expect((await office.login(made.data.email, made.data.sandi)).httpStatus).toBe(401);
    expect((await office.login(made.data.email, body.data.sandi)).httpStatus).toBe(200);
    const rows = await office.t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.baris_id, made.data.id));
    expect(rows.map(({ tindakan }) => tindakan).sort()).toEqual(['buat', 'reset sandi', 'ubah']);
    const [stored] = await office.t.context.store.read.select().from(akun).where(eq(akun.id, made.data.id));
    const trail = JSON.stringify(rows);
    for (const secret of ['sandi_hash', stored?.sandi_hash, made.data.sandi, body.data.sandi])
      expect(trail).not.toContain(secret);
  });

  test.each([
    ['deactivation', { status: 1 }],
    ['another level', { authent: 'guru' }],
  ])('%s ends the logins at once', async (_, fields) => {
    const made = await office.create();
    const session = await office.enter(made.data.email, made.data.sandi);
    expect(await isIn(session)).toBe(true);
    await office.change(made.data.id, fields);
    expect(await isIn(session)).toBe(false);
  });

  test('D-RULE-03: a save from an older version is refused with 409 and says who changed it', async () => {
    const made = await office.create();
    const other = await office.t.signIn('administrator', { nama: 'Pak Joko' });
    office.t.clock.advance(1_000);
    await office.change(made.data.id, { username: 'Baru' }, other);
    const late = await office.change(made.data.id, { username: 'Lama', versi: 1 });
    expect(late.httpStatus).toBe(409);
    expect(late.body.message).toContain('oleh Pak Joko');
  });

  test('N51: level and status narrow the list, on pages and whole', async () => {
    const { t, admin } = office;
    await office.create({ authent: 'guru', status: 1, username: 'Guru Lama' });
    const page = (await t.call(admin, 'GET', '/api/user?authent=guru&status=1&page=1')).body;
    expect(page.rows.map(({ username }: { username: string }) => username)).toEqual(['Guru Lama']);
    const whole = (await t.call(admin, 'GET', '/api/user?authent=guru')).body;
    expect(new Set(whole.map(({ authent }: { authent: string }) => authent))).toEqual(new Set(['guru']));
    expect((await t.call(admin, 'GET', "/api/user?status='or'1")).httpStatus).toBe(400);
  });
});

describe('participants’ accounts', () => {
  test('are not deleted and keep level and number; they can be deactivated and renamed', async () => {
    const id = await addPeserta('P-1');
    const refused = await remove(id);
    expect(refused.body.message).toContain('jawaban dan nilainya bergantung padanya. Nonaktifkan');
    expect((await office.change(id, { authent: 'administrator' })).body.kesalahan.authent).toBeTruthy();
    expect((await office.change(id, { email: 'lain' })).body.kesalahan.email).toContain('nomor');
    expect((await office.change(id, { status: 1, username: 'Siti R.' })).body.data).toMatchObject({
      status: 1,
    });
  });

  test('a reset takes the sealed copy of the card password with it', async () => {
    const id = await addPeserta('P-2');
    const { body } = await office.change(id, { reset: true });
    const [row] = await office.t.context.store.read.select().from(akun).where(eq(akun.id, id));
    expect(row).toMatchObject({ sandi_tersegel: null, ganti_sandi: true });
    const session = await office.enter('P-2', body.data.sandi);
    const exams = await office.t.call(session, 'POST', '/api/peserta/dashboard-jadwal-ujian', {});
    expect([exams.httpStatus, exams.body.jenis]).toEqual([403, 'ganti-sandi']);
  });
});

describe('the last administrator', () => {
  test('S1-USER-08: nobody deletes, deactivates, demotes or resets himself', async () => {
    const { akun_id } = office.admin;
    expect((await remove(akun_id)).body.message).toContain('Anda sendiri');
    for (const fields of [{ status: 1 }, { authent: 'guru' }, { reset: true }]) {
      const { body } = await office.change(akun_id, fields);
      expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, Object.keys(fields)]);
    }
    expect(await isIn(office.admin)).toBe(true);
  });

  test.each([
    ['deletes', (by: Session, id: string) => remove(id, by)],
    ['deactivates', (by: Session, id: string) => office.change(id, { status: 1 }, by)],
    ['demotes', (by: Session, id: string) => office.change(id, { authent: 'guru' }, by)],
  ])('S1-USER-08: of two administrators of whom each %s the other at once, one stays', async (_, act) => {
    const alone = await buildOffice();
    const before = office;
    office = alone;
    try {
      const second = await alone.t.signIn('administrator');
      await Promise.all([act(alone.admin, second.akun_id), act(second, alone.admin.akun_id)]);
      const rows = await alone.t.context.store.read.select().from(akun);
      expect(rows.filter(({ authent, status }) => authent === 'administrator' && status === 0)).toHaveLength(
        1,
      );
      expect((await alone.t.call(undefined, 'GET', '/api/info')).body.perlu_setup).toBe(false);
    } finally {
      office = before;
      await alone.t.close();
    }
  });
});
