import type { DaftarCadangan } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { buildCadangan, buildDiterima, setMasa, uploadSurat } from './testing/build-diterima.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let ani: Pendaftar;
let budi: Pendaftar;
/** One seat, which siti has; ani and budi wait for it. */
beforeEach(async () => {
  await buildDiterima(t, 'siti');
  ani = await buildCadangan(t, 'ani', 1);
  budi = await buildCadangan(t, 'budi', 2);
  await setMasa(t, admin, 1, 3);
  await setPagu(1);
});

const setPagu = (pagu: number) =>
  write(t, (tx) => tx.update(programKeahlian).set({ pagu }).where(eq(programKeahlian.id, 'rpl')));
const leave = (id = 'siti') =>
  t.call(admin, 'PUT', `/api/daftar-ulang-verifikasi/rpl/${id}`, {
    daftar_ulang_verifikasi_status: 'mundur',
    verifikasi_keterangan: 'Pindah kota.',
    konfirmasi: true,
  });
const promote = (id: string, more: object = {}, who: Session = admin, jurusan_id = 'rpl') =>
  t.call(who, 'POST', '/api/olah-nilai-cadangan-naik', { jurusan_id, id, ...more });
const reserve = async (jurusan = 'rpl'): Promise<DaftarCadangan> =>
  (await t.call(admin, 'GET', `/api/olah-nilai-cadangan/${jurusan}`)).body;
const own = async ({ session }: Pendaftar) =>
  (await t.call(session, 'GET', '/api/peserta/konfirmasi-daftar-ulang')).body;
const ids = (daftar: DaftarCadangan) => daftar.cadangan.map(({ id }) => id);

