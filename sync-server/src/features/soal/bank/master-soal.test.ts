import { infoBankContract, masterSoalContract } from '@spmb/shared/soal/master-soal.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { audit } from '../../../db/audit.table.ts';
import { deleteRecord } from '../../../testing/delete-record.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

const t = perFile(buildTestApp);
let admin: Session;
let tkj: string;
let rpl: string;
let mm: string;
beforeAll(async () => {
  admin = await t.signIn('administrator');
  const program = async (name: string) =>
    (await t.call(admin, 'POST', '/api/program-keahlian', { name, singkat: name })).body.data.id as string;
  [tkj, rpl, mm] = [await program('TKJ'), await program('RPL'), await program('MM')];
});

const path = '/api/master-soal';
const bank = async (session: Session, fields: object = {}) =>
  (await t.call(session, 'POST', path, { mapel: 'Matematika', keterangan: 'Paket 1', ...fields })).body;
const item = { soal: '1 + 1 = …', pilihan_a: '2', pilihan_b: '3', jawaban: 'A' };
const addItem = (id: string, fields: object = {}) =>
  t.call(admin, 'POST', `/api/master-soal-detail/${id}`, { ...item, ...fields });

/** A schedule of the bank on 5 July 2025 with one participant in a session from 07.30. */
async function schedule(bankId: string, tanggal: string, name: string): Promise<void> {
  const base = { sekolah_id: schoolId, versi: 1, diubah_ms: 0 };
  const jadwal = {
    ...base,
    id: `j-${bankId}`,
    name,
    program_keahlian_id: null,
    master_soal_id_1: 'lain',
    jumlah_soal_1: 1,
    master_soal_id_2: bankId,
    jumlah_soal_2: 1,
    tanggal,
    jumlah_soal: 2,
    bobot: 100,
    waktu: 60,
    isRandom: false,
    token_wajib: false,
    kebijakan_waktu: 'jeda',
    jeda_maks: 3,
    toleransi_menit: 0,
    toleransi_kirim: null,
    menit_minimum_selesai: 0,
    keterlambatan: 'akhir_sama',
    tutup_panggilan_langsung: false,
    rahasia_undian: 'x',
  } as const;
  const row = {
    sekolah_id: schoolId,
    id: `r-${bankId}`,
    jadwal_ujian_id: jadwal.id,
    jadwal_ujian_sesi_id: `s-${bankId}`,
    tanggal,
    peserta_id: 'p1',
    percobaan: 0,
    status_pesan: false,
    asal: 'jadwal',
    diubah_ms: 0,
  } as const;
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    const sesi = {
      ...base,
      id: row.jadwal_ujian_sesi_id,
      name: 'Sesi 1',
      jam_mulai: '07:30',
      jam_selesai: '09:00',
    };
    await tx.insert(jadwalUjianSesi).values(sesi);
    await tx.insert(jadwalUjian).values(jadwal);
    await tx.insert(jadwalUjianPeserta).values(row);
  });
}

