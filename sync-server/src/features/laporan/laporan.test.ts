import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perTest } from '../../testing/per-test.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { keteranganUji } from '../hasil-pendaftar/testing/keterangan-uji.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { readPeserta } from '../peserta/import/read/read-peserta.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { deleteHasilSeleksi } from '../seleksi/seleksi.mutations.ts';
import { accept, write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const hour = 3_600_000;
const belum = expect.stringContaining('belum diumumkan');

const post = (who: Session, path: string, body: object) =>
  t.app.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });
const get = (who: Session, path: string) =>
  t.app.request(`/api/${path}`, { headers: { authorization: `Bearer ${who.token}` } });
const pagesOf = async (answer: Response) => readPdf(await answer.arrayBuffer());

/** Ani is accepted at rpl, Budi waits there, Citra is accepted at tkj; everybody may know in an hour. */
async function buildResult() {
  for (const [id, nisn] of [
    ['ani', '0061234501'],
    ['budi', '0061234502'],
    ['citra', '0061234503'],
  ] as const) {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id === 'ani' ? '=Ani <b>' : id, nisn, jurusan_id_1: 'rpl', jurusan_id_2: 'tkj' });
    await one.setStatus(4);
  }
  const terbit_ms = t.clock.nowMs() + hour;
  const first = { terbit_ms, keterangan: keteranganUji };
  const behind = (peringkat: number) => ({
    ...keteranganUji,
    pilihan: keteranganUji.pilihan.map((one) => ({ ...one, peringkat })),
  });
  await accept(t, { ...first, peserta_id: 'ani', program_keahlian_id: 'rpl' });
  await accept(t, {
    ...first,
    peserta_id: 'budi',
    program_keahlian_id: 'rpl',
    status: 'CADANGAN',
    jalan: null,
    urutan: 1,
    keterangan: behind(2),
  });
  await accept(t, {
    ...first,
    peserta_id: 'citra',
    program_keahlian_id: 'tkj',
    jalan: 'manual',
    keterangan: behind(3),
  });
}
let admin: Session;
beforeEach(async () => {
  await buildResult();
  admin = await t.signIn('administrator');
});

describe('before publication', () => {
  test('S2-REPORT-03: nobody but who runs the selection sees a report, a count or a file', async () => {
    for (const role of ['operator', 'supervisor', 'guru'] as const) {
      const who = await t.signIn(role, role === 'guru' ? { jurusan_id: 'rpl' } : {});
      expect((await t.call(who, 'GET', '/api/laporan')).body).toMatchObject({
        diumumkan: false,
        program: expect.arrayContaining([
          expect.objectContaining({ id: 'rpl', diterima: null, cadangan: null }),
        ]),
      });
      expect((await t.call(who, 'GET', '/api/laporan-penerimaan')).body).toMatchObject({ message: belum });
      for (const kertas of ['penerimaan', 'peringkat'])
        expect(await (await post(who, 'laporan-kertas', { kertas })).json()).toMatchObject({
          message: belum,
        });
      for (const berkas of ['diterima', 'cadangan', 'peringkat', 'baris'])
        expect(await (await post(who, 'laporan-berkas', { berkas })).json()).toMatchObject({
          message: belum,
        });
    }
    for (const who of [await t.signIn('peserta'), undefined])
      expect((await t.call(who, 'GET', '/api/laporan')).httpStatus).toBe(who ? 403 : 401);
  });

  test('who runs the selection prints drafts that say so, and hands nothing on', async () => {
    const html = await (await get(admin, 'laporan-penerimaan')).text();
    expect(html).toContain('RANCANGAN');
    const pages = await pagesOf(await post(admin, 'laporan-kertas', { kertas: 'penerimaan' }));
    expect(pages[0]).toContain('RANCANGAN. Belum diumumkan');
    for (const berkas of ['dapodik', 'impor'])
      expect(await (await post(admin, 'laporan-berkas', { berkas })).json()).toMatchObject({ status: false });
  });

  test('without rounds there is nothing to draft; after them what they gave is', async () => {
    await write(t, (tx) => deleteHasilSeleksi(tx));
    const ask = () => t.call(admin, 'GET', '/api/laporan-penerimaan');
    expect((await ask()).body.message).toContain('Belum ada putaran seleksi');
    await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 1 }).where(eq(programKeahlian.id, 'rpl')));
    for (const id of ['ani', 'budi', 'citra'])
      await t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { nilai_teori: 10, wawancara: 80 });
    await t.call(admin, 'POST', '/api/olah-nilai-grade', { id: 'rpl' });
    const { program, rancangan } = (await t.call(admin, 'GET', '/api/laporan')).body;
    expect(rancangan).toBe(true);
    expect(program.find(({ id }: { id: string }) => id === 'rpl')).toMatchObject({
      diterima: 1,
      cadangan: 2,
    });
    expect(await (await get(admin, 'laporan-penerimaan')).text()).toContain('RANCANGAN');
  });
});

