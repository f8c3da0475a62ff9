import type { HasilGenerate, JadwalPeserta } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { audit } from '../../../db/audit.table.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { recordStart } from '../jadwal/record-start.mutations.ts';
import { insertUlang } from '../jadwal/ujian-ulang.mutations.ts';
import { seedBank, seedPeserta, seedProgram } from '../testing/seed.ts';

const tanggal = '2025-07-02';
const t = perTest(buildTestApp);
const staff = perTest(() => t.signIn('operator'));
let bank: string;
let sesi: string;
let sesi2: string;
beforeEach(async () => {
  bank = await seedBank(t, 20);
  sesi = await createSesi('Sesi 1');
  sesi2 = await createSesi('Sesi 2');
});

const post = (path: string, body: unknown) => t.call(staff, 'POST', `/api/${path}`, body);
async function createSesi(name: string): Promise<string> {
  const { body } = await post('jadwal-ujian-sesi', { name, jam_mulai: '07:30', jam_selesai: '09:30' });
  return (body as { data: { id: string } }).data.id;
}
async function createJadwal(fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await post(
    'jadwal-ujian',
    buildIsianJadwalUjian({ master_soal_id_1: bank, tanggal, ...fields }),
  );
  return (body as { data: { id: string } }).data.id;
}
const generate = (jadwal_ujian_sesi_id = sesi) =>
  post('jadwal-ujian-peserta-generate', { tanggal, jadwal_ujian_sesi_id });
const list = async (id = sesi) =>
  (await t.call(staff, 'GET', `/api/jadwal-ujian-peserta/${tanggal}/${id}`)).body as JadwalPeserta[];

