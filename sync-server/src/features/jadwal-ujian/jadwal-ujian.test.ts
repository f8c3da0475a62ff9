import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { audit } from '../../db/audit.table.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
  rahasiaSesi,
} from './jadwal/jadwal-ujian.table.ts';
import { recordStart } from './jadwal/record-start.mutations.ts';
import { seedBank, seedPeserta, seedProgram } from './testing/seed.ts';

const t = perFile(buildTestApp);
const staff = perFile(() => t.signIn('operator'));
let bank: string;
beforeAll(async () => {
  bank = await seedBank(t, 25, 10);
});

const post = (path: string, body: unknown) => t.call(staff, 'POST', `/api/${path}`, body);
async function createSesi(name = 'Sesi 1', jam_mulai = '07:30', jam_selesai = '09:30'): Promise<string> {
  const { body } = await post('jadwal-ujian-sesi', { name, jam_mulai, jam_selesai });
  return (body as { data: { id: string } }).data.id;
}
async function createJadwal(fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await post('jadwal-ujian', buildIsianJadwalUjian({ master_soal_id_1: bank, ...fields }));
  return (body as { data: { id: string } }).data.id;
}
const rowsOf = async (jadwalId: string) =>
  t.context.store.read
    .select()
    .from(jadwalUjianPeserta)
    .where(eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId));
async function begin(barisId: string) {
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  await t.context.store.tx(actor, (tx) => recordStart(tx, barisId, 'ujian-1', 1));
}

describe('sessions', () => {
  test('S3-SESI-01: create, read, update, delete', async () => {
    const id = await createSesi('Sesi Pagi');
    const read = await t.call(staff, 'GET', `/api/jadwal-ujian-sesi/${id}`);
    const jam = { jam_mulai: '07:30', jam_selesai: '09:30' };
    expect(read.body).toEqual({ id, name: 'Sesi Pagi', ...jam, peserta: 0, versi: 1 });
    const put = { name: 'Sesi Malam', jam_mulai: '23:00', jam_selesai: '01:00', versi: 1 };
    expect((await post(`jadwal-ujian-sesi/${id}?_method=PUT`, put)).body).toMatchObject({
      status: true,
      data: { versi: 2 },
    });
    expect((await post(`jadwal-ujian-sesi/${id}?_method=DELETE`, {})).body.status).toBe(true);
    expect((await t.call(staff, 'GET', `/api/jadwal-ujian-sesi/${id}`)).httpStatus).toBe(404);
  });

  test('a session that starts when it ends is refused at the field', async () => {
    const { body } = await post('jadwal-ujian-sesi', { name: 'X', jam_mulai: '07:30', jam_selesai: '07:30' });
    expect(body).toMatchObject({
      status: false,
      jenis: 'isian-salah',
      kesalahan: { jam_selesai: expect.any(String) },
    });
  });

  const named = (name: string) => ({ name, jam_mulai: '13:00', jam_selesai: '15:00' });
  const sesisNamed = async (name: string) =>
    ((await t.call(staff, 'GET', '/api/jadwal-ujian-sesi')).body as { name: string }[]).filter(
      (one) => one.name.toLowerCase() === name.toLowerCase(),
    ).length;

  test('S3-SESI-01: of two sessions of one name and the same times the second is refused at its name', async () => {
    const same = { status: false, kesalahan: { name: expect.stringMatching(/jam yang sama sudah ada/) } };
    const id = await createSesi('Sesi Siang', '13:00', '15:00');
    expect((await post('jadwal-ujian-sesi', named('sesi siang '))).body).toMatchObject(same);
    const other = await createSesi('Sesi Siang', '13:00', '16:00');
    expect((await post(`jadwal-ujian-sesi/${other}?_method=PUT`, named('Sesi Siang'))).body).toMatchObject(
      same,
    );
    expect((await post(`jadwal-ujian-sesi/${id}?_method=PUT`, named('Sesi Siang'))).body.status).toBe(true);
    expect(await sesisNamed('Sesi Siang')).toBe(2);
  });

  test('S3-SESI-01: of many who make the same session at once one does', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('jadwal-ujian-sesi', named('Sesi Serentak'))),
    );
    expect(answers.filter(({ body }) => body.status)).toHaveLength(1);
    expect(await sesisNamed('Sesi Serentak')).toBe(1);
  });

  test('S3-SESI-01: two sessions that were one before the rule are read, renamed and deleted', async () => {
    const rows = ['kembar-1', 'kembar-2'].map((id) => ({
      ...named('Sesi Kembar'),
      id,
      sekolah_id: schoolId,
      versi: 1,
      diubah_ms: 0,
    }));
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.insert(jadwalUjianSesi).values(rows),
    );
    expect(await sesisNamed('Sesi Kembar')).toBe(2);
    const renamed = { ...named('Sesi Tunggal'), versi: 1 };
    expect((await post('jadwal-ujian-sesi/kembar-1?_method=PUT', renamed)).body.status).toBe(true);
    expect((await post('jadwal-ujian-sesi/kembar-2?_method=DELETE', {})).body.status).toBe(true);
  });

  test('S3-SESI-03: the combo serves staff and proctors, others not', async () => {
    const id = await createSesi('Sesi Combo', '10:00', '11:00');
    const supervisor = await t.signIn('supervisor');
    const { body } = await t.call(supervisor, 'POST', '/api/jadwal-ujian-sesi-combo');
    expect(body).toContainEqual({ value: id, label: 'Sesi Combo (10.00–11.00)' });
    expect((await t.call(await t.signIn('guru'), 'POST', '/api/jadwal-ujian-sesi-combo')).httpStatus).toBe(
      403,
    );
  });

  test('a session in use stays', async () => {
    const id = await createSesi('Sesi Dipakai');
    await createJadwal({ tanggal: '2025-08-01' });
    await seedPeserta(t, [{}]);
    await post('jadwal-ujian-peserta-generate', { tanggal: '2025-08-01', jadwal_ujian_sesi_id: id });
    const { httpStatus, body } = await post(`jadwal-ujian-sesi/${id}?_method=DELETE`, {});
    expect({ httpStatus, body }).toEqual({
      httpStatus: 409,
      body: { status: false, message: expect.stringMatching(/Reset jadwal pesertanya/) },
    });
  });
});

