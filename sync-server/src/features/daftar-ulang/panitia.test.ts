import type { BarisDaftarUlang, ProgramDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { peralihanDaftarUlang } from './daftar-ulang.table.ts';
import { headsDaftarUlang } from './file-daftar-ulang.ts';
import { buildDiterima, setMasa, uploadSurat } from './testing/build-diterima.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const rina = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildDiterima(t, 'siti');
  await setMasa(t, admin, 1, 3);
  await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 2 }).where(eq(programKeahlian.id, 'rpl')));
});

async function send(who = siti): Promise<void> {
  t.clock.advance(1_000);
  const daftar_ulang_dokumen = await uploadSurat(t, who.session);
  const { body } = await t.call(who.session, 'POST', '/api/peserta/konfirmasi-daftar-ulang', {
    daftar_ulang_dokumen,
    koperasi_dokumen: null,
    koperasi_status: false,
  });
  if (!body.status) throw new Error(body.message);
}
/** Acts of people lie apart. */
function decide(ke: string, more: object = {}, who: Session = rina, id = 'siti') {
  t.clock.advance(1_000);
  return t.call(who, 'PUT', `/api/daftar-ulang-verifikasi/rpl/${id}`, {
    daftar_ulang_verifikasi_status: ke,
    ...more,
  });
}
const list = async (who: Session = rina): Promise<BarisDaftarUlang[]> =>
  (await t.call(who, 'GET', '/api/daftar-ulang-verifikasi/rpl')).body;
const row = async () => (await list())[0];
const rpl = async (): Promise<ProgramDaftarUlang | undefined> =>
  (await t.call(rina, 'GET', '/api/daftar-ulang-jurusan')).body.find(
    ({ id }: { id: string }) => id === 'rpl',
  );
const inbox = async (who = siti): Promise<{ title: string; body: string }[]> =>
  (await t.call(who.session, 'GET', '/api/peserta/dashboard')).body.pesans;
const keterangan = { verifikasi_keterangan: 'Tanda tangan wali belum ada.' };
const lewat = (ids: string[], alasan = 'Tidak dapat dihubungi.') =>
  t.call(rina, 'POST', '/api/daftar-ulang-lewat-batas/rpl', { ids, alasan });
const endDates = () => setMasa(t, admin, 1, 1, { mulai: '2025-06-01', selesai: '2025-06-30' });

describe('S3-DU-08: the committee’s list', () => {
  test('S3-DU-01, S3-DU-02: has the columns of the specification; NIK and family card are not in it', async () => {
    await send();
    expect(await rpl()).toMatchObject({ pagu: 2, jumlah: 1, terkirim: 1, kosong: 1, lebih: 0, cadangan: 0 });
    const found = await row();
    expect(found).toMatchObject({
      id: 'siti',
      nama: 'siti',
      nisn: expect.stringMatching(/^\d{10}$/),
      gen: expect.stringMatching(/Laki-laki|Perempuan/),
      ttl: expect.stringMatching(/, \d\d \w+ \d{4}$/),
      desa: expect.stringMatching(/./),
      kecamatan: expect.stringMatching(/./),
      kabupaten: expect.stringMatching(/./),
      wa: expect.stringContaining('https://wa.me/62'),
      dok_skl: '',
      foto: '',
      daftar_ulang_status: 'terkirim',
      daftar_ulang_verifikasi_status: 'MENUNGGU PEMERIKSAAN',
    });
    expect(JSON.stringify(found)).not.toMatch(/nik|nokk/i);
  });

  test('shows nobody before the publication, and no document of his is opened over it', async () => {
    await send();
    await write(t, (tx) => tx.update(hasilSeleksi).set({ terbit_ms: null }));
    expect(await list()).toEqual([]);
    expect(await rpl()).toMatchObject({ jumlah: 0, terkirim: 0, kosong: 2 });
    expect((await decide('terverifikasi')).httpStatus).toBe(404);
  });

  test('teachers, proctors and applicants neither see nor decide', async () => {
    await send();
    for (const who of [
      await t.signIn('guru', { jurusan_id: 'rpl' }),
      await t.signIn('supervisor'),
      siti.session,
    ])
      for (const answer of [
        await t.call(who, 'GET', '/api/daftar-ulang-verifikasi/rpl'),
        await t.call(who, 'GET', '/api/olah-nilai-cadangan/rpl'),
        await t.call(who, 'POST', '/api/daftar-ulang-export', { id: 'rpl' }),
        await decide('terverifikasi', {}, who),
      ])
        expect(answer.httpStatus).toBe(403);
  });

  test('S3-DU-07: is a workbook too, on record', async () => {
    await send();
    const { rows } = await downloadSheet(t, rina, '/api/daftar-ulang-export', { id: 'rpl' });
    expect(rows[0]).toEqual(headsDaftarUlang);
    expect(rows[1]?.join(' ')).toMatch(/siti.*MENUNGGU PEMERIKSAAN/);
    expect(JSON.stringify((await t.call(admin, 'GET', '/api/audit?q=ekspor')).body)).toContain(
      'daftar_ulang',
    );
    expect((await t.call(rina, 'POST', '/api/daftar-ulang-export', { id: 'tidak-ada' })).httpStatus).toBe(
      404,
    );
  });
});

