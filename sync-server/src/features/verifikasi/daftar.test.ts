import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { audit } from '../../db/audit.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { openPendaftaran, write } from '../situs/testing/admission.ts';
import { sendFile } from './testing/send-file.ts';

const t = perTest(buildTestApp);
let rina: Session;
let budi: Session;
const dayMs = 86_400_000;

beforeEach(async () => {
  await openPendaftaran(t);
  rina = await t.signIn('operator', { nama: 'Rina' });
  budi = await t.signIn('administrator', { nama: 'Budi' });
  for (const id of ['ani', 'budi', 'cici', 'dedi']) {
    await sendFile(t, id);
    t.clock.advance(3_600_000);
  }
  await seedPeserta(t, [
    { nomor_peserta: 'draf', status: 0 },
    { nomor_peserta: 'ujian' },
    { nomor_peserta: 'impor', status: 4 },
  ]);
});

const list = async (path: string, who = rina) => (await t.call(who, 'GET', `/api/${path}`)).body;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const decide = async (id: string, verifikasi_status: number, who = rina) => {
  t.clock.advance(1_000);
  const kolom = ['dok_skl'];
  const said = { alasan_kode: ['buram'], pesan: 'Foto lagi.', perbaiki: kolom };
  return t.call(who, 'POST', '/api/verifikasi', { id, verifikasi_status, ...said });
};
const angka = () => list('verifikasi-angka');