describe('question banks', () => {
  test('CRUD api/master-soal: the record counts its items, and its version rises with them', async () => {
    const { data, message } = await bank(admin);
    expect(message).toBe('Bank soal disimpan.');
    expect(masterSoalContract.parse(data)).toEqual({
      id: data.id,
      mapel: 'Matematika',
      keterangan: 'Paket 1',
      program_keahlian_id: null,
      lampiran: null,
      lampiran_path: null,
      pemilik_akun_id: admin.akun_id,
      jumlah: 0,
      edisi: 1,
      beku: false,
      arsip_dari: null,
      versi: 1,
    });
    const added = await addItem(data.id);
    const read = (await t.call(admin, 'GET', `${path}/${data.id}`)).body;
    expect(read).toEqual({ ...data, jumlah: 1, versi: 2 });
    await t.call(admin, 'POST', `/api/master-soal-detail/${data.id}/${added.body.data.id}?_method=DELETE`);
    expect((await t.call(admin, 'GET', `${path}/${data.id}`)).body).toEqual({ ...data, jumlah: 0, versi: 3 });
    expect((await t.call(admin, 'GET', path)).body).toContainEqual({ ...data, versi: 3 });
    const update = { ...data, mapel: 'MTK', versi: 3 };
    const saved = await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, update);
    expect(saved.body.data).toMatchObject({ mapel: 'MTK', versi: 4, pemilik_akun_id: admin.akun_id });
  });

  test('a bank whose items changed meanwhile refuses an older save with 409, naming who did it', async () => {
    const { data } = await bank(admin);
    const guru = await t.signIn('guru', { nama: 'Pak Anwar', jurusan_id: tkj });
    await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, { ...data, program_keahlian_id: tkj });
    t.clock.advance(1_000);
    await t.call(guru, 'POST', `/api/master-soal-detail/${data.id}`, item);
    const late = await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, { ...data, versi: 2 });
    expect(late.httpStatus).toBe(409);
    expect(late.body.message).toContain('oleh Pak Anwar');
  });

  test('GET api/master-soal-header/{id} answers the record, POST api/master-soal-combo the options', async () => {
    const { data } = await bank(admin, { mapel: 'aaa', keterangan: '' });
    const noted = (await bank(admin, { mapel: 'aaa', keterangan: 'Paket B' })).data;
    expect((await t.call(admin, 'GET', `/api/master-soal-header/${data.id}`)).body).toEqual(data);
    const operator = await t.signIn('operator');
    const combo = (await t.call(operator, 'POST', '/api/master-soal-combo')).body;
    expect(combo.slice(0, 2)).toEqual(
      [
        { value: data.id, label: 'aaa' },
        { value: noted.id, label: 'aaa (Paket B)' },
      ].toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    );
    expect((await t.call(operator, 'GET', path)).httpStatus).toBe(403);
    expect((await t.call(await t.signIn('supervisor'), 'POST', '/api/master-soal-combo')).httpStatus).toBe(
      403,
    );
  });

  test('POST api/master-soal-info answers the window of the next schedule that uses the bank, never a past one', async () => {
    const { data } = await bank(admin);
    await addItem(data.id);
    const info = async () => (await t.call(admin, 'POST', '/api/master-soal-info', { id: data.id })).body;
    const none = {
      ujian_soal_id: data.id,
      mapel: 'Matematika',
      jumlah: 1,
      tanggal: null,
      jam_mulai: null,
      jam_selesai: null,
    };
    expect(infoBankContract.parse(await info())).toEqual(none);
    await schedule(data.id, '2025-07-05', 'Ujian A');
    const window = { tanggal: '2025-07-05', jam_mulai: '07:30', jam_selesai: '09:00' };
    expect(await info()).toEqual({ ...none, ...window });
    // From 1 July, 07.30 to the last minute of the session, and to its end.
    t.clock.advance(4 * 86_400_000 + 89 * 60_000);
    admin = await t.signIn('administrator');
    expect(await info()).toEqual({ ...none, ...window });
    t.clock.advance(60_000);
    const later = await t.signIn('administrator');
    const past = (await t.call(later, 'POST', '/api/master-soal-info', { id: data.id })).body;
    expect(past).toEqual(none);
    admin = later;
  });

  test('a bank that a schedule draws from is not deleted; any other goes with its items, which the audit keeps', async () => {
    const used = (await bank(admin)).data;
    await schedule(used.id, '2025-08-01', 'Ujian Agustus');
    const refused = (await t.call(admin, 'POST', `${path}/${used.id}?_method=DELETE`)).body;
    expect(refused).toMatchObject({ status: false, message: expect.stringContaining('Ujian Agustus') });

    const free = (await bank(admin)).data;
    await addItem(free.id);
    expect((await t.call(admin, 'POST', `${path}/${free.id}?_method=DELETE`)).body).toMatchObject({
      status: false,
      jenis: 'hapus-berubah',
      data: { ikut: [{ tabel: 'soal', kata: 'soal', jumlah: 1 }] },
    });
    expect((await deleteRecord(t, admin, `${path}/${free.id}`)).body.status).toBe(true);
    expect((await t.call(admin, 'GET', `/api/master-soal-detail/${free.id}`)).httpStatus).toBe(404);
    const rows = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.baris_id, free.id))
      .orderBy(audit.nomor);
    const deleted = rows.find(({ tindakan }) => tindakan === 'hapus');
    expect(deleted?.sebelum).toMatchObject({ mapel: 'Matematika', ikut_terhapus: '1 soal' });
    const items = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.tabel, 'soal'))
      .orderBy(audit.nomor);
    expect(items.filter(({ tindakan }) => tindakan === 'hapus').at(-1)?.sebelum).toMatchObject({
      master_soal_id: free.id,
      soal: '1 + 1 = …',
      jawaban: 'A',
    });
  });
});

