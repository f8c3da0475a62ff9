import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { findHasilTerbit } from '../seleksi/terbit.queries.ts';
import { insertSanggahan } from '../sanggahan/sanggahan.mutations.ts';
import { setSchool, write } from '../situs/testing/admission.ts';
import { audit } from '../../db/audit.table.ts';
import { buildSeleksi, runSeleksi, scoreCalon, setPagu } from './testing/build-seleksi.ts';

const hourMs = 3_600_000;
const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let calon: Record<'ani' | 'budi' | 'citra', Pendaftar>;

const post = (path: string, body: object, who = admin) => t.call(who, 'POST', path, body);
const publish = (more: object = {}) => post('/api/publikasi', { sekarang: true, ...more });
/** In an hour, by the clock of the school: a test begins on 1 July 2025 at 7.30. */
const soon = { sekarang: false, tanggal: '2025-07-01', jam: '08:30' };
const takeBack = (more: object = {}) => post('/api/publikasi-tarik', { alasan: 'Keliru', ...more });
const state = async (): Promise<KeadaanPublikasi> => (await t.call(admin, 'GET', '/api/publikasi')).body;
const list = async () => (await t.call(undefined, 'GET', '/api/pengumuman')).body;
const lowest = async () => (await t.call(undefined, 'GET', '/api/pengumuman-nilai')).body;
const rows = () => t.context.store.read.select().from(hasilSeleksi);
const names = async () => (await list()).map(({ nama }: { nama: string }) => nama);

beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
});

