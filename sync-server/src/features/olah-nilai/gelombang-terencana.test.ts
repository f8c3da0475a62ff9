import { bacaBukti } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../http/route.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { setMasa } from '../daftar-ulang/testing/build-diterima.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { terbitkan } from './publikasi/terbitkan.ts';
import { verifyRuns } from './putaran/verify-runs.ts';
import { buildSeleksi, runSeleksi, scoreCalon, setPagu } from './testing/build-seleksi.ts';
import { storeAfter } from './testing/store-after.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let calon: Record<string, Pendaftar>;
const minuteMs = 60_000;

const post = async (path: string, body: object, who = admin) =>
  (await t.call(who, 'POST', `/api/${path}`, body)).body;
const read = async (path: string, who?: Session) => (await t.call(who, 'GET', `/api/${path}`)).body;
const get = (path: string) => read(path, admin);
const state = async (): Promise<KeadaanPublikasi> => get('publikasi');
/** Later in the morning of the first wave. */
const saat = { sekarang: false, tanggal: '2025-07-01', jam: '08:30' };
const plan = (more: object = {}) => post('publikasi', { ...saat, alasan: 'Gelombang 2', ...more });
const untilTerbit = () => t.clock.advance(Date.parse('2025-07-01T08:30:00+07:00') - t.clock.nowMs());
const names = async () => (await read('pengumuman')).map(({ nama }: { nama: string }) => nama);
const rows = () =>
  t.context.store.read
    .select()
    .from(hasilSeleksi)
    .orderBy(hasilSeleksi.peserta_id, hasilSeleksi.publikasi_nomor);
const mundur = (id: string) =>
  post('peserta/daftar-ulang-mundur', { konfirmasi: id }, calon[id]?.session ?? admin);
const naik = (id: string) => post('olah-nilai-cadangan-naik', { jurusan_id: 'rpl', id });
const kembalikan = (id: string) =>
  t.call(admin, 'PUT', `/api/daftar-ulang-verifikasi/rpl/${id}`, {
    daftar_ulang_verifikasi_status: 'belum',
    verifikasi_keterangan: 'Tetap ikut.',
  });

/** What everybody and each applicant may read of the result, but for the instant that is waited for. */
async function readAll() {
  const all = ['pengumuman', 'pengumuman-nilai', 'bukti-seleksi'];
  const own = ['peserta/hasil', 'peserta/hasil-samaran', 'peserta/konfirmasi-daftar-ulang'];
  const told = [
    ...all.map((path) => read(path)),
    ...Object.values(calon).flatMap(({ session }) => own.map((path) => read(path, session))),
    ...['daftar-ulang-jurusan', 'olah-nilai-cadangan/rpl', 'laporan'].map(get),
  ];
  return JSON.parse(
    JSON.stringify(await Promise.all(told), (key, value) => (key === 'server_ms' ? 0 : value)),
  );
}

/** Ani has left the one seat of rpl, for which budi waits; dewi is new and better, and the second wave gives her the seat. */
beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
  expect((await post('publikasi', { sekarang: true })).status).toBe(true);
  await setMasa(t, admin, 1, 3);
  t.clock.advance(1_000);
  expect((await mundur('ani')).status).toBe(true);
  const dewi = await buildPendaftar(t, 'dewi', 'dewi');
  await dewi.send({ nama: 'dewi', nisn: '0061231119', jurusan_id_1: 'rpl', jurusan_id_2: null });
  await dewi.setStatus(4);
  await scoreCalon(t, admin, 'dewi', 99);
  calon['dewi'] = dewi;
  await runSeleksi(t, admin);
  t.clock.advance(1_000);
});