describe("N39: a teacher keeps his own banks and his programme's", () => {
  test("another programme's bank does not exist for him, in any call", async () => {
    const guru = await t.signIn('guru', { jurusan_id: mm });
    const { id } = (await bank(admin, { mapel: 'Rahasia', program_keahlian_id: rpl })).data;
    const soal = (await addItem(id)).body.data;
    const calls: [string, string, object?][] = [
      ['GET', `${path}/${id}`],
      ['POST', `${path}/${id}?_method=PUT`, { mapel: 'x' }],
      ['POST', `${path}/${id}?_method=DELETE`],
      ['GET', `/api/master-soal-header/${id}`],
      ['POST', '/api/master-soal-info', { id }],
      ['GET', `/api/master-soal-detail/${id}`],
      ['POST', `/api/master-soal-detail/${id}`, item],
      ['GET', `/api/master-soal-detail/${id}/${soal.id}`],
      ['POST', `/api/master-soal-detail/${id}/${soal.id}?_method=PUT`, item],
      ['POST', `/api/master-soal-detail/${id}/${soal.id}?_method=DELETE`],
      ['POST', '/api/master-soal-detail-info', { master_soal_id: id, nomor: 1 }],
      ['POST', `/api/master-soal-impor/${id}`, {}],
    ];
    for (const [method, address, body] of calls) {
      const { httpStatus } = await t.call(guru, method, address, body);
      expect([address, httpStatus]).toEqual([address, 404]);
    }
    const own = (await bank(guru)).data;
    const under = await t.call(guru, 'GET', `/api/master-soal-detail/${own.id}/${soal.id}`);
    expect(under.httpStatus).toBe(404);
    expect((await t.call(guru, 'GET', path)).body.map((row: { id: string }) => row.id)).toEqual([own.id]);
    expect((await t.call(guru, 'POST', '/api/master-soal-combo')).body).toEqual([
      { value: own.id, label: 'Matematika (Paket 1)' },
    ]);
    expect((await t.call(guru, 'GET', `${path}?q=rahasia`)).body.total).toBe(0);
  });

  test('colleagues of a programme share its banks; without a programme a teacher has only his own', async () => {
    const [one, two] = [
      await t.signIn('guru', { jurusan_id: rpl }),
      await t.signIn('guru', { jurusan_id: rpl }),
    ];
    const alone = await t.signIn('guru');
    const { data } = await bank(one, { program_keahlian_id: rpl });
    expect((await t.call(two, 'GET', `${path}/${data.id}`)).body).toEqual(data);
    expect((await t.call(two, 'POST', `/api/master-soal-detail/${data.id}`, item)).body.status).toBe(true);
    expect((await t.call(alone, 'GET', `${path}/${data.id}`)).httpStatus).toBe(404);
    const own = (await bank(alone)).data;
    expect((await t.call(alone, 'GET', path)).body.map((row: { id: string }) => row.id)).toEqual([own.id]);
  });

  test('a teacher opens a bank to his own programme only, and moves only his own banks', async () => {
    const [owner, other] = [
      await t.signIn('guru', { jurusan_id: tkj }),
      await t.signIn('guru', { jurusan_id: tkj }),
    ];
    expect((await bank(owner, { program_keahlian_id: rpl })).kesalahan.program_keahlian_id).toContain(
      'sendiri',
    );
    const { data } = await bank(owner, { program_keahlian_id: tkj });
    const moved = await t.call(other, 'POST', `${path}/${data.id}?_method=PUT`, {
      ...data,
      program_keahlian_id: null,
    });
    expect(moved.body).toMatchObject({ status: false, message: expect.stringContaining('pemiliknya') });
    const closed = await t.call(owner, 'POST', `${path}/${data.id}?_method=PUT`, {
      ...data,
      program_keahlian_id: null,
    });
    expect(closed.body.data.program_keahlian_id).toBeNull();
    expect((await bank(admin, { program_keahlian_id: 'tidak-ada' })).message).toContain('tidak ada lagi');
  });
});
