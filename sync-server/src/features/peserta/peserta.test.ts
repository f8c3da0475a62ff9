import { prosesContract, type Proses } from '@spmb/shared/kernel/proses.schema.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { eq } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { akun } from '../akun/account/akun.table.ts';
import { peserta } from './rows/peserta.table.ts';
import { seedPeserta, type Seeded } from './testing/seed-peserta.ts';

const t = perTest(buildTestApp);
const staff = perTest(() => t.signIn('operator'));

const seed = (rows: readonly Seeded[]) => seedPeserta(t, rows);
const list = async (query = '') => (await t.call(staff, 'GET', `/api/data-peserta${query}`)).body;

describe('the list', () => {
  beforeEach(async () => {
    const admin = await t.signIn('administrator');
    const { body } = await t.call(admin, 'POST', '/api/program-keahlian', {
      name: 'Teknik Komputer',
      singkat: 'TKJ',
    });
    const jurusan_id_1 = body.data.id as string;
    await seed([
      { nomor_peserta: 'K3', nama: 'Citra 100%', kelas: 'IX-B', ruang: 'R2', status: 4 },
      {
        nomor_peserta: 'K1',
        nama: 'Siti Aminah',
        kelas: 'IX-A',
        ruang: 'R1',
        jurusan_id_1,
        nisn: '0091234567',
      },
      { nomor_peserta: 'K2', nama: 'budi santoso', kelas: 'IX-A', ruang: 'R2', status: 0 },
    ]);
  });

  test('without a query all are answered by number, every field there', async () => {
    const rows = (await list()) as Peserta[];
    expect(rows.map(({ nomor_peserta }) => nomor_peserta)).toEqual(['K1', 'K2', 'K3']);
    expect(rows[0]).toEqual({
      id: 'K1',
      nomor_peserta: 'K1',
      nomor_register: null,
      nisn: '0091234567',
      nama: 'Siti Aminah',
      jenis_kelamin: 'L',
      tempat_lahir: null,
      tanggal_lahir: null,
      agama: null,
      kelas: 'IX-A',
      nama_sekolah_asal: null,
      jurusan_id_1: expect.any(String),
      jurusan_id_2: null,
      pil1: 'Teknik Komputer',
      pil2: null,
      nomor_hp: null,
      ruang: 'R1',
      kursi: null,
      sesi: null,
      status: null,
      akun_id: null,
      foto: null,
    });
  });

  test.each([
    ['?page=1', ['K1', 'K2', 'K3'], 3],
    ['?page=2&size=2', ['K3'], 3],
    ['?q=siti', ['K1'], 1],
    ['?q=ix-a+r2', ['K2'], 1],
    ['?q=0091', ['K1'], 1],
    ['?q=%25', ['K3'], 1],
    ['?sort=nama', ['K2', 'K3', 'K1'], 3],
    ['?sort=-nama', ['K1', 'K3', 'K2'], 3],
    ['?sort=status', ['K2', 'K3', 'K1'], 3],
    ['?q=&ruang=R2', ['K2', 'K3'], 2],
  ])('N51: %s answers a page', async (query, expected, total) => {
    const body = (await list(query)) as { rows: Peserta[]; total: number };
    expect(body.rows.map(({ nomor_peserta }) => nomor_peserta)).toEqual(expected);
    expect(body.total).toBe(total);
  });

  test.each([
    ['?kelas=IX-A', ['K1', 'K2']],
    ['?ruang=R2', ['K2', 'K3']],
    ['?status=4', ['K3']],
    ['?status=0', ['K2']],
    ['?status=', ['K1']],
    ['?kelas=IX-A&status=0', ['K2']],
  ])('a filter by a field keeps the plain array: %s', async (query, expected) => {
    expect(((await list(query)) as Peserta[]).map(({ nomor_peserta }) => nomor_peserta)).toEqual(expected);
  });

  test.each(['akun_id', 'sekolah_id', 'constructor'])('sorting by %s is refused', async (field) => {
    expect((await t.call(staff, 'GET', `/api/data-peserta?sort=${field}`)).httpStatus).toBe(400);
  });
});

