import { terlihatOf } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepHapusan } from '../../crud/delete/sweep-hapusan.mutations.ts';
import { hapusan, hapusanIsi } from '../../crud/delete/hapusan.table.ts';
import { schoolId } from '../../db/school-id.ts';
import { deleteRecord } from '../../testing/delete-record.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { insertUlang } from '../jadwal-ujian/jadwal/ujian-ulang.mutations.ts';
import { recordStart } from '../jadwal-ujian/jadwal/record-start.mutations.ts';
import { seedBank, seedPeserta } from '../jadwal-ujian/testing/seed.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

const tanggal = '2025-07-08';
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
let staff: Session;
let sesi: string;
let jadwal: string;
beforeEach(async () => {
  staff = await t.signIn('operator', { nama: 'Bu Sari' });
  const bank = await seedBank(t, 25);
  await seedPeserta(t, [{ nama: 'Ani' }, { nama: 'Budi' }, { nama: 'Citra' }]);
  sesi = (await post('jadwal-ujian-sesi', { name: 'Pagi', jam_mulai: '07:30', jam_selesai: '09:30' })).data
    .id;
  const isian = buildIsianJadwalUjian({ master_soal_id_1: bank, tanggal });
  jadwal = (await post('jadwal-ujian', isian)).data.id;
  await post('jadwal-ujian-peserta-generate', { tanggal, jadwal_ujian_sesi_id: sesi });
});

const post = async (path: string, body: unknown, by = staff) =>
  (await t.call(by, 'POST', `/api/${path}`, body)).body;
const undo = (id: string, by = staff) => t.call(by, 'POST', '/api/hapusan-urungkan', { id });
const ikutOf = async (path: string) => (await t.call(staff, 'GET', `/api/${path}/hapus`)).body.ikut;
const list = async (by = staff) => (await t.call(by, 'GET', '/api/hapusan')).body;
/** Everything but what tells of deletions. */
async function data() {
  const tables = await readTables(t);
  for (const one of ['hapusan', 'hapusan_isi', 'audit', 'kepala_audit', 'sesi_masuk', 'keadaan_server'])
    tables.delete(one);
  return tables;
}
const deleteJadwal = async () =>
  (await deleteRecord(t, staff, `/api/jadwal-ujian/${jadwal}`)).body.hapusan_id as string;

