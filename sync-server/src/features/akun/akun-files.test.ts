import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { buildXlsxOf } from '../../spreadsheet/testing/build-file.ts';
import { akun } from './account/akun.table.ts';
import { buildOffice, type Office } from './testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
  const program = { name: 'Teknik Kimia', singkat: 'TKI' };
  await office.t.call(office.admin, 'POST', '/api/program-keahlian', program);
});
afterAll(() => office.t.close());

const header = ['Nama Pengguna', 'Email', 'Level', 'Program Keahlian', 'Semua program', 'Status'];

async function send(bytes: Uint8Array, mode = 'impor') {
  const form = new FormData();
  form.append('file_excel', new File([new Uint8Array(bytes)], 'akun.xlsx'));
  form.append('mode', mode);
  return (await office.t.call(office.admin, 'POST', '/api/user-impor', form)).body;
}
const sendRows = async (rows: readonly (readonly string[])[], mode?: string) =>
  send(await buildXlsxOf([header, ...rows]), mode);
const find = async (email: string) =>
  (await office.t.context.store.read.select().from(akun).where(eq(akun.email, email)))[0];

async function download(path: string) {
  const headers = { authorization: `Bearer ${office.admin.token}` };
  const answer = await office.t.app.request(path, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, rows: (await readSheets(bytes))[0]?.rows ?? [] };
}

test('accounts are imported with one-time passwords that the report tells once', async () => {
  const rows = [
    ['Pak Dedi', 'Dedi@sekolah.id', 'Guru', 'tki', '', ''],
    ['Bu Yuli', 'yuli', 'Supervisor (pengawas)', '', 'Ya', 'Tidak aktif'],
  ];
  const tried = await sendRows(rows, 'periksa');
  expect(tried.data).toMatchObject({ baru: 2, ditolak: 0 });
  expect([tried.data.sekali, await find('yuli')]).toEqual([undefined, undefined]);

  const { data } = await sendRows(rows);
  expect(data.sekali.map(({ username }: { username: string }) => username)).toEqual(['Pak Dedi', 'Bu Yuli']);
  const [{ sandi }] = data.sekali;
  const session = await office.enter('dedi@sekolah.id', sandi);
  expect((await office.t.call(session, 'GET', '/api/user-info')).body).toMatchObject({ ganti_sandi: true });
  expect(await find('dedi@sekolah.id')).toMatchObject({ authent: 'guru', jurusan_id: expect.any(String) });
  expect(await find('yuli')).toMatchObject({ semua_program: true, jurusan_id: null, status: 1 });
  const trail = await office.t.context.store.read.select().from(audit);
  expect(trail.map(({ tindakan }) => tindakan)).toContain('impor');
  expect(JSON.stringify(trail)).not.toContain(sandi);

  const again = await sendRows(rows);
  expect(again.data).toMatchObject({ tetap: 2, baru: 0 });
  expect(again.data.sekali).toBeUndefined();
});

test('a file says the status in words and the programme by its name, has no reset, and is read back as unchanged', async () => {
  await office.create({ username: 'Bu Ani', email: 'ani', status: 1 });
  const { bytes, rows } = await download('/api/user-export');
  expect(rows[0]).toEqual(header);
  const byEmail = new Map(rows.map((cells) => [cells[1], cells]));
  expect(byEmail.get('ani')?.slice(2)).toEqual(['operator', '', 'Tidak', 'Non Aktif']);
  expect(byEmail.get('dedi@sekolah.id')?.slice(2)).toEqual(['guru', 'Teknik Kimia', 'Tidak', 'Aktif']);
  expect((await send(bytes, 'periksa')).data).toMatchObject({ ditolak: 0, diubah: 0, baru: 0 });
  const template = await download('/api/user-impor-template');
  expect(template.rows[0]).toEqual(header);
});

test('a changed row shows words, ends the logins of who is deactivated, and a dry run ends nobody’s', async () => {
  const made = await office.create({ username: 'Pak Eko', email: 'eko' });
  const session = await office.enter('eko', made.data.sandi);
  const isIn = async () => (await office.t.call(session, 'GET', '/api/user-info')).httpStatus === 200;
  const rows = [['Pak Eko', 'eko', 'operator', '', '', 'Non Aktif']];
  const tried = await sendRows(rows, 'periksa');
  expect(tried.data.perubahan).toEqual([
    { kunci: 'eko', kolom: 'Status', sebelum: 'Aktif', sesudah: 'Non Aktif' },
  ]);
  expect(await isIn()).toBe(true);
  await sendRows(rows);
  expect(await isIn()).toBe(false);
});

test.each([
  ['an unknown level', ['X', 'x1', 'kepala', '', '', ''], 'C2', /^Level diisi salah satu: administrator/],
  ['an unknown programme', ['X', 'x2', 'guru', 'Sihir', '', ''], 'D2', /Program keahlian ini tidak ada/],
  ['a supervisor without a choice', ['X', 'x3', 'supervisor', '', '', ''], 'D2', /diawasi/],
  ['an unknown status', ['X', 'x4', 'guru', '', '', 'mungkin'], 'F2', /^Status/],
  ['no login name', ['X', '', 'guru', '', '', ''], 'B2', /wajib diisi/],
])('%s is refused with its cell', async (_, row, sel, message) => {
  const { data } = await sendRows([row]);
  expect(data).toMatchObject({ ditolak: 1, temuan: [{ sel, message: expect.stringMatching(message) }] });
});

test('S1-USER-08: of two rows of one account the first counts; nobody changes himself or the last administrator out by a file', async () => {
  const own = (await office.t.call(office.admin, 'GET', `/api/user/${office.admin.akun_id}`)).body;
  const alone = await sendRows([[own.username, own.email, 'guru', '', '', '']]);
  expect(alone.data.temuan[0].message).toContain('satu-satunya administrator');
  await office.t.signIn('administrator');
  const { data } = await sendRows([
    ['Bu Nina', 'nina', 'guru', '', '', ''],
    ['Bu Nina Lain', 'NINA', 'guru', '', '', ''],
    [own.username, own.email, 'administrator', '', '', 'Tidak aktif'],
  ]);
  expect(data.temuan).toMatchObject([
    { baris: 3, message: expect.stringContaining('sudah ada di baris 2') },
    { baris: 4, sel: 'F4', message: expect.stringContaining('Akun Anda sendiri') },
  ]);
  const demoted = await sendRows([[own.username, own.email, 'guru', '', '', '']]);
  expect(demoted.data.temuan[0].message).toContain('Level Anda sendiri');
  expect(await find(own.email)).toMatchObject({ authent: 'administrator', status: 0 });
});