test('a later wave waits for its instant: until then everybody reads what is public, from then on the wave, and nothing is written', async () => {
  const before = await readAll();
  expect(await plan()).toMatchObject({
    status: true,
    message: expect.stringContaining('direncanakan terbit'),
  });
  t.clock.advance(10_000);
  expect(await readAll()).toEqual(before);
  expect((await read('countdown')).countdowntime).toBe(Date.parse('2025-07-01T08:30:00+07:00'));
  expect(await state()).toMatchObject({
    status: 'rencana',
    terbit_sejak_ms: expect.any(Number),
    halangan_tarik: null,
  });
  expect((await get('publikasi-pratinjau')).pengumuman.map(({ nama }: { nama: string }) => nama)).toEqual([
    'd***',
    'c****',
  ]);
  const frozen = await rows();
  untilTerbit();
  t.clock.advance(-1);
  expect(await names()).toEqual(['c****']);
  t.clock.advance(1);
  expect(await names()).toEqual(['d***', 'c****']);
  expect((await read('peserta/hasil', calon['dewi']?.session)).hasil).toMatchObject({
    status: 'L',
    jalan: 'pg1',
  });
  expect((await read('peserta/hasil', calon['budi']?.session)).hasil).toMatchObject({
    status: 'CADANGAN',
    urutan: 1,
  });
  expect((await read('peserta/hasil', calon['ani']?.session)).hasil).toMatchObject({ lepas: 'mundur' });
  const [rpl] = (await get('laporan')).program;
  expect(rpl).toMatchObject({ diterima: 1, cadangan: 1 });
  const isi = bacaBukti(JSON.stringify(await read('bukti-seleksi'))).isi;
  expect([hitungBukti(isi).beda, Object.keys(isi.diumumkan).length]).toEqual([[], 3]);
  expect(await rows()).toEqual(frozen);
  expect((await verifyRuns(t.context.store.read)).salah).toEqual([]);
});

test('who plans says why, and acts on what he has seen', async () => {
  expect((await plan({ alasan: '' })).message).toContain('Isi alasan hasil itu diganti');
  const { versi } = await state();
  expect((await plan({ versi })).status).toBe(true);
  const late = await t.call(admin, 'POST', '/api/publikasi-tarik', { alasan: 'Keliru', versi });
  expect([late.httpStatus, late.body.jenis]).toEqual([409, 'berubah']);
  const seen = (await state()).versi;
  expect((await post('publikasi-tarik', { alasan: 'Keliru', versi: seen })).status).toBe(true);
  expect((await plan({ versi: seen })).jenis).toBe('berubah');
});

test('a plan that is taken back leaves what is public, also past its instant, and it may be planned again', async () => {
  const before = await readAll();
  await plan();
  expect(await post('publikasi-tarik', { alasan: 'Salah jam' })).toMatchObject({
    status: true,
    message: expect.stringContaining('yang terbit tetap'),
  });
  expect(await state()).toMatchObject({ status: 'terbit', berpindah: true });
  untilTerbit();
  t.clock.advance(10_000);
  expect(await readAll()).toEqual(before);
  expect((await plan({ jam: '08:45' })).status).toBe(true);
});

test.each([
  ['another instant', { jam: '08:45' }],
  ['now', { sekarang: true }],
])('a plan is replaced by one for %s, and nothing of it is left', async (_, how) => {
  await plan();
  expect((await plan(how)).status).toBe(true);
  const now = 'sekarang' in how;
  expect(await names()).toEqual(now ? ['d***', 'c****'] : ['c****']);
  untilTerbit();
  expect(await names()).toEqual(now ? ['d***', 'c****'] : ['c****']);
  t.clock.advance(15 * minuteMs);
  expect(await names()).toEqual(['d***', 'c****']);
  expect((await state()).riwayat.map(({ ditarik }) => ditarik?.diganti ?? null)).toEqual([null, true, true]);
});

