import type { LaporanPeserta } from '@spmb/shared/peserta/import/laporan-import.schema.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { impor } from '../rows/peserta.table.ts';
import { buildImportSchool, buildSchool, type ImportSchool } from '../testing/build-import-school.ts';

let room: ImportSchool;
beforeEach(async () => {
  room = await buildImportSchool();
});
afterEach(() => room.t.close());

/** Entries of a record, that of its making first. */
async function trailOf(id: string | null | undefined) {
  const { read } = room.t.context.store;
  const entries = await read
    .select()
    .from(audit)
    .where(eq(audit.baris_id, id ?? ''));
  return entries.toSorted((a, b) => Number(a.sebelum !== null) - Number(b.sebelum !== null));
}

const numbers = ({ dibaca, baru, diubah, tetap, ditolak }: LaporanPeserta) => ({
  dibaca,
  baru,
  diubah,
  tetap,
  ditolak,
});

describe('2,000 participants', () => {
  test('S3-VED-07: all are stored with accounts; the same file again changes nothing', async () => {
    const { body } = await room.importRows(buildSchool(2_000));
    expect(body).toMatchObject({ status: true, message: '2000 peserta baru, 0 diubah, 0 tetap, 0 ditolak.' });
    expect(numbers(body.data as LaporanPeserta)).toEqual({
      dibaca: 2_000,
      baru: 2_000,
      diubah: 0,
      tetap: 0,
      ditolak: 0,
    });
    const rows = await room.stored();
    expect(rows).toHaveLength(2_000);
    const ids = new Set((await room.accounts()).map(({ id }) => id));
    expect(ids.size).toBe(2_000);
    expect(rows.every(({ akun_id }) => ids.has(akun_id ?? ''))).toBe(true);

    const again = await room.importRows(buildSchool(2_000));
    expect(numbers(again.body.data as LaporanPeserta)).toMatchObject({ baru: 0, diubah: 0, tetap: 2_000 });
    expect(await room.stored()).toEqual(rows);

    const moved = buildSchool(2_000).map((row) => row.with(5, 'Aula'));
    const changed = await room.importRows(moved);
    expect(numbers(changed.body.data as LaporanPeserta)).toMatchObject({ baru: 0, diubah: 2_000, tetap: 0 });
    expect((await room.stored()).every(({ ruang }) => ruang === 'Aula')).toBe(true);
    const entries = await room.t.context.store.read.select().from(audit).where(eq(audit.tabel, 'peserta'));
    expect(entries.filter(({ sebelum }) => sebelum === null)).toHaveLength(2_000);
    expect(entries.filter(({ sebelum }) => sebelum !== null)).toHaveLength(2_000);
  });

  test('P13: every tenth row wrong: the others are stored, each wrong one is reported with its cell', async () => {
    const { body } = await room.importRows(buildSchool(2_000, true));
    const laporan = body.data as LaporanPeserta;
    expect(numbers(laporan)).toEqual({ dibaca: 2_000, baru: 1_800, diubah: 0, tetap: 0, ditolak: 200 });
    const refused = laporan.temuan.filter(({ tingkat }) => tingkat === 'tolak');
    expect(refused).toHaveLength(200);
    expect(refused[0]).toEqual({
      baris: 11,
      sel: 'C11',
      kolom: 'nama',
      tingkat: 'tolak',
      message: expect.stringMatching(/Nama kosong/),
    });
    expect(await room.stored()).toHaveLength(1_800);
  });
});