describe('from publication on', () => {
  beforeEach(() => {
    t.clock.advance(hour);
  });

  test('S2-REPORT-02: the report is a page for A4 landscape, with what schools put on it, and nothing of it is markup', async () => {
    const answer = await get(await t.signIn('supervisor'), 'laporan-penerimaan');
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    for (const words of [
      'size:297mm 210mm',
      'SMK Uji',
      'LAPORAN PENERIMAAN',
      'Ketua panitia',
      'SPMB-2025-0001',
    ])
      expect(html).toContain(words);
    expect(html).toContain('=Ani &lt;b&gt;');
    expect(html).not.toContain('RANCANGAN');
    expect(html).not.toContain('SPMB-2025-0002');
  });

  test('its fingerprint is that of the lines that staff can fetch, on page and paper alike', async () => {
    const lines = await (await post(admin, 'laporan-berkas', { berkas: 'baris' })).text();
    expect(lines.split('\n')).toHaveLength(3);
    const sidik = createHash('sha256').update(lines).digest('hex');
    expect(await (await get(admin, 'laporan-penerimaan')).text()).toContain(sidik);
    const pages = await pagesOf(await post(admin, 'laporan-kertas', { kertas: 'penerimaan' }));
    expect(pages.join('').replaceAll(' ', '')).toContain(sidik);
  });

  test('a teacher sees his own programme alone, also where he asks for another', async () => {
    const guru = await t.signIn('guru', { jurusan_id: 'tkj' });
    const { program } = (await t.call(guru, 'GET', '/api/laporan')).body;
    expect(program.map(({ id, diterima }: { id: string; diterima: number }) => [id, diterima])).toEqual([
      ['tkj', 1],
    ]);
    const html = await (await get(guru, 'laporan-penerimaan')).text();
    expect(html).toContain('citra');
    expect(html).not.toContain('Ani');
    expect((await get(guru, 'laporan-penerimaan?jurusan_id=rpl')).status).toBe(404);
    expect((await post(guru, 'laporan-kertas', { kertas: 'surat' })).status).toBe(403);
    expect((await post(guru, 'laporan-berkas', { berkas: 'dapodik' })).status).toBe(403);
  });

  test('the rank list names all who chose a programme in their order, with scores and results', async () => {
    const pages = await pagesOf(
      await post(admin, 'laporan-kertas', { kertas: 'peringkat', jurusan_id: 'rpl' }),
    );
    const text = pages.join(' ');
    for (const words of ['DAFTAR PERINGKAT REKAYASA', 'Pilihan 1: 3 pendaftar', '81,25', 'Cadangan 1'])
      expect(text).toContain(words);
    expect(text.indexOf('Ani')).toBeLessThan(text.indexOf('budi'));
  });

  test('the record of the selection says rules, counts, placements and objections', async () => {
    const text = (await pagesOf(await post(admin, 'laporan-kertas', { kertas: 'berita_acara' }))).join(' ');
    for (const words of ['BERITA ACARA', 'Kursi afirmasi: 15 persen', 'citra di', 'Ketua panitia'])
      expect(text).toContain(words);
  });

  test('letters: a page for each who is accepted, or one applicant’s whatever his result', async () => {
    const all = await pagesOf(await post(admin, 'laporan-kertas', { kertas: 'surat' }));
    expect(all).toHaveLength(2);
    const [own] = await pagesOf(await post(admin, 'laporan-kertas', { kertas: 'surat', id: 'budi' }));
    expect(own).toContain('CADANGAN 1');
    expect((await post(admin, 'laporan-kertas', { kertas: 'surat', id: 'tak-ada' })).status).toBe(404);
    const prints = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'cetak laporan'));
    expect(prints.map(({ baris_id }) => baris_id).toSorted()).toEqual(['', 'budi']);
  });

  test('lists are sheets in which nothing is a formula', async () => {
    const { bytes, rows } = await downloadSheet(t, admin, '/api/laporan-berkas', { berkas: 'diterima' });
    expect(rows[0]).toContain('Nilai akhir');
    expect(rows.slice(1).map((row) => row[3])).toEqual(['=Ani <b>', 'citra']);
    expect(bytes.length).toBeGreaterThan(0);
    const cadangan = await downloadSheet(t, admin, '/api/laporan-berkas', { berkas: 'cadangan' });
    expect(cadangan.rows.slice(1).map((row) => row[3])).toEqual(['budi']);
  });

  test('Dapodik’s columns hold the whole NIK, and who fetched them is on record', async () => {
    const operator = await t.signIn('operator');
    const { rows } = await downloadSheet(t, operator, '/api/laporan-berkas', { berkas: 'dapodik' });
    const at = (head: string) => rows[0]?.indexOf(head) ?? -1;
    expect(rows).toHaveLength(3);
    expect(rows[1]?.[at('NIK')]).toMatch(/^\d{16}$/);
    expect(rows[1]?.[at('NISN')]).toBe('0061234501');
    const entries = await t.context.store.read.select().from(audit).where(eq(audit.baris_id, 'dapodik'));
    expect(entries).toHaveLength(1);
  });

  test('our own layout reads back by the import of participants', async () => {
    const { bytes } = await downloadSheet(t, admin, '/api/laporan-berkas', { berkas: 'impor' });
    const { baris, temuan } = await readPeserta(bytes);
    expect(
      baris.map(({ nomor_peserta, nisn, nama, pilihan_1 }) => [nomor_peserta, nisn, nama, pilihan_1]),
    ).toEqual([
      ['ani', '0061234501', '=Ani <b>', 'Rekayasa Perangkat Lunak'],
      ['citra', '0061234503', 'citra', expect.any(String)],
    ]);
    expect(temuan.filter(({ tingkat }) => tingkat === 'galat')).toEqual([]);
  });
});