describe('publishing', () => {
  test('D-RULE-12: freezes the whole run for everybody at once, with what explains it, and says so', async () => {
    await runSeleksi(t, admin);
    expect(await list()).toEqual([]);
    expect((await publish()).body).toMatchObject({ status: true, message: 'Hasil seleksi sudah terbit.' });
    expect(await names()).toEqual(['a**', 'c****']);
    expect(await rows()).toHaveLength(3);
    const budi = await findHasilTerbit(t.context.store.read, t.clock.nowMs(), 'budi');
    expect(budi).toMatchObject({
      status: 'CADANGAN',
      program_keahlian_id: 'rpl',
      urutan: 1,
      jalan: null,
      keterangan: {
        nilai: { teori: 2000, wawancara: 2000 },
        pilihan: [{ ke: 1, peringkat: 2, dari: 2, pagu: 1 }],
      },
    });
    expect(await state()).toMatchObject({
      status: 'terbit',
      riwayat: [{ nomor: 1, nama: 'Pak Adi', ditarik: null }],
      jumlah_berubah: 0,
      baru: 0,
    });
  });

  test('refuses while there is no whole run, and while the last is not of today’s scores, quotas or placements', async () => {
    for (const _ of [1, 2]) expect((await publish()).body.message).toContain('Belum ada seleksi yang utuh');
    await post('/api/olah-nilai-grade', { id: 'rpl' });
    expect((await publish()).body.message).toContain('Belum ada seleksi yang utuh');
    await runSeleksi(t, admin);
    await scoreCalon(t, admin, 'budi', 95);
    expect((await publish()).body).toMatchObject({
      status: false,
      message: expect.stringContaining('berubah sesudah'),
    });
    await runSeleksi(t, admin);
    await setPagu(t, 'rpl', 2);
    expect((await state()).halangan).toContain('berubah sesudah');
    expect([(await publish()).body.status, await rows()]).toEqual([false, []]);
    await runSeleksi(t, admin);
    await post('/api/olah-nilai-manual-grade', { id: 'budi', jurusan_id: 'tkj', alasan: 'rapat' });
    expect((await publish()).body.status).toBe(false);
    await runSeleksi(t, admin);
    expect((await publish()).body.status).toBe(true);
    expect((await rows()).find(({ peserta_id }) => peserta_id === 'budi')).toMatchObject({ jalan: 'manual' });
  });

  test('a placement of a file that is accepted no more holds it up by name', async () => {
    await post('/api/olah-nilai-manual-grade', { id: 'budi', jurusan_id: 'tkj', alasan: 'rapat' });
    await runSeleksi(t, admin);
    await calon.budi.setStatus(5);
    expect((await publish()).body.message).toMatch(/^budi ditempatkan manual/);
  });

  test('open objections ask first, and a yes is taken', async () => {
    await runSeleksi(t, admin);
    const isi = { peserta_id: 'budi', nomor: 1, body: 'Nilai saya 85.', path: null, operasi: 'operasi-1' };
    await write(t, (tx) => insertSanggahan(tx, 0, isi));
    const asked = await publish();
    expect([asked.httpStatus, asked.body.jenis, await rows()]).toEqual([409, 'sanggahan-terbuka', []]);
    expect((await state()).sanggahan).toBe(1);
    expect((await publish({ konfirmasi: asked.body.potret_nomor })).body.status).toBe(true);
  });

  test('twice, by two administrators: the second is told who was first and since when, and changes nothing', async () => {
    await runSeleksi(t, admin);
    const { versi } = await state();
    const other = await t.signIn('administrator', { nama: 'Bu Beti' });
    const both = await Promise.all([
      publish({ versi }),
      post('/api/publikasi', { sekarang: true, versi }, other),
    ]);
    expect(both.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409]);
    expect(both.find(({ httpStatus }) => httpStatus === 409)?.body.message).toMatch(
      /sudah mengubah publikasi/,
    );
    const again = (await publish()).body;
    expect(again).toMatchObject({
      status: false,
      kesalahan: { alasan: expect.stringMatching(/sudah terbit sejak/) },
    });
    expect((await state()).riwayat).toHaveLength(1);
  });

  test('anew replaces what is public, with a reason, and both acts stay on record', async () => {
    await runSeleksi(t, admin);
    await publish();
    await scoreCalon(t, admin, 'budi', 95);
    expect(await names()).toEqual(['a**', 'c****']);
    expect(await state()).toMatchObject({
      jumlah_berubah: 1,
      berubah: [
        {
          id: 'budi',
          terbit: expect.stringMatching(/^CADANGAN 1 di/),
          kini: expect.stringMatching(/^CADANGAN 1 di/),
        },
      ],
    });
    await runSeleksi(t, admin);
    expect(await state()).toMatchObject({ halangan: null, jumlah_berubah: 2 });
    const isian = { alasan: 'Nilai budi diperbaiki' };
    const konfirmasi = (await publish(isian)).body.potret_nomor;
    expect((await publish({ ...isian, konfirmasi })).body.status).toBe(true);
    expect(await names()).toEqual(['b***', 'c****']);
    expect((await state()).riwayat).toMatchObject([
      { nomor: 2, alasan: 'Nilai budi diperbaiki', ditarik: null },
      { nomor: 1, ditarik: { nama: 'Pak Adi', alasan: 'Nilai budi diperbaiki', diganti: true } },
    ]);
    const acts = await t.context.store.read.select().from(audit).where(eq(audit.tabel, 'publikasi'));
    expect(acts.map(({ tindakan }) => tindakan)).toEqual(['terbitkan', 'terbitkan']);
  });

  test('what is taken back is lost to nobody who moved up by it', async () => {
    await runSeleksi(t, admin);
    await publish();
    await write(t, (tx) =>
      tx
        .update(hasilSeleksi)
        .set({ status: 'L', jalan: 'cadangan' })
        .where(eq(hasilSeleksi.peserta_id, 'budi')),
    );
    expect((await takeBack()).body).toMatchObject({
      status: false,
      message: expect.stringContaining('1 kursi sudah berpindah'),
    });
    expect(await rows()).toHaveLength(3);
    expect((await state()).jumlah_berubah).toBe(0);
  });

  test('the kind of a seat is told as it was given, whatever the settings and files say later', async () => {
    await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { afirmasi_status: true });
    await runSeleksi(t, admin);
    await publish();
    const told = async (id: 'budi' | 'citra') =>
      (await t.call(calon[id].session, 'GET', '/api/peserta/hasil')).body.hasil;
    // The one seat of rpl is a reserved one, since 15 % of it are rounded up; citra has none of tkj's.
    expect(await told('budi')).toMatchObject({ status: 'L', kursi: 'afirmasi' });
    expect(await told('citra')).toMatchObject({ status: 'L', kursi: 'umum' });
    const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
    await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { persen_afirmasi: 0, versi });
    await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { afirmasi_status: false });
    await runSeleksi(t, admin);
    expect(await told('budi')).toMatchObject({ status: 'L', kursi: 'afirmasi' });
  });

  test('S3-SCORE-12: a score that is not the published one any more is marked, for who may read what is published', async () => {
    await runSeleksi(t, admin);
    await publish(soon);
    await scoreCalon(t, admin, 'budi', 95);
    const marked = async () =>
      (await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body
        .filter(({ berubah }: { berubah: boolean }) => berubah)
        .map(({ id }: { id: string }) => id);
    expect(await marked()).toEqual([]);
    t.clock.advance(hourMs);
    expect(await marked()).toEqual(['budi']);
  });
});