describe('S3-DU-09: a verdict', () => {
  test('D-RULE-10: sent back with a note, corrected, accepted: each on record and in the inbox', async () => {
    await send();
    expect((await decide('perbaikan')).body.kesalahan).toHaveProperty('verifikasi_keterangan');
    expect((await decide('perbaikan', keterangan)).body.data).toMatchObject({
      daftar_ulang_verifikasi_status: 'BERKAS PERBAIKAN',
      ...keterangan,
      versi: 2,
    });
    const own = await t.call(siti.session, 'GET', '/api/peserta/konfirmasi-daftar-ulang');
    expect(own.body).toMatchObject({ status: 'perbaikan', terbuka: true, ...keterangan });
    await send();
    expect((await decide('terverifikasi')).body.message).toContain('BERKAS DITERIMA');
    const acts = await t.context.store.read
      .select()
      .from(peralihanDaftarUlang)
      .orderBy(asc(peralihanDaftarUlang.id));
    expect(acts.map(({ dari, ke, nama }) => [dari, ke, nama])).toEqual([
      ['belum', 'terkirim', 'siti'],
      ['terkirim', 'perbaikan', 'Bu Rina'],
      ['perbaikan', 'terkirim', 'siti'],
      ['terkirim', 'terverifikasi', 'Bu Rina'],
    ]);
    expect((await inbox()).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Daftar ulang harus diperbaiki', 'Daftar ulang diterima']),
    );
  });

  test('N38: a rejection asks before it frees the seat, and needs a note', async () => {
    await send();
    const asked = await decide('ditolak', keterangan);
    expect([asked.httpStatus, asked.body.jenis]).toEqual([409, 'lepas-kursi']);
    expect((await rpl())?.kosong).toBe(1);
    expect((await decide('ditolak', { konfirmasi: true })).body.kesalahan).toHaveProperty(
      'verifikasi_keterangan',
    );
    expect((await decide('ditolak', { ...keterangan, konfirmasi: true })).body.status).toBe(true);
    expect(await rpl()).toMatchObject({ jumlah: 1, kosong: 2, dilepas: 1, terkirim: 0 });
  });

  test('N5: by POST with _method=PUT, with the applicant in the address or in the body', async () => {
    await send();
    const isi = { daftar_ulang_verifikasi_status: 'perbaikan', ...keterangan };
    const base = '/api/daftar-ulang-verifikasi/rpl';
    expect((await t.call(rina, 'POST', base, { ...isi, id: 'siti' })).httpStatus).toBe(404);
    expect((await t.call(rina, 'POST', `${base}?_method=PUT`, { ...isi, id: 'siti' })).body.status).toBe(
      true,
    );
    const done = { daftar_ulang_verifikasi_status: 'terverifikasi', ...keterangan };
    expect((await t.call(rina, 'POST', `${base}/siti?_method=PUT`, done)).body.status).toBe(true);
  });

  test('of two people the second hears who changed it, and overwrites nothing', async () => {
    await send();
    await decide('perbaikan', { ...keterangan, versi: 1 });
    const late = await decide('terverifikasi', { ...keterangan, versi: 1 }, admin);
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringContaining('Bu Rina')]);
    expect((await row())?.daftar_ulang_status).toBe('perbaikan');
  });

  test('sent again under its id it is one; the id of another verdict, or of another applicant, is refused', async () => {
    await send();
    const more = { ...keterangan, operasi_id: 'operasi-1' };
    await decide('perbaikan', more);
    expect((await decide('perbaikan', more)).body.data.versi).toBe(2);
    expect((await inbox()).filter(({ title }) => title.includes('diperbaiki'))).toHaveLength(1);
    expect((await decide('terverifikasi', more)).body.jenis).toBe('operasi-terpakai');
    await buildDiterima(t, 'budi');
    expect((await decide('perbaikan', more, rina, 'budi')).body.jenis).toBe('operasi-terpakai');
  });

  test.each([
    ['terverifikasi', 'belum'],
    ['perbaikan', 'belum'],
    ['ditolak', 'belum'],
  ])('%s is no way from %s: nothing was sent', async (ke) => {
    const answer = await decide(ke, { ...keterangan, konfirmasi: true });
    expect([answer.httpStatus, answer.body.jenis]).toEqual([409, 'status-lain']);
  });

  test('words that are no verdict, and a missed deadline by hand, are refused', async () => {
    for (const ke of ['lewat', 'terkirim', 'BERKAS DITERIMA', ''])
      expect((await decide(ke, keterangan)).body.kesalahan).toHaveProperty('daftar_ulang_verifikasi_status');
  });

  test('another programme’s address, who is not accepted, and nobody are a 404', async () => {
    await buildDiterima(t, 'tl', { status: 'TL', program_keahlian_id: null });
    await buildDiterima(t, 'tkj', { program_keahlian_id: 'tkj' });
    for (const id of ['tl', 'tkj', 'tidak-ada'])
      expect((await decide('terverifikasi', keterangan, rina, id)).httpStatus).toBe(404);
  });

  test('sent back on the last day he has days of his own to correct it', async () => {
    await send();
    await endDates();
    await decide('perbaikan', keterangan);
    const own = await t.call(siti.session, 'GET', '/api/peserta/konfirmasi-daftar-ulang');
    expect(own.body).toMatchObject({ status: 'perbaikan', terbuka: true });
    expect((await inbox()).find(({ title }) => title.includes('diperbaiki'))?.body).toContain(
      'Jumat, 04 Juli 2025',
    );
    expect((await row())?.lewat_batas).toBe(false);
  });

  test('a withdrawal by the committee is taken back while the seat is free, and not once it is given', async () => {
    await decide('mundur', { ...keterangan, konfirmasi: true });
    expect((await decide('belum', keterangan)).body.data.daftar_ulang_status).toBe('belum');
    await decide('mundur', { ...keterangan, konfirmasi: true });
    await buildDiterima(t, 'budi');
    await buildDiterima(t, 'citra');
    const full = await decide('belum', keterangan);
    expect([full.httpStatus, full.body.jenis]).toEqual([409, 'kursi-penuh']);
  });
});