test('acts that follow a wave name it as what has replaced the one before, at its instant', async () => {
  await plan();
  untilTerbit();
  const ms = t.clock.nowMs();
  const replaced = { ms, nama: 'Pak Adi', alasan: 'Gelombang 2', diganti: true };
  const before = (await state()).riwayat;
  expect(before.map(({ ditarik }) => ditarik)).toEqual([null, replaced]);
  t.clock.advance(minuteMs);
  await runSeleksi(t, admin);
  expect((await plan({ sekarang: true, alasan: 'Gelombang 3' })).status).toBe(true);
  expect((await state()).riwayat.map(({ ditarik }) => ditarik)).toEqual([
    null,
    { ...replaced, ms: t.clock.nowMs(), alasan: 'Gelombang 3' },
    replaced,
  ]);
  expect(await names()).toEqual(['d***', 'c****']);
  expect(await rows()).toHaveLength(4);
});

describe('while a wave waits', () => {
  beforeEach(async () => {
    expect((await plan()).status).toBe(true);
    t.clock.advance(1_000);
  });

  test('no seat is given beside it: the sentence says from when on, and afterwards it goes by the new list', async () => {
    const refused = {
      status: false,
      jenis: 'menjelang-terbit',
      message: expect.stringMatching(/terbit .*1 Juli 2025.*08[.:]30.*membatalkan rencananya/),
    };
    expect(await naik('budi')).toMatchObject(refused);
    expect((await kembalikan('ani')).body).toMatchObject(refused);
    untilTerbit();
    expect((await naik('budi')).jenis).toBe('kursi-penuh');
    expect((await kembalikan('ani')).body.jenis).toBe('kursi-penuh');
    await mundur('dewi');
    expect((await naik('budi')).status).toBe(true);
    expect(await names()).toEqual(['b***', 'c****']);
  });

  test('a seat is given once the plan is taken back', async () => {
    await post('publikasi-tarik', { alasan: 'Tunda' });
    expect((await naik('budi')).status).toBe(true);
    untilTerbit();
    expect(await names()).toEqual(['b***', 'c****']);
  });

  test('whoever leaves is on no list of it, and his seat is free', async () => {
    expect((await mundur('citra')).status).toBe(true);
    expect(await names()).toEqual([]);
    untilTerbit();
    expect(await names()).toEqual(['d***']);
    expect((await get('daftar-ulang-jurusan')).map((one: { kosong: number }) => one.kosong)).toEqual([0, 5]);
  });

  test('a verdict on a file takes its applicant out of it without a word', async () => {
    const isian = { id: 'dewi', verifikasi_status: 5, alasan_kode: ['lainnya'], pesan: 'Bukan miliknya.' };
    expect((await post('verifikasi', { ...isian, alasan: 'Palsu.' })).status).toBe(true);
    untilTerbit();
    expect(await names()).toEqual(['c****']);
    expect((await read('peserta/hasil', calon['dewi']?.session)).hasil).toBeNull();
  });

  test('a run keeps seats that are public, and decides on planned ones anew', async () => {
    await scoreCalon(t, admin, 'budi', 100);
    await runSeleksi(t, admin);
    expect((await plan()).status).toBe(true);
    untilTerbit();
    expect(await names()).toEqual(['b***', 'c****']);
    expect((await verifyRuns(t.context.store.read)).salah).toEqual([]);
  });

  test('a publication that is read before its instant and written after it is refused: no seat is given twice', async () => {
    await scoreCalon(t, admin, 'budi', 100);
    await runSeleksi(t, admin);
    const store = storeAfter(t.context.store, async () => untilTerbit(), 1);
    const akun = { akun_id: admin.akun_id, username: 'Pak Adi' } as SignedIn;
    await expect(
      terbitkan({ ...t.context, store }, akun, { sekarang: true, alasan: 'Ganti' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('berubah sesudah') });
    expect(await names()).toEqual(['d***', 'c****']);
  });

  test('the next wave fills what is free then', async () => {
    untilTerbit();
    await setPagu(t, 'rpl', 2);
    await runSeleksi(t, admin);
    expect((await plan({ jam: '08:45', alasan: 'Gelombang 3' })).status).toBe(true);
    expect(await names()).toEqual(['d***', 'c****']);
    t.clock.advance(15 * minuteMs);
    expect(await names()).toEqual(['b***', 'd***', 'c****']);
  });
});