describe('a plan', () => {
  beforeEach(() => runSeleksi(t, admin));

  test('N36, N50: nobody reads anything before its instant, everybody from it on; the countdown follows it', async () => {
    await setSchool(t, { tanggal_pengumuman: '2025-07-03', jam_pengumuman: '10:00' });
    expect((await state()).usulan).toEqual({ tanggal: '2025-07-03', jam: '10:00', lewat: false });
    const told = (await publish(soon)).body;
    expect(told.message).toBe('Hasil seleksi direncanakan terbit Selasa, 01 Juli 2025 pukul 08.30 WIB.');
    const countdown = async () => (await t.call(undefined, 'GET', '/api/countdown')).body;
    const countdowntime = Date.parse('2025-07-01T08:30:00+07:00');
    expect(await countdown()).toEqual({ countdownshow: true, countdowntime });
    const dashboard = await t.call(calon.ani.session, 'GET', '/api/peserta/dasbor-pendaftar');
    expect(dashboard.body.hitung_mundur).toMatchObject({ waktu_ms: countdowntime });
    expect(await state()).toMatchObject({ status: 'rencana' });
    t.clock.advance(hourMs - 1);
    expect([await list(), await lowest()]).toEqual([[], []]);
    // What was kept a moment ago is not handed out once more.
    t.clock.advance(1);
    expect(await names()).toEqual(['a**', 'c****']);
    expect(await lowest()).toMatchObject([{ nilai: expect.any(Number) }, { nilai: expect.any(Number) }]);
    expect(await countdown()).toEqual({ countdownshow: false, countdowntime });
    expect(await state()).toMatchObject({ status: 'terbit' });
    // The day that the profile had named is over with it; another one is of the next results.
    await setSchool(t, { tanggal_pengumuman: '2025-08-03' });
    t.clock.advance(5_000);
    expect(await countdown()).toMatchObject({ countdownshow: true });
  });

  test('is refused for an instant that has passed, or that is not whole, and nothing is frozen', async () => {
    for (const [more, field] of [
      [{ jam: '07:30' }, 'jam'],
      [{ tanggal: '2025-06-30' }, 'jam'],
      [{ tanggal: null }, 'tanggal'],
      [{ jam: '' }, 'jam'],
    ] as const) {
      const { body } = await publish({ ...soon, ...more });
      expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, [field]]);
    }
    for (const wrong of [{ jam: '25:00' }, { tanggal: 'besok' }, { sekarang: 'mungkin' }])
      expect((await publish({ ...soon, ...wrong })).body.status).toBe(false);
    expect([await rows(), (await state()).status]).toEqual([[], 'belum']);
    await setSchool(t, { tanggal_pengumuman: '2025-06-03', jam_pengumuman: '10:00' });
    expect((await state()).usulan).toMatchObject({ lewat: true });
  });

  test('may be moved, and freezes the run of then; once it is public it moves no more', async () => {
    await publish(soon);
    await scoreCalon(t, admin, 'budi', 95);
    expect(await state()).toMatchObject({ jumlah_berubah: 1, halangan: expect.any(String) });
    await runSeleksi(t, admin);
    const seen = await state();
    expect((await publish({ ...soon, jam: '09:30', versi: seen.versi })).body.status).toBe(true);
    t.clock.advance(hourMs);
    expect(await list()).toEqual([]);
    t.clock.advance(hourMs);
    expect(await names()).toEqual(['b***', 'c****']);
    const late = (await publish({ ...soon, jam: '10:30' })).body;
    expect(late).toMatchObject({ status: false, message: expect.stringContaining('tarik dahulu') });
    expect((await publish({ ...soon, jam: '10:30', versi: seen.versi })).httpStatus).toBe(409);
  });

  test('is taken back before its instant: that passes, and nothing is read', async () => {
    await publish(soon);
    expect((await takeBack({ alasan: '' })).body.kesalahan).toHaveProperty('alasan');
    expect((await takeBack()).body.status).toBe(true);
    expect((await takeBack()).body.message).toContain('Tidak ada hasil yang terbit');
    t.clock.advance(2 * hourMs);
    expect([await list(), await rows()]).toEqual([[], []]);
    expect(await state()).toMatchObject({ status: 'ditarik', riwayat: [{ ditarik: { alasan: 'Keliru' } }] });
  });

  test('outlives a restart in which its instant passes', async () => {
    await publish(soon);
    expect(await list()).toEqual([]);
    await t.restart(hourMs);
    expect(await names()).toEqual(['a**', 'c****']);
  });

  test('shows beforehand the very lists that the public reads at its instant', async () => {
    const preview = async () => (await t.call(admin, 'GET', '/api/publikasi-pratinjau')).body;
    const asNow = await preview();
    await publish(soon);
    const planned = await preview();
    expect(planned).toEqual(asNow);
    expect(planned.program[0]).toMatchObject({ pagu: 1, pilihan1: 1, cadangan: 1 });
    await scoreCalon(t, admin, 'budi', 95);
    t.clock.advance(hourMs);
    expect(await list()).toEqual(planned.pengumuman);
    expect(await lowest()).toEqual(planned.nilai_terendah);
  });
});

test('what is public is taken back at once, not seconds later', async () => {
  await runSeleksi(t, admin);
  await publish();
  expect(await list()).toHaveLength(2);
  await takeBack();
  expect([await list(), await lowest()]).toEqual([[], []]);
});

test('lowest scores stay hidden where the school says so', async () => {
  await runSeleksi(t, admin);
  const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
  await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { tampilkan_nilai_terendah: false, versi });
  await publish();
  expect(await lowest()).toEqual([]);
  expect(await list()).toHaveLength(2);
});

test('S1-CALL-34: after a reset nothing is public, planned or known of', async () => {
  await runSeleksi(t, admin);
  await publish();
  expect(await list()).toHaveLength(2);
  await post('/api/profile-reset-data', { konfirmasi: 'SMK Uji', alasan: 'tahun baru' });
  const again = await t.signIn('administrator');
  expect([await list(), await lowest()]).toEqual([[], []]);
  expect((await t.call(again, 'GET', '/api/publikasi')).body).toMatchObject({ status: 'belum', riwayat: [] });
});