describe('a missed deadline', () => {
  test('is proposed from the deadline on, never set: after an extension it is gone', async () => {
    expect((await row())?.lewat_batas).toBe(false);
    await endDates();
    expect(await row()).toMatchObject({ lewat_batas: true, daftar_ulang_status: 'belum', telp: /./ });
    expect(await rpl()).toMatchObject({ lewat_batas: 1, belum: 1, kosong: 1 });
    await setMasa(t, admin, 1, 9);
    expect((await row())?.lewat_batas).toBe(false);
    expect((await lewat(['siti'])).httpStatus).toBe(409);
  });

  test('is committed in one act with a reason, once, and told', async () => {
    await buildDiterima(t, 'budi');
    await endDates();
    expect((await lewat(['siti', 'budi'], ' ')).body.kesalahan).toHaveProperty('alasan');
    expect((await lewat([])).body.kesalahan).toHaveProperty('ids');
    expect((await lewat(['siti', 'budi', 'siti'])).body.message).toContain('2 kursi');
    expect((await lewat(['siti', 'budi'])).body.message).toContain('0 kursi');
    expect(await rpl()).toMatchObject({ belum: 0, dilepas: 2, kosong: 2 });
    expect((await inbox()).filter(({ title }) => title.includes('terlewat'))).toHaveLength(1);
    expect((await decide('belum', keterangan)).body.data).toMatchObject({
      daftar_ulang_status: 'belum',
      lewat_batas: false,
    });
  });

  test('is not committed of one who has sent it meanwhile, and then of nobody', async () => {
    await buildDiterima(t, 'budi');
    await send();
    await endDates();
    const answer = await lewat(['budi', 'siti']);
    expect([answer.httpStatus, answer.body.message]).toEqual([409, expect.stringContaining('siti')]);
    expect(await rpl()).toMatchObject({ belum: 1, terkirim: 1, dilepas: 0 });
    expect((await lewat(['tidak-ada'])).httpStatus).toBe(404);
  });
});