describe('the reserve list', () => {
  test('a freed seat goes to the first, on record, with a letter and a deadline of his own', async () => {
    expect(await reserve()).toMatchObject({ pagu: 1, belum: 1, kosong: 0 });
    await leave();
    expect(await reserve()).toMatchObject({ kosong: 1, dilepas: 1, promosi: [] });
    expect(ids(await reserve())).toEqual(['ani', 'budi']);
    await setMasa(t, admin, 1, 1, { mulai: '2025-06-01', selesai: '2025-06-30' });
    const { body } = await promote('ani');
    expect(body).toMatchObject({ status: true, message: expect.stringContaining('Jumat, 04 Juli 2025') });
    expect(await reserve()).toMatchObject({
      belum: 1,
      kosong: 0,
      cadangan: [{ id: 'budi', urutan: 1, pilihan: 1, wa: expect.stringContaining('wa.me') }],
      promosi: [{ peserta_id: 'ani', oleh: 'Pak Adi' }],
    });
    expect(await own(ani)).toMatchObject({ kelayakan: 'berhak', status: 'belum', terbuka: true });
    const { pesans } = (await t.call(ani.session, 'GET', '/api/peserta/dashboard')).body;
    const title = expect.stringMatching(/^Anda diterima di/);
    expect(pesans).toContainEqual(expect.objectContaining({ title }));
    const daftar_ulang_dokumen = await uploadSurat(t, ani.session);
    const sent = await t.call(ani.session, 'POST', '/api/peserta/konfirmasi-daftar-ulang', {
      daftar_ulang_dokumen,
      koperasi_dokumen: null,
    });
    expect(sent.body.status).toBe(true);
    const [published] = await t.context.store.read
      .select()
      .from(hasilSeleksi)
      .where(eq(hasilSeleksi.peserta_id, 'ani'));
    expect(published).toMatchObject({ status: 'L', jalan: 'cadangan', urutan: 1 });
  });

  test('the public list shows him at once', async () => {
    expect((await t.call(undefined, 'GET', '/api/pengumuman')).body).toHaveLength(1);
    await leave();
    await promote('ani');
    const list = (await t.call(undefined, 'GET', '/api/pengumuman')).body;
    expect(list.map(({ nama }: { nama: string }) => nama)).toEqual(['a**']);
  });

  test('goes on in its order: not the second before the first, and nobody without a free seat', async () => {
    expect((await promote('ani')).body).toMatchObject({ status: false, jenis: 'kursi-penuh' });
    await leave();
    const early = await promote('budi');
    expect([early.httpStatus, early.body.message]).toEqual([
      409,
      expect.stringContaining('ani lebih dahulu'),
    ]);
    await promote('ani');
    expect((await promote('budi')).body.jenis).toBe('kursi-penuh');
    await leave('ani');
    expect((await promote('budi')).body.status).toBe(true);
    expect(ids(await reserve())).toEqual([]);
  });

  test('of two people at once one gives the seat; pressed again under its id it is one act', async () => {
    await leave();
    const lain = await t.signIn('administrator', { nama: 'Bu Wati' });
    const both = await Promise.all([promote('ani'), promote('ani', {}, lain)]);
    expect(both.map(({ body }) => body.status).sort()).toEqual([false, true]);
    expect(both.find(({ body }) => !body.status)?.body.jenis).toBe('sudah-diterima');
    await leave('ani');
    const operasi_id = 'operasi-naik';
    expect((await promote('budi', { operasi_id })).body.status).toBe(true);
    expect((await promote('budi', { operasi_id })).body.status).toBe(true);
    expect((await reserve()).promosi).toHaveLength(2);
    expect((await promote('ani', { operasi_id })).body.jenis).toBe('operasi-terpakai');
  });

  test('two people who promote two of them into one seat give it to the first alone', async () => {
    await leave();
    const both = await Promise.all([promote('ani'), promote('budi')]);
    expect(both.map(({ body }) => body.status)).toEqual([true, false]);
    expect((await reserve()).lebih).toBe(0);
  });

  test('a smaller quota leaves no seat free', async () => {
    await leave();
    await setPagu(0);
    expect((await promote('ani')).body.jenis).toBe('kursi-penuh');
  });

  test('after a result that was taken back there is neither a list nor a promotion', async () => {
    await leave();
    await write(t, (tx) => tx.update(hasilSeleksi).set({ terbit_ms: null }));
    expect(ids(await reserve())).toEqual([]);
    expect((await promote('ani')).httpStatus).toBe(404);
    expect((await own(ani)).kelayakan).toBe('belum-diumumkan');
  });

  test('without dates nobody moves up: he would have nowhere to go', async () => {
    await leave();
    await setMasa(t, admin, 1, 1, { mulai: null, selesai: null });
    expect((await promote('ani')).body.message).toContain('Pengaturan');
  });

  test('who has a seat elsewhere, or whose file is verified no more, is on no list', async () => {
    await leave();
    await write(t, (tx) =>
      tx
        .update(hasilSeleksi)
        .set({ status: 'L', program_keahlian_id: 'tkj' })
        .where(eq(hasilSeleksi.peserta_id, 'ani')),
    );
    expect((await promote('ani')).body.message).toContain('sudah mempunyai kursi');
    await budi.setStatus(6);
    expect(ids(await reserve())).toEqual([]);
    expect((await promote('budi')).httpStatus).toBe(404);
  });

  test('who chose the programme second comes after its own list, and leaves the other list with his seat', async () => {
    await leave();
    const pilihan = {
      program: 'tkj',
      ke: 2,
      pagu: 1,
      peringkat: 4,
      dari: 9,
      nilai_terendah: null,
      penentu: null,
    };
    const nilai = { prestasi: 0, rapor: 0, teori: 0, wawancara: 0 };
    await write(t, (tx) =>
      tx
        .update(hasilSeleksi)
        .set({ keterangan: { nilai, akhir: 0, kursi: null, pilihan: [pilihan as never] } })
        .where(eq(hasilSeleksi.peserta_id, 'budi')),
    );
    await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 1 }).where(eq(programKeahlian.id, 'tkj')));
    expect((await reserve('tkj')).cadangan).toMatchObject([{ id: 'budi', pilihan: 2, urutan: 1 }]);
    expect((await promote('budi', {}, admin, 'tkj')).body.status).toBe(true);
    expect(ids(await reserve())).toEqual(['ani']);
  });

  test('is seen by an operator, who promotes nobody; an unknown programme or applicant is a 404', async () => {
    await leave();
    const rina = await t.signIn('operator');
    expect((await t.call(rina, 'GET', '/api/olah-nilai-cadangan/rpl')).httpStatus).toBe(200);
    expect((await promote('ani', {}, rina)).httpStatus).toBe(403);
    expect((await promote('tidak-ada')).httpStatus).toBe(404);
    expect((await promote('ani', {}, admin, 'tidak-ada')).httpStatus).toBe(404);
    expect((await t.call(rina, 'GET', '/api/olah-nilai-cadangan/tidak-ada')).httpStatus).toBe(404);
  });
});