describe('a deletion that takes others along', () => {
  test('counts and names them, and is refused without these counts or without a reason', async () => {
    const before = await data();
    expect(await ikutOf(`jadwal-ujian/${jadwal}`)).toEqual([
      { tabel: 'jadwal_ujian_peserta', kata: 'jadwal peserta', jumlah: 3 },
    ]);
    const ikut = { jadwal_ujian_peserta: 3 };
    for (const body of [
      undefined,
      {},
      { alasan: 'salah tanggal' },
      { ikut },
      { ikut, alasan: '  a ' },
      { ikut: { jadwal_ujian_peserta: 2 }, alasan: 'salah tanggal' },
      { ikut: { ...ikut, peserta: 1 }, alasan: 'salah tanggal' },
      { ikut: 3, alasan: 'salah tanggal' },
    ])
      for (const [method, way] of [
        ['POST', '?_method=DELETE'],
        ['DELETE', ''],
      ] as const) {
        const { httpStatus, body: answer } = await t.call(
          staff,
          method,
          `/api/jadwal-ujian/${jadwal}${way}`,
          body,
        );
        expect([httpStatus, answer.status]).toEqual([200, false]);
      }
    const refused = await post(`jadwal-ujian/${jadwal}?_method=DELETE`, {});
    expect(refused).toMatchObject({
      message:
        'Belum ada yang dihapus: 3 jadwal peserta ikut terhapus. Periksa jumlahnya, tulis alasannya, lalu hapus.',
      data: { ikut: [{ jumlah: 3 }] },
    });
    expect(await data()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  test('is refused with the new counts where they changed since they were shown', async () => {
    const ikut = terlihatOf(await ikutOf(`jadwal-ujian/${jadwal}`));
    await seedPeserta(t, [{ nama: 'Dewi' }]);
    await post('jadwal-ujian-peserta-generate', { tanggal, jadwal_ujian_sesi_id: sesi });
    const refused = await post(`jadwal-ujian/${jadwal}?_method=DELETE`, { ikut, alasan: 'salah' });
    expect(refused).toMatchObject({ status: false, jenis: 'hapus-berubah', data: { ikut: [{ jumlah: 4 }] } });
  });

  test('is taken back as it was, with its ids, once, by whoever may delete such', async () => {
    const before = await data();
    const id = await deleteJadwal();
    expect((await data()).get('jadwal_ujian_peserta')).toEqual([]);
    expect(await list()).toMatchObject([
      {
        id,
        nama: 'Bu Sari',
        data: 'jadwal ujian',
        judul: 'Matematika',
        alasan: 'salah buat',
        isi: '3 jadwal peserta',
        diurungkan_ms: null,
      },
    ]);
    for (const role of ['supervisor', 'guru', 'peserta'] as const) {
      const { httpStatus } = await undo(id, await t.signIn(role));
      expect([role, httpStatus]).toEqual([role, role === 'guru' ? 404 : 403]);
    }
    expect(await list(await t.signIn('guru'))).toEqual([]);
    expect((await undo(id)).body).toEqual({ status: true, message: 'Matematika dikembalikan.' });
    const after = await data();
    for (const name of ['jadwal_ujian', 'jadwal_ujian_peserta'])
      expect(after.get(name)).toEqual(before.get(name));
    const again = await undo(id, admin);
    expect([again.httpStatus, again.body.message]).toEqual([
      409,
      'Penghapusan ini sudah diurungkan oleh Bu Sari.',
    ]);
    expect(await list()).toMatchObject([{ diurungkan_nama: 'Bu Sari' }]);
    const acts = (await t.call(admin, 'GET', '/api/audit?tindakan=urungkan+hapus&page=1')).body.rows;
    expect(acts).toMatchObject([{ nama: 'Bu Sari', sesudah: { 'jadwal peserta': 3 } }]);
  });

  test('two who take it back at once bring it back once', async () => {
    const id = await deleteJadwal();
    const both = await Promise.all([undo(id), undo(id, admin)]);
    expect(both.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409]);
  });

  test('never takes an exam that was begun, and a made-up row keeps the one it makes up for', async () => {
    const [row] = (await data()).get('jadwal_ujian_peserta') ?? [];
    await t.context.store.tx(system, (tx) => recordStart(tx, String(row?.['id']), null, 1));
    expect((await t.call(staff, 'GET', `/api/jadwal-ujian/${jadwal}/hapus`)).httpStatus).toBe(409);
    const forged = { ikut: { jadwal_ujian_peserta: 3 }, alasan: 'salah' };
    expect((await t.call(staff, 'DELETE', `/api/jadwal-ujian/${jadwal}`, forged)).httpStatus).toBe(409);
    expect((await data()).get('jadwal_ujian_peserta')).toHaveLength(3);
  });
});

describe('a deletion is not taken back', () => {
  test('of an id that is none, or that is of a body of another kind', async () => {
    for (const id of ['tidak-ada', '../../x']) expect((await undo(id)).httpStatus).toBe(404);
    expect((await post('hapusan-urungkan', {})).status).toBe(false);
  });

  test('after 30 days, when it is forgotten', async () => {
    const id = await deleteJadwal();
    t.clock.advance(30 * 24 * 3_600_000 - 1);
    await sweepHapusan(t.context);
    staff = await t.signIn('operator');
    expect(await list()).toHaveLength(1);
    t.clock.advance(3_600_000);
    expect((await undo(id)).httpStatus).toBe(404);
    await sweepHapusan(t.context);
    const { read } = t.context.store;
    expect([await read.select().from(hapusan), await read.select().from(hapusanIsi)]).toEqual([[], []]);
  });

  test('where what its rows name is gone', async () => {
    const id = await deleteJadwal();
    const before = await data();
    await t.context.store.tx(system, (tx) => tx.delete(peserta).where(eq(peserta.nama, 'Ani')));
    const { httpStatus, body } = await undo(id);
    expect([httpStatus, body.message]).toEqual([
      409,
      expect.stringContaining('1 peserta yang disebut di dalamnya tidak ada lagi'),
    ]);
    expect((await data()).get('jadwal_ujian')).toEqual(before.get('jadwal_ujian'));
  });

  test('where the participants have new rows, begun or not, or somebody else has the seat', async () => {
    const reset = { tanggal, jadwal_ujian_sesi_id: sesi, dihapus: 3, alasan: 'salah sesi' };
    const { hapusan_id } = await post('jadwal-ujian-peserta-reset', reset);
    const lain = { name: 'Siang', jam_mulai: '10:00', jam_selesai: '12:00' };
    const siang = (await post('jadwal-ujian-sesi', lain)).data.id as string;
    await post('jadwal-ujian-peserta-generate', { tanggal, jadwal_ujian_sesi_id: siang });
    const refused = await undo(hapusan_id);
    expect([refused.httpStatus, refused.body.message]).toEqual([
      409,
      expect.stringContaining('3 peserta sudah mendapat jadwal baru'),
    ]);
    const [row] = (await data()).get('jadwal_ujian_peserta') ?? [];
    await t.context.store.tx(system, (tx) => recordStart(tx, String(row?.['id']), null, 1));
    expect((await undo(hapusan_id)).httpStatus).toBe(409);
    expect((await data()).get('jadwal_ujian_peserta')).toHaveLength(3);
    expect((await undo(hapusan_id)).body.message).toContain('jadwal baru');
  });

  test('where somebody else sits in the seat now', async () => {
    const siang = (
      await post('jadwal-ujian-sesi', { name: 'Siang', jam_mulai: '10:00', jam_selesai: '12:00' })
    ).data.id as string;
    const ruang_id = (await post('ruang', { name: 'Lab 1', kapasitas: 9 })).data.id as string;
    const [ani, budi] = (await data()).get('jadwal_ujian_peserta')?.map(({ id }) => String(id)) ?? [];
    const move = (id: string | undefined, jadwal_ujian_sesi_id: string) => {
      const place = { jadwal_ujian_sesi_id, ruang_id, kursi: '1', alasan: 'pindah' };
      return post('jadwal-ujian-peserta-pindah', { tanggal, ids: [id], ...place });
    };
    expect((await move(ani, siang)).data.berhasil).toEqual([ani]);
    const reset = { tanggal, jadwal_ujian_sesi_id: siang, dihapus: 1, alasan: 'salah sesi' };
    const { hapusan_id } = await post('jadwal-ujian-peserta-reset', reset);
    expect((await move(budi, siang)).data.berhasil).toEqual([budi]);
    const refused = await undo(hapusan_id);
    expect([refused.httpStatus, refused.body.message]).toEqual([
      409,
      expect.stringContaining('kursi 1 peserta sudah dipakai peserta lain'),
    ]);
    expect((await data()).get('jadwal_ujian_peserta')).toHaveLength(2);
    expect((await move(budi, sesi)).data.berhasil).toEqual([budi]);
    expect((await undo(hapusan_id)).body.status).toBe(true);
  });

  test('after a reset of the applicants; a restored server takes it back once more', async () => {
    const id = await deleteJadwal();
    const backup = await createBackup(t, admin);
    expect((await undo(id)).body.status).toBe(true);
    expect(
      (await post('profile-reset-data', { konfirmasi: 'SMK Uji', alasan: 'tahun baru' }, admin)).status,
    ).toBe(true);
    expect(await list(admin)).toEqual([]);
    expect((await undo(id, admin)).httpStatus).toBe(404);
    expect((await restoreBackup(t, admin, backup)).body.status).toBe(true);
    staff = await t.signIn('operator');
    expect((await data()).get('jadwal_ujian_peserta')).toEqual([]);
    expect((await undo(id)).body.status).toBe(true);
    expect((await data()).get('jadwal_ujian_peserta')).toHaveLength(3);
  });
});

test('a row that is made up for elsewhere keeps its schedule', async () => {
  const [row] = (await data()).get('jadwal_ujian_peserta') ?? [];
  const lain = (
    await post(
      'jadwal-ujian',
      buildIsianJadwalUjian({ master_soal_id_1: await seedBank(t, 25), tanggal: '2025-07-09' }),
    )
  ).data.id as string;
  expect(lain).toBeTruthy();
  const later = { tanggal: '2025-07-09', jadwal_ujian_sesi_id: sesi, alasan: 'sakit' };
  await t.context.store.tx(system, (tx) =>
    insertUlang(tx, 1, [String(row?.['id'])], { asal: 'susulan', ...later }),
  );
  expect(await ikutOf(`jadwal-ujian/${jadwal}`)).toMatchObject([{ jumlah: 4 }]);
  const id = await deleteJadwal();
  expect((await undo(id)).body.status).toBe(true);
  expect((await data()).get('jadwal_ujian_peserta')).toHaveLength(4);
});