describe('generate', () => {
  test('S3-JADP-02: a row tells who sits what, where and when', async () => {
    const tkj = await seedProgram(t, 'TKJ');
    const jadwal_ujian_id = await createJadwal({ program_keahlian_id: tkj });
    const place = { jurusan_id_1: tkj, ruang: 'R1', kursi: '07' };
    const [first] = await seedPeserta(t, [
      { nama: 'Siti', nomor_peserta: 'K1', nomor_register: 'REG-1', ...place },
    ]);
    await generate();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        noreg: 'REG-1',
        nomor_peserta: 'K1',
        nama: 'Siti',
        jurusan: 'Program TKJ',
        tanggal,
        sesi: 'Sesi 1',
        status_pesan: false,
        status: 'BELUM HADIR',
        peserta_id: first,
        jadwal_ujian_id,
        jadwal: 'Matematika',
        wajib: true,
        ruang: 'R1',
        kursi: '07',
        asal: 'jadwal',
        susulan_dari: null,
      },
    ]);
  });

  test('the participant number stands where there is no registration number', async () => {
    await createJadwal();
    await seedPeserta(t, [{ nomor_peserta: 'K2' }]);
    await generate();
    expect(await list()).toMatchObject([{ noreg: 'K2', jurusan: '', ruang: null, kursi: null }]);
  });

  test('exam-only participants and accepted files take part, other files are skipped with the reason', async () => {
    await createJadwal();
    await seedPeserta(t, [
      { nama: 'A' },
      { nama: 'B', status: 4 },
      { nama: 'C', status: 5 },
      { nama: 'D', status: 1 },
    ]);
    const { body } = await generate();
    expect(body.data).toMatchObject({
      dibuat: 2,
      sudah_ada: 0,
      dilewati: [{ alasan: expect.stringMatching(/Status berkas/), jumlah: 2 }],
    });
    expect((body.data as HasilGenerate).dilewati[0]?.contoh.sort()).toEqual(['C', 'D']);
    expect((await list()).map(({ nama }) => nama)).toEqual(['A', 'B']);
  });

  test('S1-SCHOOL-15: whose file takes part is the school’s choice of status codes', async () => {
    await createJadwal();
    const codes = [0, 1, 2, 3, 4, 5, 6];
    await seedPeserta(
      t,
      codes.map((status) => ({ nama: `Status ${status}`, status })),
    );
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    await t.context.store.tx(actor, (tx) => tx.update(sekolah).set({ pesertas: [2, 3, 5] }));
    expect((await generate()).body.data).toMatchObject({ dibuat: 3, dilewati: [{ jumlah: 4 }] });
    expect((await list()).map(({ nama }) => nama)).toEqual(['Status 2', 'Status 3', 'Status 5']);
  });

  test('each programme gets its own schedules and those of all', async () => {
    const [tkj, rpl] = [await seedProgram(t, 'TKJ'), await seedProgram(t, 'RPL')];
    await createJadwal({ name: 'Semua' });
    await createJadwal({ name: 'Khusus TKJ', program_keahlian_id: tkj });
    await seedPeserta(t, [{ nama: 'A', jurusan_id_1: tkj }, { nama: 'B', jurusan_id_1: rpl }, { nama: 'C' }]);
    expect((await generate()).body.data).toEqual({ dibuat: 4, sudah_ada: 0, dilewati: [] });
    expect((await list()).map(({ jadwal, nama }) => `${jadwal}: ${nama}`)).toEqual([
      'Khusus TKJ: A',
      'Semua: A',
      'Semua: B',
      'Semua: C',
    ]);
  });

  test('who is listed for another session waits for that one', async () => {
    await createJadwal();
    await seedPeserta(t, [
      { nama: 'A', sesi: '1' },
      { nama: 'B', sesi: '2' },
      { nama: 'C', sesi: 'pagi' },
    ]);
    const { body } = await generate();
    expect(body.data.dilewati).toMatchObject([{ alasan: expect.stringMatching(/Sesi 2/), contoh: ['B'] }]);
    expect((await list()).map(({ nama }) => nama)).toEqual(['A', 'C']);
    await generate(sesi2);
    expect((await list(sesi2)).map(({ nama }) => nama)).toEqual(['B']);
  });

  test('a repeat, a second session and two at once add nobody twice', async () => {
    await createJadwal();
    await seedPeserta(t, [{}, {}, {}]);
    const answers = await Promise.all([generate(sesi), generate(sesi2), generate(sesi)]);
    expect(answers.reduce((sum, { body }) => sum + Number(body.data.dibuat), 0)).toBe(3);
    const before = await list();
    expect((await generate()).body).toMatchObject({
      message: '0 jadwal peserta dibuat, 3 sudah ada.',
      data: { dibuat: 0, sudah_ada: 3 },
    });
    expect([...(await list()), ...(await list(sesi2))]).toHaveLength(3);
    expect(await list()).toEqual(before);
  });

  test('who comes later is added alone', async () => {
    await createJadwal();
    await seedPeserta(t, [{}, {}]);
    await generate();
    await seedPeserta(t, [{}]);
    expect((await generate()).body.data).toMatchObject({ dibuat: 1, sudah_ada: 2 });
  });

  test('a date without schedules and a session that is gone are told with the way out', async () => {
    expect((await generate()).body).toMatchObject({
      status: false,
      message: expect.stringMatching(/Jadwal Ujian/),
    });
    await createJadwal();
    expect((await generate('tidak-ada')).body).toMatchObject({
      status: false,
      message: expect.stringMatching(/sesi/i),
    });
    const { body } = await post('jadwal-ujian-peserta-generate', {
      tanggal: 'kemarin',
      jadwal_ujian_sesi_id: sesi,
    });
    expect(body.kesalahan).toHaveProperty('tanggal');
  });

  test('2,000 participants and two schedules: all rows, each once, on record', async () => {
    await createJadwal({ name: 'Matematika' });
    const second = await createJadwal({ name: 'Bahasa' });
    await seedPeserta(
      t,
      Array.from({ length: 2_000 }, (_, i) => ({ kursi: String(i) })),
    );
    expect((await generate()).body.data).toEqual({ dibuat: 4_000, sudah_ada: 0, dilewati: [] });
    const used = await t.call(staff, 'GET', `/api/jadwal-ujian-sesi/${sesi}`);
    expect(used.body).toMatchObject({ peserta: 4_000 });
    const rows = await list();
    expect(rows).toHaveLength(4_000);
    expect(new Set(rows.map(({ jadwal, peserta_id }) => `${jadwal} ${peserta_id}`)).size).toBe(4_000);
    const entries = await t.context.store.read.select().from(audit).where(eq(audit.baris_id, second));
    const made = entries.filter(({ tindakan }) => tindakan === 'buat jadwal peserta');
    expect(made.reduce((sum, { sesudah }) => sum + (sesudah as { jumlah: number }).jumlah, 0)).toBe(2_000);
    const ofRows = await t.context.store.read
      .select({ baris_id: audit.baris_id })
      .from(audit)
      .where(eq(audit.tabel, 'jadwal_ujian_peserta'));
    expect(new Set(ofRows.map(({ baris_id }) => baris_id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect((await generate()).body.data).toEqual({ dibuat: 0, sudah_ada: 4_000, dilewati: [] });
  });
});

describe('reset', () => {
  const reset = (fields: object = {}) =>
    post('jadwal-ujian-peserta-reset', {
      tanggal,
      jadwal_ujian_sesi_id: sesi,
      alasan: 'salah sesi',
      ...fields,
    });

  test('S3-JADP-08: rows without an attempt go, those with one stay and are named', async () => {
    await createJadwal();
    await seedPeserta(t, [{ nama: 'A' }, { nama: 'Budi', nomor_peserta: 'K9' }, { nama: 'C' }]);
    await generate();
    const budi = (await list()).find(({ nama }) => nama === 'Budi');
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    await t.context.store.tx(actor, (tx) => recordStart(tx, budi?.id ?? '', null, 1));
    const told = { dihapus: 2, dipertahankan: 1, nama: ['Budi (K9)'] };
    const preview = await t.call(staff, 'GET', `/api/jadwal-ujian-peserta-reset/${tanggal}/${sesi}`);
    expect(preview.body).toEqual(told);
    for (const short of [{}, { dihapus: 2, alasan: '' }])
      expect((await reset(short)).body).toMatchObject({ status: false, kesalahan: expect.anything() });
    expect(await list()).toHaveLength(3);
    expect((await reset({ dihapus: 2 })).body).toEqual({
      status: true,
      hapusan_id: expect.any(String),
      message:
        '2 jadwal peserta dihapus. 1 dipertahankan karena ujiannya sudah dimulai atau sudah ada susulannya: Budi (K9).',
      data: told,
    });
    expect(await list()).toEqual([budi]);
    const { read } = t.context.store;
    const entries = await read.select().from(audit).where(eq(audit.tindakan, 'reset jadwal peserta'));
    expect(entries).toMatchObject([{ alasan: 'salah sesi', sebelum: { jumlah: 2 }, nama: 'Uji operator' }]);
    const isRow = and(eq(audit.tabel, 'jadwal_ujian_peserta'), eq(audit.tindakan, 'hapus'));
    const ofRows = await read.select().from(audit).where(isRow);
    expect(ofRows).toHaveLength(2);
    expect(ofRows[0]).toMatchObject({
      alasan: 'salah sesi',
      sebelum: { tanggal, jadwal_ujian_sesi_id: sesi, peserta_id: expect.any(String) },
    });
    expect((await generate()).body.data).toMatchObject({ dibuat: 2, sudah_ada: 1 });
  });

  test('rows that came after the count was shown do not go unseen: nothing is deleted', async () => {
    await createJadwal();
    await seedPeserta(t, [{}]);
    await generate();
    await seedPeserta(t, [{}]);
    await generate();
    expect((await reset({ dihapus: 1 })).body).toMatchObject({ status: false, jenis: 'reset-berubah' });
    expect(await list()).toHaveLength(2);
    expect((await reset({ dihapus: 2 })).body).toMatchObject({ status: true, data: { dihapus: 2 } });
  });

  test('N56: the row of an absent participant stays as long as another row makes up for it', async () => {
    await createJadwal();
    await seedPeserta(t, [{ nama: 'Budi', nomor_peserta: 'K9' }, {}]);
    await generate();
    const budi = (await list()).find(({ nama }) => nama === 'Budi')?.id ?? '';
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    const later = { tanggal: '2025-07-09', jadwal_ujian_sesi_id: sesi2, alasan: 'sakit' };
    await t.context.store.tx(actor, (tx) => insertUlang(tx, 1, [budi], { asal: 'susulan', ...later }));
    const told = { dihapus: 1, dipertahankan: 1, nama: ['Budi (K9)'] };
    expect((await reset({ dihapus: 1 })).body.data).toEqual(told);
    expect((await list()).map(({ id }) => id)).toEqual([budi]);
    await reset({ tanggal: later.tanggal, jadwal_ujian_sesi_id: sesi2, dihapus: 1 });
    expect((await reset({ dihapus: 1 })).body.data).toMatchObject({ dihapus: 1, dipertahankan: 0 });
  });

  test('rows of another session are untouched, nothing to delete is said', async () => {
    await createJadwal();
    await seedPeserta(t, [{}]);
    await generate();
    expect((await reset({ jadwal_ujian_sesi_id: sesi2 })).body.message).toMatch(/^Tidak ada jadwal peserta/);
    expect(await list()).toHaveLength(1);
  });
});

test.each(['supervisor', 'guru', 'peserta'] as const)('%s may not keep schedules', async (role) => {
  const session = await t.signIn(role);
  const at = { tanggal, jadwal_ujian_sesi_id: sesi };
  for (const [method, path, body] of [
    ['GET', `jadwal-ujian-peserta/${tanggal}/${sesi}`, undefined],
    ['POST', 'jadwal-ujian-peserta-generate', at],
    ['POST', 'jadwal-ujian-peserta-reset', at],
    ['GET', 'jadwal-ujian', undefined],
    ['POST', 'jadwal-ujian', buildIsianJadwalUjian()],
    ['POST', `jadwal-ujian-sesi/${sesi}?_method=DELETE`, {}],
  ] as const) {
    expect((await t.call(session, method, `/api/${path}`, body)).httpStatus).toBe(403);
  }
});