describe('S2-VLIST, S3-VED: the two lists', () => {
  test('S2-VLIST-03, N7: one holds 1, 2 and 3, the other 4, 5 and 6; drafts and participants of exams stand in none', async () => {
    await decide('ani', 2);
    await decide('budi', 5);
    await decide('cici', 6);
    expect(ids(await list('verifikasi'))).toEqual(['dedi', 'ani']);
    expect(ids(await list('verified'))).toEqual(['cici', 'budi', 'impor']);
    expect((await list('verifikasi?page=1&status=4')).rows).toEqual([]);
  });

  test('S2-VLIST-01: a row has its columns, and what a reviewer chooses by', async () => {
    await t.call(budi, 'POST', '/api/verifikasi-klaim', { id: 'ani' });
    const { rows, total } = await list('verifikasi?page=1&size=1');
    expect([total, rows.length]).toEqual([4, 1]);
    expect(rows[0]).toEqual({
      id: 'ani',
      nomor_register: 'SPMB-2025-0001',
      tanggal_register: '2025-07-01',
      nisn: expect.stringMatching(/^\d{10}$/),
      nama: 'ani',
      jenis_kelamin: 'P',
      sekolah: 'SMP Negeri 1 Ternate',
      pil1: 'Rekayasa Perangkat Lunak',
      status: 1,
      ke: 1,
      dikirim_ms: expect.any(Number),
      umur_jam: 4,
      diputus_ms: null,
      belum_diperbaiki: false,
      nomor_hp: '',
      pemeriksa: { nama: 'Budi', saya: false, sampai_ms: expect.any(Number) },
      usulan: null,
      ganda: false,
      tanpa_perubahan: false,
    });
  });

  test('what nobody can decide on, since its applicant corrects it, stands behind what waits for the committee', async () => {
    await decide('ani', 2);
    expect(ids((await list('verifikasi?page=1')).rows)).toEqual(['budi', 'cici', 'dedi', 'ani']);
  });

  test('who waits longest stands first; by every column otherwise', async () => {
    expect(ids(await list('verifikasi'))).toEqual(['ani', 'budi', 'cici', 'dedi']);
    for (const sort of [
      '-nama',
      '-dikirim_ms',
      '-tanggal_register',
      '-nisn',
      'status',
      'sekolah',
      'pil1',
      'ke',
    ])
      expect((await list(`verifikasi?sort=${sort}`)).total).toBe(4);
    expect(ids((await list('verifikasi?sort=-nama')).rows)).toEqual(['dedi', 'cici', 'budi', 'ani']);
    for (const field of ['nik', 'isi', 'sandi_hash'])
      expect((await t.call(rina, 'GET', `/api/verifikasi?sort=${field}`)).httpStatus).toBe(400);
  });

  test('is narrowed by words, status, reviewer, age and programme', async () => {
    await t.call(rina, 'POST', '/api/verifikasi-klaim', { id: 'ani' });
    await t.call(budi, 'POST', '/api/verifikasi-klaim', { id: 'budi' });
    const found = async (query: string) => ids((await list(`verifikasi?page=1&${query}`)).rows);
    expect(await found('q=CICI')).toEqual(['cici']);
    expect(await found('q=0004')).toEqual(['dedi']);
    expect(await found('pemeriksa=saya')).toEqual(['ani']);
    expect(await found('pemeriksa=lain')).toEqual(['budi']);
    expect(await found('pemeriksa=kosong')).toEqual(['cici', 'dedi']);
    expect(await found('umur_jam=3')).toEqual(['ani', 'budi']);
    expect(await found('jurusan_id_1=rpl')).toHaveLength(4);
    expect(await found('jurusan_id_1=tkj')).toEqual([]);
    expect(await found('status=2')).toEqual([]);
    for (const query of ['pemeriksa=x', 'status=0', 'ganda=1', 'umur_jam=-1'])
      expect((await t.call(rina, 'GET', `/api/verifikasi?page=1&${query}`)).body.status).toBe(false);
  });

  test('what was sent back more than two days ago says so, with the number to call', async () => {
    await decide('ani', 2);
    t.clock.advance(2 * dayMs - 1);
    rina = await t.signIn('operator');
    expect((await list('verifikasi')).find(({ id }: { id: string }) => id === 'ani')).toMatchObject({
      belum_diperbaiki: false,
      nomor_hp: '',
    });
    t.clock.advance(1);
    const { rows } = await list('verifikasi?page=1&belum_diperbaiki=ya');
    expect(rows).toMatchObject([{ id: 'ani', belum_diperbaiki: true, nomor_hp: '6281234567890' }]);
    expect(await angka()).toMatchObject({ dikembalikan: 1, belum_diperbaiki: 1, menunggu: 3 });
  });

  test('who shares a number or a document with somebody else is marked, and found', async () => {
    const { form } = await sendFile(t, 'kembar');
    await sendFile(t, 'saudara', { nik: form.nik });
    const { rows } = await list('verifikasi?page=1&ganda=ya');
    expect(rows).toMatchObject([
      { id: 'kembar', ganda: true },
      { id: 'saudara', ganda: true },
    ]);
  });

  test('so is who sent the NISN of an imported one, and the imported one himself; a draft with it is no match', async () => {
    const [ani, dedi] = [(await list('verifikasi'))[0], (await list('verifikasi'))[3]];
    await seedPeserta(t, [
      { nomor_peserta: 'lama', nisn: ani.nisn, status: 4 },
      { nomor_peserta: 'mulai', nisn: dedi.nisn, status: 0 },
      { nomor_peserta: 'kosong-1', status: 4 },
      { nomor_peserta: 'kosong-2', status: 4 },
    ]);
    const marked = async (path: string) =>
      ids((await list(path)).filter(({ ganda }: { ganda: boolean }) => ganda));
    for (const [path, id] of [
      ['verifikasi', 'ani'],
      ['verified', 'lama'],
    ]) {
      expect(await marked(`${path}`)).toEqual([id]);
      expect(ids((await list(`${path}?page=1&ganda=ya`)).rows)).toEqual([id]);
    }
  });

  const askSecondLook = async (pemeriksaan_kedua: boolean) => {
    const { pendaftaran } = await list('pengaturan', budi);
    const isi = { ...pendaftaran, pemeriksaan_kedua };
    expect((await t.call(budi, 'PUT', '/api/pengaturan/pendaftaran', isi)).body.status).toBe(true);
  };
  const next = async () => (await t.call(rina, 'POST', '/api/verifikasi-berikutnya')).body.data.id;

  test('a rejection that waits for a second look is shown and found', async () => {
    await askSecondLook(true);
    await decide('ani', 5);
    const { rows } = await list('verifikasi?page=1&usulan=ya');
    expect(rows).toMatchObject([{ id: 'ani', status: 1, usulan: { nama: 'Rina', saya: true } }]);
    expect((await angka()).usulan).toBe(1);
    expect(await next()).toBe('budi');
  });

  test('one of a decided file is counted and found where that file is, not in the queue', async () => {
    await askSecondLook(true);
    await write(t, (tx) => tx.update(peserta).set({ status: 4 }).where(eq(peserta.nomor_peserta, 'ani')));
    for (const id of ['ani', 'impor', 'budi'])
      expect((await decide(id, 5)).body.data.usulan).toMatchObject({ nama: 'Rina' });
    expect((await angka()).usulan).toBe(1);
    expect(ids((await list('verifikasi?page=1&usulan=ya')).rows)).toEqual(['budi']);
    expect(ids((await list('verified?page=1&usulan=ya')).rows).toSorted()).toEqual(['ani', 'impor']);
  });

  test('once the school asks for no second look, list, filter, figures and the next file know no proposal, as the record does', async () => {
    await askSecondLook(true);
    await decide('ani', 5);
    await askSecondLook(false);
    expect((await list('verifikasi/ani')).usulan).toBeNull();
    expect((await list('verifikasi'))[0]).toMatchObject({ id: 'ani', usulan: null });
    expect((await list('verifikasi?page=1&usulan=ya')).rows).toEqual([]);
    expect((await angka()).usulan).toBe(0);
    expect(await next()).toBe('ani');
  });

  test('a correction in which nothing was changed says so; one with another field, or another required document, does not', async () => {
    const { body } = await t.call(rina, 'POST', '/api/dokumen-persyaratan', { name: 'Kartu', status: false });
    const files = [await sendFile(t, 'sama'), await sendFile(t, 'lain'), await sendFile(t, 'surat')] as const;
    const [sama, lain, surat] = files;
    for (const id of ['sama', 'lain', 'surat']) await decide(id, 2);
    t.clock.advance(1_000);
    const hand = { id: body.data.id, path: surat.form.dok_skl };
    expect((await t.call(surat.session, 'POST', '/api/peserta/dokumen', hand)).body.status).toBe(true);
    for (const { session, form } of [
      sama,
      { ...lain, form: { ...lain.form, dok_skl: lain.form.foto } },
      surat,
    ])
      expect((await t.call(session, 'POST', '/api/peserta/pendaftaran', form)).body.status).toBe(true);
    const rows = (await list('verifikasi?status=3')) as { id: string; tanpa_perubahan: boolean }[];
    const marks = Object.fromEntries(rows.map((row) => [row.id, row.tanpa_perubahan]));
    expect(marks).toEqual({ sama: true, lain: false, surat: false });
  });
});

