import { hasilImportSoalContract } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { media } from '../../../media/media.table.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { impor } from '../../peserta/rows/peserta.table.ts';
import { buildGambar } from './read/testing/build-gambar.ts';

const t = perFile(buildTestApp);
let guru: Session;
let bankId: string;
beforeAll(async () => {
  guru = await t.signIn('guru');
});
beforeEach(async () => {
  const { body } = await t.call(guru, 'POST', '/api/master-soal', { mapel: 'Bahasa Indonesia' });
  bankId = body.data.id;
});

const aiken = (...questions: string[]) =>
  questions.map((text) => `${text}\nA. ya\nB. tidak\nANSWER: B\n`).join('\n');
function formOf(file: File | undefined, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  if (file) form.append('file_soal', file);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const send = (form: FormData) => t.call(guru, 'POST', `/api/master-soal-impor/${bankId}`, form);
const importText = (text: string, fields: Record<string, string> = {}, name = 'soal.txt') =>
  send(formOf(new File([text], name), fields));
const list = async (): Promise<Soal[]> =>
  (await t.call(guru, 'GET', `/api/master-soal-detail/${bankId}`)).body;
const texts = async () => (await list()).map(({ nomor, soal }) => `${nomor} ${soal}`);

const moodle = (image: Uint8Array, alt = 'x') => `<?xml version="1.0"?><quiz><question type="multichoice">
  <name><text>1</text></name>
  <questiontext format="html"><text><![CDATA[<p>Gambar <img src="@@PLUGINFILE@@/a.png" alt="${alt}"> menunjukkan …</p><script>alert(1)</script>]]></text>
    <file name="a.png" encoding="base64">${Buffer.from(image).toString('base64')}</file></questiontext>
  <single>true</single>
  <answer fraction="100"><text>benar \\(x^2\\)</text></answer><answer fraction="0"><text>salah</text></answer>
</question></quiz>`;

describe('POST api/master-soal-impor/{id}', () => {
  test('mode=periksa answers the report with a preview and writes nothing', async () => {
    const bad = 'Soal tanpa kunci\nA. ya\nB. tidak\n';
    const { body } = await importText(aiken('Satu', 'Dua') + '\n' + bad, { mode: 'periksa' });
    expect(body).toMatchObject({ status: true, message: '2 soal siap diimpor, 1 tidak dapat dipakai.' });
    const hasil = hasilImportSoalContract.parse(body.data);
    expect(hasil).toMatchObject({
      id: null,
      mode: 'periksa',
      cara: 'tambah',
      siap: 2,
      gagal: 1,
      baru: 2,
      tetap: 0,
      dihapus: 0,
    });
    expect(hasil.pratinjau.map(({ soal, jawaban }) => [soal, jawaban])).toEqual([
      ['Satu', 'B'],
      ['Dua', 'B'],
    ]);
    expect(hasil.temuan).toContainEqual(expect.objectContaining({ tingkat: 'galat' }));
    expect(await list()).toEqual([]);
    expect((await t.call(guru, 'GET', `/api/master-soal/${bankId}`)).body.versi).toBe(1);
  });

  test('mode=impor writes the good ones behind the last number and keeps the report, without questions', async () => {
    await importText(aiken('Nol'));
    const { body } = await importText(aiken('Satu', 'Dua'));
    expect(body).toMatchObject({
      status: true,
      message: '2 soal diimpor, 0 sudah ada, 0 tidak dapat dipakai.',
    });
    expect(await texts()).toEqual(['1 Nol', '2 Satu', '3 Dua']);
    const [kept] = await t.context.store.read.select().from(impor).where(eq(impor.id, body.data.id));
    expect(kept).toMatchObject({
      jenis: 'soal',
      nama_berkas: 'soal.txt',
      akun_id: guru.akun_id,
      laporan: { baru: 2, mode: 'impor', pratinjau: [] },
    });
    expect((await t.call(guru, 'GET', `/api/master-soal/${bankId}`)).body).toMatchObject({
      jumlah: 3,
      versi: 3,
    });
  });

  test('the same file again adds nothing, a longer one only what is new', async () => {
    await importText(aiken('Satu', 'Dua'));
    expect((await importText(aiken('Satu', 'Dua'))).body.data).toMatchObject({ baru: 0, tetap: 2 });
    expect((await importText(aiken('Satu', 'Dua', 'Tiga'), { mode: 'periksa' })).body.data).toMatchObject({
      baru: 1,
      tetap: 2,
    });
    await importText(aiken('Satu', 'Dua', 'Tiga'));
    expect(await texts()).toEqual(['1 Satu', '2 Dua', '3 Tiga']);
  });

  test('cara=ganti puts the questions of the file in place of the old ones', async () => {
    await importText(aiken('Lama 1', 'Lama 2', 'Lama 3'));
    expect((await importText(aiken('Baru 1'), { cara: 'ganti', mode: 'periksa' })).body.data.dihapus).toBe(3);
    expect(await texts()).toHaveLength(3);
    const agreed = { cara: 'ganti', dihapus: '3', alasan: 'soal baru' };
    for (const short of [{ dihapus: '' }, { dihapus: '2' }, { alasan: '' }])
      expect((await importText(aiken('Baru 1'), { ...agreed, ...short })).body.status).toBe(false);
    expect(await texts()).toHaveLength(3);
    const { body } = await importText(aiken('Baru 1', 'Lama 2'), agreed);
    expect(body.data).toMatchObject({ baru: 2, tetap: 0, dihapus: 3 });
    expect(await texts()).toEqual(['1 Baru 1', '2 Lama 2']);
  });

  test('D-RULE-03: each question that a file brings or replaces is on record', async () => {
    await importText(aiken('Lama 1', 'Lama 2'));
    const old = await list();
    await importText(aiken('Baru 1'), { cara: 'ganti', dihapus: '2', alasan: 'soal baru' });
    const entries = await t.context.store.read.select().from(audit).where(eq(audit.tabel, 'soal'));
    const ofIds = (tindakan: string, rows: readonly { id: string }[]) =>
      entries.filter((one) => one.tindakan === tindakan && rows.some(({ id }) => id === one.baris_id));
    expect(ofIds('impor', old)).toHaveLength(2);
    expect(ofIds('hapus', old)).toMatchObject([
      { sebelum: { soal: expect.stringContaining('Lama'), jawaban: 'B' }, alasan: 'soal baru' },
      { sesudah: null },
    ]);
    expect(ofIds('impor', await list())).toMatchObject([
      { sebelum: null, sesudah: { nomor: 1, master_soal_id: bankId }, alasan: 'Impor soal.txt' },
    ]);
  });

  test('a file without a single good question leaves the bank alone, with cara=ganti too', async () => {
    await importText(aiken('Lama'));
    const { body } = await importText('Soal tanpa kunci\nA. ya\nB. tidak\n', { cara: 'ganti' });
    expect(body).toMatchObject({ status: false, data: { siap: 0, gagal: 1 } });
    expect(await texts()).toEqual(['1 Lama']);
  });

  test('images are stored, scripts dropped and formulas rendered; the same image is stored once', async () => {
    const image = await buildGambar('png', 31, '#0a7');
    const { body } = await importText(moodle(image), {}, 'soal.xml');
    expect(body.data).toMatchObject({ baru: 1, gagal: 0 });
    const [soal] = await list();
    const name = /<img src="media:([\da-z]+)"/.exec(soal?.soal ?? '')?.[1] ?? '';
    expect(soal?.soal).not.toContain('script');
    expect(soal?.pilihan_a).toContain('<math');
    const headers = { authorization: `Bearer ${guru.token}` };
    expect((await t.app.request(`/api/media/${name}`, { headers })).status).toBe(200);

    const [{ sha256 } = { sha256: '' }] = await t.context.store.read
      .select()
      .from(media)
      .where(eq(media.id, name));
    expect((await importText(moodle(image), { mode: 'periksa' }, 'soal.xml')).body.data).toMatchObject({
      baru: 0,
      tetap: 1,
    });
    await importText(moodle(image, 'lain'), {}, 'soal.xml');
    expect(await list()).toHaveLength(2);
    expect(await t.context.store.read.select().from(media).where(eq(media.sha256, sha256))).toHaveLength(1);
  });

  test('a thousand questions come in file order, in transactions of a few', async () => {
    const questions = Array.from({ length: 1_000 }, (_, index) => `Soal ke-${index + 1}`);
    const { body } = await importText(aiken(...questions));
    expect(body.data).toMatchObject({ baru: 1_000, gagal: 0 });
    expect(await texts()).toEqual(questions.map((text, index) => `${index + 1} ${text}`));
    expect((await t.call(guru, 'GET', `/api/master-soal/${bankId}`)).body.versi).toBe(41);
    const page = (await t.call(guru, 'GET', `/api/master-soal-detail/${bankId}?page=4&size=25&sort=-nomor`))
      .body;
    expect([page.total, page.rows[0].nomor, page.rows[24].nomor]).toEqual([1_000, 925, 901]);
  });

  test('a file that is no question file, too large, or missing is refused with a way out', async () => {
    expect((await importText('MZ\u0090 This program cannot be run', {}, 'soal.xlsx')).body.status).toBe(
      false,
    );
    expect((await send(formOf(undefined))).body.message).toContain('Pilih berkas');
    expect((await importText(aiken('x'), { mode: 'lain' })).body).toMatchObject({
      status: false,
      jenis: 'isian-salah',
    });
    const huge = await send(formOf(new File([new Uint8Array(10 * 1024 * 1024)], 'soal.xml')));
    expect(huge.httpStatus).toBe(413);
    expect(await list()).toEqual([]);
  });

  test('GET api/master-soal-impor-template answers a workbook that the import reads back', async () => {
    const headers = { authorization: `Bearer ${guru.token}` };
    const answer = await t.app.request('/api/master-soal-impor-template', { headers });
    expect(answer.headers.get('content-disposition')).toContain('templat-soal.xlsx');
    const file = new File([new Uint8Array(await answer.arrayBuffer())], 'templat-soal.xlsx');
    const { body } = await send(formOf(file, { mode: 'periksa' }));
    expect(body).toMatchObject({ status: true, data: { siap: 0, gagal: 0 } });
  });
});