describe('passwords', () => {
  test('a password of the file opens the account, and is sealed for the card', async () => {
    await room.importRows([['K1', '', 'Siti', 'P', '', '', '', 'merdeka45']]);
    expect((await room.login('K1', 'merdeka45')).httpStatus).toBe(200);
    expect((await room.login('K1', 'merdeka46')).httpStatus).toBe(401);
    const [row] = await room.accounts();
    expect(JSON.stringify(row)).not.toContain('merdeka45');
    expect(Buffer.from(room.t.context.secrets.open(row?.sandi_tersegel ?? '')).toString()).toBe('merdeka45');
  });

  test('a blank one is generated, and two equal ones have different hashes', async () => {
    await room.importRows([
      ['K1', '', 'Siti', 'P', '', '', '', ''],
      ['K2', '', 'Budi', 'L', '', '', '', 'sama123'],
      ['K3', '', 'Citra', 'P', '', '', '', 'sama123'],
    ]);
    const rows = await room.accounts();
    expect(new Set(rows.map(({ sandi_hash }) => sandi_hash)).size).toBe(3);
    const generated = rows.find(({ email }) => email === 'k1');
    const sandi = Buffer.from(room.t.context.secrets.open(generated?.sandi_tersegel ?? '')).toString();
    expect((await room.login('K1', sandi)).httpStatus).toBe(200);
  });

  test('0003: the commonest ones of a file are taken, since cards are printed, and counted in the report', async () => {
    const { body } = await room.importRows([
      ['K1', '', 'Siti', 'P', '', '', '', '123456'],
      ['K2', '', 'Budi', 'L', '', '', '', 'Qwertyuiop'],
      ['K3', '', 'Citra', 'P', '', '', '', 'kenanga-77'],
    ]);
    const { baru, temuan } = body.data as LaporanPeserta;
    expect([baru, temuan.map(({ message }) => message)]).toEqual([
      3,
      [expect.stringMatching(/^2 kata sandi mudah ditebak: .* paling sering dipakai/)],
    ]);
    expect((await room.login('K1', '123456')).httpStatus).toBe(200);
  });

  test('a second import leaves passwords as they are', async () => {
    await room.importRows([['K1', '', 'Siti', 'P', '', '', '', 'pertama1']]);
    await room.importRows([['K1', '', 'Siti Aminah', 'P', '', '', '', 'kedua222']]);
    expect((await room.login('K1', 'pertama1')).httpStatus).toBe(200);
  });

  test('no answer, stored report or audit row carries one', async () => {
    const { body } = await room.importRows([['K1', '', 'Siti', 'P', '', '', '', 'rahasia-sekali']]);
    const kept = [
      body,
      await room.t.context.store.read.select().from(impor),
      await room.t.context.store.read.select().from(audit),
    ];
    expect(JSON.stringify(kept)).not.toContain('rahasia-sekali');
  });
});