describe('S1-CALL-25: accounts are generated', () => {
  const generate = () => t.call(staff, 'POST', '/api/generate-account');

  test('for everybody without one, each on record; a repeat makes none', async () => {
    await seed(Array.from({ length: 50 }, (_, i) => ({ nomor_peserta: `K${i}`, nama: `Peserta ${i}` })));
    const first = await generate();
    expect(first.body).toMatchObject({
      status: true,
      message: '50 akun dibuat, 0 sudah ada.',
      data: { dibuat: 50, sudah_ada: 0, gagal: [] },
    });
    expect((await generate()).body.data).toEqual({ dibuat: 0, sudah_ada: 50, gagal: [] });
    const rows = await t.context.store.read
      .select()
      .from(peserta)
      .innerJoin(akun, eq(akun.id, peserta.akun_id));
    expect(rows).toHaveLength(50);
    expect(rows.every((row) => row.akun.email === row.peserta.nomor_peserta.toLowerCase())).toBe(true);
    const entries = await t.context.store.read.select().from(audit).where(eq(audit.tabel, 'akun'));
    expect(new Set(entries.map(({ baris_id }) => baris_id))).toEqual(new Set(rows.map((row) => row.akun.id)));
  });

  test('the password on the card opens the account', async () => {
    await seed([{ nomor_peserta: 'K1' }]);
    await generate();
    const [row] = await t.context.store.read.select().from(akun).where(eq(akun.email, 'k1'));
    const password = Buffer.from(t.context.secrets.open(row?.sandi_tersegel ?? '')).toString();
    const answer = await t.call(undefined, 'POST', '/api/auth/token', { email: 'K1', password });
    expect(answer.httpStatus).toBe(200);
  });

  test('S1-LOGIN-16: number and NISN open the same account; one that is another’s number opens neither', async () => {
    await seed([
      { nomor_peserta: 'K1', nisn: '0012345678' },
      { nomor_peserta: '0099999999', nisn: null },
      { nomor_peserta: 'K3', nisn: '0099999999' },
    ]);
    await generate();
    const accounts = await t.context.store.read.select().from(akun).where(eq(akun.authent, 'peserta'));
    const passwordOf = (email: string) => {
      const row = accounts.find((one) => one.email === email);
      return Buffer.from(t.context.secrets.open(row?.sandi_tersegel ?? '')).toString();
    };
    const login = async (email: string, password: string) =>
      (await t.call(undefined, 'POST', '/api/auth/token', { email, password })).httpStatus;
    expect(await login('0012345678', passwordOf('k1'))).toBe(200);
    expect(await login('K1', passwordOf('k1'))).toBe(200);
    expect(await login('0099999999', passwordOf('k3'))).toBe(401);
  });

  test('S3-PDASH-07: the participant’s dashboard answers his own card and messages', async () => {
    await seed([{ nomor_peserta: 'K1', nisn: '0012345678', nama: 'Siti Rahmawati' }]);
    await generate();
    const [row] = await t.context.store.read.select().from(akun).where(eq(akun.email, 'k1'));
    const password = Buffer.from(t.context.secrets.open(row?.sandi_tersegel ?? '')).toString();
    const { body } = await t.call(undefined, 'POST', '/api/auth/token', { email: 'K1', password });
    const siti = { token: body.token, akun_id: row?.id ?? '' };
    expect((await t.call(siti, 'GET', '/api/peserta/dashboard')).body).toMatchObject({
      peserta: { nomor_peserta: 'K1', nisn: '0012345678', nama: 'Siti Rahmawati', nomor_register: null },
      pesans: [],
    });
  });

  test('two at once make one account each', async () => {
    await seed([{ nomor_peserta: 'K1' }, { nomor_peserta: 'K2' }]);
    await Promise.all([generate(), generate()]);
    expect(await t.context.store.read.select().from(akun).where(eq(akun.authent, 'peserta'))).toHaveLength(2);
    expect((await generate()).body.data).toEqual({ dibuat: 0, sudah_ada: 2, gagal: [] });
  });

  test('who starts while another runs is told so', async () => {
    await seed([{ nomor_peserta: 'K1' }]);
    const start = { id: undefined, jenis: 'Pembuatan akun peserta', akunId: staff.akun_id };
    const second = await t.context.progress.run(start, generate);
    expect(second.body).toMatchObject({ status: false, message: expect.stringMatching(/sedang berjalan/) });
    expect((await generate()).body.data.dibuat).toBe(1);
  });

  test('who started it watches how far it is, nobody else; the result stays to be read', async () => {
    const taken = `operator-${staff.akun_id}`;
    const many = Array.from({ length: 300 }, (_, i) => ({ nomor_peserta: `K${i}` }));
    await seed([...many, { nomor_peserta: taken, nama: 'Siti' }]);
    const other = await t.signIn('operator');
    const watch = async (session = staff) => t.call(session, 'GET', '/api/proses/p-1');
    expect((await watch()).httpStatus).toBe(404);
    let isDone = false;
    const work = t.call(staff, 'POST', '/api/generate-account', { proses: 'p-1' });
    void work.finally(() => (isDone = true));
    const seen: Proses[] = [];
    while (!isDone) {
      await setImmediate();
      const { httpStatus, body } = await watch();
      if (httpStatus === 200) seen.push(prosesContract.parse(body));
    }
    expect((await work).body.data.dibuat).toBe(300);
    const between = seen.filter(
      ({ selesai, status }) => status === 'berjalan' && selesai > 0 && selesai < 300,
    );
    expect(between.length).toBeGreaterThan(0);
    expect(between.every(({ total }) => total === 301)).toBe(true);
    expect(seen.map(({ selesai }) => selesai)).toEqual(
      seen.map(({ selesai }) => selesai).toSorted((a, b) => a - b),
    );
    const ended = {
      id: 'p-1',
      status: 'selesai',
      total: 301,
      selesai: 300,
      dilewati: 0,
      gagal: 1,
      temuan: [{ kunci: taken, nama: 'Siti', message: expect.stringMatching(/Uji operator/) }],
    };
    expect((await watch()).body).toMatchObject(ended);
    expect((await t.call(staff, 'GET', '/api/proses')).body).toMatchObject([ended]);
    expect((await watch(other)).httpStatus).toBe(404);
    expect((await t.call(other, 'GET', '/api/proses')).body).toEqual([]);
  });

  test('a number that somebody signs in with is named, the others get theirs', async () => {
    const taken = `operator-${staff.akun_id}`;
    await seed([{ nomor_peserta: taken, nama: 'Siti' }, { nomor_peserta: 'K2' }, { nomor_peserta: 'k2' }]);
    const { body } = await generate();
    expect(body.data.dibuat).toBe(1);
    expect(body.data.gagal).toHaveLength(2);
    expect(body.data.gagal).toContainEqual({
      nomor_peserta: taken,
      nama: 'Siti',
      alasan: expect.stringMatching(/Uji operator/),
    });
    expect(body.message).toMatch(/2 tidak dapat dibuat/);
  });
});