describe('schedules', () => {
  test('S3-JADU-02: every field is kept and read back, the seed of the draw never', async () => {
    const program_keahlian_id = await seedProgram(t, 'TKJ');
    const second = await seedBank(t, 10);
    const fields = {
      name: 'Tes Potensi',
      program_keahlian_id,
      master_soal_id_1: bank,
      jumlah_soal_1: 25,
      master_soal_id_2: second,
      jumlah_soal_2: 10,
      tanggal: '2025-09-01',
      jumlah_soal: 35,
      bobot: 2,
      waktu: 90,
      isRandom: true,
      acak_opsi: true,
      token_wajib: false,
      kebijakan_waktu: 'jalan_terus',
      jeda_maks: 0,
      toleransi_menit: 5,
      toleransi_kirim: 120,
      menit_minimum_selesai: 30,
      keterlambatan: 'waktu_penuh',
      tutup_panggilan_langsung: true,
      kktp: 70,
    };
    const created = await post('jadwal-ujian', fields);
    const { id } = created.body.data as { id: string };
    expect(created.body.data).toEqual({ ...fields, id, peserta: 0, versi: 1 });
    expect((await t.call(staff, 'GET', `/api/jadwal-ujian/${id}`)).body).toEqual(created.body.data);
    const list = await t.call(staff, 'GET', '/api/jadwal-ujian');
    expect(JSON.stringify(list.body)).not.toContain('rahasia');
    const [stored] = await t.context.store.read.select().from(jadwalUjian).where(eq(jadwalUjian.id, id));
    expect(t.context.secrets.open(stored?.rahasia_undian ?? '')).toHaveLength(32);
  });

  test('the seed of the draw stays the same when the schedule is changed', async () => {
    const id = await createJadwal({ tanggal: '2025-09-02' });
    const seed = async () =>
      (await t.context.store.read.select().from(jadwalUjian).where(eq(jadwalUjian.id, id)))[0]
        ?.rahasia_undian;
    const before = await seed();
    const put = buildIsianJadwalUjian({ master_soal_id_1: bank, tanggal: '2025-09-03', waktu: 30 });
    expect((await post(`jadwal-ujian/${id}?_method=PUT`, put)).body.status).toBe(true);
    expect(await seed()).toBe(before);
  });

  test.each([
    ['counts that do not add up', { jumlah_soal: 21 }, 'jumlah_soal'],
    ['more items than are ready', { jumlah_soal_1: 26, jumlah_soal: 26 }, 'jumlah_soal_1'],
    ['a bank that does not exist', { master_soal_id_1: 'tidak-ada' }, 'master_soal_id_1'],
    ['a programme that does not exist', { program_keahlian_id: 'tidak-ada' }, 'program_keahlian_id'],
    ['a pause where the clock never waits', { kebijakan_waktu: 'jalan_terus', jeda_maks: 3 }, 'jeda_maks'],
    ['no date', { tanggal: '' }, 'tanggal'],
  ])('%s is refused at the field', async (_name, fields, field) => {
    const { httpStatus, body } = await post(
      'jadwal-ujian',
      buildIsianJadwalUjian({ master_soal_id_1: bank, ...fields }),
    );
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ status: false, kesalahan: { [field]: expect.any(String) } });
  });

  test('the same bank twice is refused', async () => {
    const twice = { master_soal_id_1: bank, master_soal_id_2: bank, jumlah_soal_2: 5, jumlah_soal: 25 };
    const { body } = await post('jadwal-ujian', buildIsianJadwalUjian(twice));
    expect(body.kesalahan.master_soal_id_2).toMatch(/sama dengan yang pertama/);
  });

  test('with participants’ rows the date stays, with an attempt banks and counts too, and nothing deletes it', async () => {
    const tanggal = '2025-10-01';
    const [id, sesi] = [await createJadwal({ tanggal }), await createSesi('Sesi Ujian')];
    await seedPeserta(t, [{}]);
    await post('jadwal-ujian-peserta-generate', { tanggal, jadwal_ujian_sesi_id: sesi });
    const put = (fields: object) =>
      post(`jadwal-ujian/${id}?_method=PUT`, {
        ...buildIsianJadwalUjian({ master_soal_id_1: bank, tanggal }),
        ...fields,
      });
    expect((await put({ tanggal: '2025-10-02' })).httpStatus).toBe(409);
    expect((await put({ jumlah_soal_1: 10, jumlah_soal: 10 })).body.status).toBe(true);
    expect((await put({})).body.status).toBe(true);

    const [baris] = await rowsOf(id);
    await begin(baris?.id ?? '');
    const refused = await put({ jumlah_soal_1: 10, jumlah_soal: 10 });
    expect(refused).toMatchObject({
      httpStatus: 409,
      body: { status: false, message: expect.stringMatching(/jumlah soal/) },
    });
    expect((await put({ waktu: 90 })).body.status).toBe(true);
    const deleted = await post(`jadwal-ujian/${id}?_method=DELETE`, {});
    expect(deleted).toMatchObject({
      httpStatus: 409,
      body: { message: expect.stringMatching(/tidak dapat dihapus/) },
    });
    expect((await rowsOf(id)).length).toBeGreaterThan(0);
  });

  test('without an attempt a schedule is deleted with its rows', async () => {
    const tanggal = '2025-10-05';
    const [id, sesi] = [await createJadwal({ tanggal }), await createSesi('Sesi Hapus')];
    await post('jadwal-ujian-peserta-generate', { tanggal, jadwal_ujian_sesi_id: sesi });
    const rows = await rowsOf(id);
    expect(rows.length).toBeGreaterThan(0);
    const agreed = { ikut: { jadwal_ujian_peserta: rows.length }, alasan: 'salah tanggal' };
    expect((await post(`jadwal-ujian/${id}?_method=DELETE`, agreed)).body.status).toBe(true);
    expect(await rowsOf(id)).toEqual([]);
    const [entry] = await t.context.store.read
      .select()
      .from(audit)
      .where(and(eq(audit.baris_id, id), eq(audit.tindakan, 'hapus')));
    expect(entry?.sebelum).toMatchObject({
      name: 'Matematika',
      ikut_terhapus: `${rows.length} jadwal peserta`,
    });
    const isRow = and(eq(audit.tabel, 'jadwal_ujian_peserta'), eq(audit.tindakan, 'hapus'));
    expect(await t.context.store.read.select().from(audit).where(isRow)).toHaveLength(rows.length);
  });
});

test('a date and session has one token secret, however often its rows are made', async () => {
  const at = { tanggal: '2025-10-09', jadwal_ujian_sesi_id: await createSesi('Sesi Token') };
  await createJadwal({ tanggal: at.tanggal });
  await post('jadwal-ujian-peserta-generate', at);
  const secret = async () =>
    t.context.store.read.select().from(rahasiaSesi).where(eq(rahasiaSesi.tanggal, at.tanggal));
  const [first, ...others] = await secret();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    jadwal_ujian_sesi_id: at.jadwal_ujian_sesi_id,
    token_awal_ms: t.clock.nowMs(),
  });
  expect(t.context.secrets.open(first?.token_tersegel ?? '')).toHaveLength(32);
  t.clock.advance(60_000);
  await post('jadwal-ujian-peserta-generate', at);
  expect(await secret()).toEqual([first]);
});