test('figures of the queue: who waits, since when, who did how much today, and when it is empty', async () => {
  const first = (await list('verifikasi'))[0].dikirim_ms;
  expect(await angka()).toEqual({
    menunggu: 4,
    tertua_ms: first,
    dikembalikan: 0,
    belum_diperbaiki: 0,
    usulan: 0,
    hari_ini: [],
    perkiraan: null,
    tutup: '2025-07-05',
    cukup: null,
  });
  await decide('ani', 5);
  await decide('budi', 2, budi);
  await decide('ani', 1);
  expect(await angka()).toMatchObject({
    menunggu: 3,
    hari_ini: [
      { nama: 'Rina', jumlah: 2 },
      { nama: 'Budi', jumlah: 1 },
    ],
    perkiraan: '2025-07-02',
    cukup: true,
  });
  t.clock.advance(dayMs);
  rina = await t.signIn('operator');
  expect(await angka()).toMatchObject({ hari_ini: [], perkiraan: null });
});

describe('S1-DASH-11: the start page of the committee', () => {
  const tasks = async (who = rina) => {
    const all = (await list('beranda', who)) as { title: string; jumlah: number; route: string }[];
    return all
      .filter(({ route }) => /verifikasi-index|verified-index/.test(route))
      .map(({ jumlah, route }) => `${route.replace('/backend/', '')} ${jumlah}`);
  };

  test('leads to what waits and to what is let lie, each with the number of its list', async () => {
    await decide('budi', 2);
    expect(await tasks()).toEqual(['verifikasi-index 3']);
    t.clock.advance(2 * dayMs);
    rina = await t.signIn('operator');
    expect(await tasks()).toEqual(['verifikasi-index 3', 'verifikasi-index?perhatian=belum_diperbaiki 1']);
    expect(await tasks(await t.signIn('guru'))).toEqual([]);
  });

  test('asks to confirm a rejection whom it waits for, not who has proposed it', async () => {
    const { pendaftaran } = await list('pengaturan', budi);
    const isi = { ...pendaftaran, pemeriksaan_kedua: true };
    await t.call(budi, 'PUT', '/api/pengaturan/pendaftaran', isi);
    await decide('ani', 5);
    await decide('impor', 5, budi);
    expect(await tasks()).toEqual(['verifikasi-index 4', 'verified-index?perhatian=usulan 1']);
    expect(await tasks(budi)).toEqual(['verifikasi-index 4', 'verifikasi-index?perhatian=usulan 1']);
  });
});

test('a covered number is opened on record; no other field is, and nobody’s who has sent nothing', async () => {
  const open = (body: object) => t.call(rina, 'POST', '/api/verifikasi-buka-data', body);
  expect((await open({ id: 'ani', kolom: 'nokk', alasan: 'cocokkan KK' })).body.data).toEqual({
    kolom: 'nokk',
    nilai: '8271010101100001',
  });
  const trail = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'buka data'));
  expect(trail).toMatchObject([
    { nama: 'Rina', baris_id: 'ani', alasan: 'cocokkan KK', sesudah: { kolom: 'nokk' } },
  ]);
  expect((await open({ id: 'ani', kolom: 'sandi_hash' })).body.status).toBe(false);
  for (const id of ['draf', 'ujian', 'x']) expect((await open({ id, kolom: 'nik' })).httpStatus).toBe(404);
});

test('S3-VED-08: decided forms leave as a workbook, on record, in the order shown; a formula in it stays text', async () => {
  await sendFile(t, 'rumus', { nama: '=1+1', nama_ibu: '@SUM(A1)' });
  await decide('rumus', 5);
  await decide('ani', 6);
  const download = (body: object) => downloadSheet(t, rina, '/api/verified-download', body);
  const { rows } = await download({ ids: ['ani', 'rumus', 'dedi', 'draf', 'x'] });
  const [heads = [], ...lines] = rows;
  const column = (head: string) => lines.map((line) => line[heads.indexOf(head)]);
  expect(column('Nama lengkap')).toEqual(['ani', '=1+1']);
  expect(column('Nama ibu')).toEqual(['Fatimah', '@SUM(A1)']);
  expect(column('Status berkas')).toEqual(['Cabut Berkas', 'Berkas Ditolak']);
  expect(column('Nilai rapor semester I: Matematika')).toEqual(['80', '80']);
  expect((await download({})).rows).toHaveLength(1 + 3);
  const trail = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'ekspor'));
  expect(trail).toMatchObject([{ sesudah: { jumlah: 2 } }, { sesudah: { jumlah: 3 } }]);
});