describe('what an import writes', () => {
  test('periksa reports the same and writes nothing', async () => {
    const { body } = await room.importRows(buildSchool(20, true), { mode: 'periksa' });
    expect(body).toMatchObject({ status: true, data: { id: null, mode: 'periksa', baru: 18, ditolak: 2 } });
    expect(body.data.contoh[0]).toMatchObject({ baris: 2, nomor_peserta: 'K01-0', nama: 'Peserta Ke 0' });
    expect(await room.stored()).toEqual([]);
    expect(await room.t.context.store.read.select().from(impor)).toEqual([]);
  });

  test('N41: the chosen file status stands on new participants and never replaces a stored one', async () => {
    await room.importRows([['K1', '', 'Siti', 'P', '', '', '', '']]);
    await room.importRows(
      [
        ['K1', '', 'Siti Aminah', 'P', '', '', '', ''],
        ['K2', '', 'Budi', 'L', '', '', '', ''],
      ],
      { status_berkas: '4' },
    );
    expect((await room.stored()).map(({ nomor_peserta, status }) => [nomor_peserta, status])).toEqual([
      ['K1', null],
      ['K2', 4],
    ]);
  });

  test('programmes are found by name or short name, an unknown one is left blank and said', async () => {
    const admin = await room.t.signIn('administrator');
    const program = { name: 'Teknik Komputer', singkat: 'TKJ', pagu: 36 };
    const created = await room.t.call(admin, 'POST', '/api/program-keahlian', program);
    const { body } = await room.importRows([
      ['K1', '', 'Siti', 'P', 'tkj', '', '', ''],
      ['K2', '', 'Budi', 'L', 'Boga', '', '', ''],
    ]);
    expect(body.data.temuan).toMatchObject([
      { baris: 3, tingkat: 'peringatan', message: expect.stringMatching(/Boga/) },
    ]);
    expect((await room.stored()).map(({ jurusan_id_1 }) => jurusan_id_1)).toEqual([
      created.body.data.id,
      null,
    ]);
  });

  test('a change is on record with before and after, and the account follows name and number', async () => {
    await room.importRows([['K1', '3000000001', 'Siti', 'P', '', 'R1', '', 'merdeka45']]);
    const { body } = await room.importRows([['K9', '3000000001', 'Siti Aminah', 'P', '', '', '', '']]);
    expect(body.data.perubahan).toEqual([
      { kunci: 'K9', kolom: 'nomor_peserta', sebelum: 'K1', sesudah: 'K9' },
      { kunci: 'K9', kolom: 'nama', sebelum: 'Siti', sesudah: 'Siti Aminah' },
    ]);
    const [row] = await room.stored();
    expect(row).toMatchObject({ nomor_peserta: 'K9', nama: 'Siti Aminah', ruang: 'R1' });
    const entries = await room.t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.baris_id, row?.id ?? ''));
    expect(entries.find(({ sebelum }) => sebelum !== null)).toMatchObject({
      nama: 'Uji operator',
      tindakan: 'impor',
      sebelum: { nomor_peserta: 'K1', nama: 'Siti' },
      sesudah: { nomor_peserta: 'K9', nama: 'Siti Aminah' },
      alasan: 'Impor peserta.csv',
    });
    expect(await trailOf(row?.akun_id)).toMatchObject([
      { tindakan: 'buat akun', sesudah: { peserta_id: row?.id, username: 'Siti', email: 'k1' } },
      {
        tindakan: 'impor',
        sebelum: { username: 'Siti', email: 'k1' },
        sesudah: { username: 'Siti Aminah', email: 'k9' },
      },
    ]);
    expect((await room.accounts())[0]).toMatchObject({ username: 'Siti Aminah', email: 'k9' });
    expect((await room.login('K9', 'merdeka45')).httpStatus).toBe(200);
  });

  test('a NISN that an import writes for an applicant is known to the school, whatever his form says', async () => {
    await room.importRows([
      ['K1', '', 'Siti', 'P', '', '', '', ''],
      ['K2', '3000000002', 'Budi', 'L', '', '', '', ''],
    ]);
    await room.importRows([['K1', '3000000001', 'Siti', 'P', '', '', '', '']]);
    expect(await room.stored()).toMatchObject([
      { nisn: '3000000001', nisn_dikenal: '3000000001' },
      { nisn: '3000000002', nisn_dikenal: '3000000002' },
    ]);
  });

  test('D-RULE-03: a new participant and his account have their first entry, what is blank is in none', async () => {
    await room.importRows([['K1', '3000000001', 'Siti', 'P', '', 'R1', '', 'merdeka45']], {
      status_berkas: '4',
    });
    const [row] = await room.stored();
    const first = { nama: 'Uji operator', sebelum: null, alasan: 'Impor peserta.csv' };
    const { nomor_peserta, nisn, nama, jenis_kelamin, ruang, status, akun_id } = row ?? {};
    const filled = { nomor_peserta, nisn, nama, jenis_kelamin, ruang, status, akun_id };
    const [entry, ...others] = await trailOf(row?.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ ...first, tindakan: 'impor', tabel: 'peserta' });
    expect(entry?.sesudah).toEqual(filled);
    expect(await trailOf(akun_id)).toMatchObject([
      { ...first, tindakan: 'buat akun', tabel: 'akun', sesudah: { username: 'Siti', email: 'k1' } },
    ]);
  });

  test('D-RULE-03: a changed choice is on record by the programmes’ ids, as a single write has them', async () => {
    const admin = await room.t.signIn('administrator');
    const idOf = async (name: string, singkat: string) =>
      (await room.t.call(admin, 'POST', '/api/program-keahlian', { name, singkat })).body.data.id as string;
    const [tkj, boga] = [await idOf('Teknik Komputer', 'TKJ'), await idOf('Tata Boga', 'TB')];
    await room.importRows([['K1', '', 'Siti', 'P', 'TKJ', '', '', '']]);
    await room.importRows([['K1', '', 'Siti', 'P', 'TB', '', '', '']]);
    const [row] = await room.stored();
    expect((await trailOf(row?.id)).at(-1)).toMatchObject({
      sebelum: { jurusan_id_1: tkj },
      sesudah: { jurusan_id_1: boga },
    });
  });

  test('an import is on record once with its counts, and its report is kept', async () => {
    const { body } = await room.importRows(buildSchool(10, true), { status_berkas: '4' });
    const [entry, ...others] = await room.t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.tindakan, 'impor peserta'));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      baris_id: body.data.id,
      sesudah: { nama_berkas: 'peserta.csv', status_berkas: 4, dibaca: 10, baru: 9, ditolak: 1 },
    });
    const [kept] = await room.t.context.store.read.select().from(impor);
    expect(kept).toMatchObject({
      id: body.data.id,
      jenis: 'peserta',
      akun_id: room.staff.akun_id,
      laporan: { baru: 9 },
    });
  });

  test('a number that staff sign in with is refused, the other rows are stored', async () => {
    const taken = `operator-${room.staff.akun_id}`;
    const { body } = await room.importRows([
      [taken, '', 'Siti', 'P', '', '', '', ''],
      ['K2', '', 'Budi', 'L', '', '', '', ''],
    ]);
    expect(body.data).toMatchObject({ baru: 1, ditolak: 1 });
    expect(body.data.temuan[0]).toMatchObject({
      baris: 2,
      tingkat: 'tolak',
      message: expect.stringMatching(/Uji operator/),
    });
    expect((await room.stored()).map(({ nama }) => nama)).toEqual(['Budi']);
  });

  test('two imports of one file at once store everybody once', async () => {
    const answers = await Promise.all([room.importRows(buildSchool(100)), room.importRows(buildSchool(100))]);
    // Which of them came first is nobody's business.
    expect(answers.map(({ body }) => [body.data.baru, body.data.tetap]).toSorted()).toEqual([
      [0, 100],
      [100, 0],
    ]);
    expect(await room.stored()).toHaveLength(100);
  });
});
