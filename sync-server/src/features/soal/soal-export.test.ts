import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { media } from '../../media/media.table.ts';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildGambar } from './import/read/testing/build-gambar.ts';

const t = perFile(buildTestApp);
let guru: Session;
let bankId: string;
beforeAll(async () => {
  guru = await t.signIn('guru', { nama: 'Bu Rini' });
});
beforeEach(async () => {
  bankId = await addBank();
});

async function addBank(): Promise<string> {
  return (await t.call(guru, 'POST', '/api/master-soal', { mapel: 'IPA/Fisika' })).body.data.id as string;
}

async function download(format: string, akun = guru, id = bankId) {
  const answer = await t.app.request(`/api/master-soal-export/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${akun.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format }),
  });
  return { answer, bytes: new Uint8Array(await answer.clone().arrayBuffer()), text: () => answer.text() };
}

async function importFile(bytes: Uint8Array, name: string, id = bankId) {
  const form = new FormData();
  form.append('file_soal', new File([new Uint8Array(bytes)], name));
  return (await t.call(guru, 'POST', `/api/master-soal-impor/${id}`, form)).body;
}

const contentOf = async (id = bankId) => {
  const rows = (await t.call(guru, 'GET', `/api/master-soal-detail/${id}`)).body as Soal[];
  return rows.map(({ id: _, master_soal_id: __, versi: ___, ...rest }) => rest);
};

/** A picture inside a text, one as an option, a formula, Arabic, and a question that is switched off. */
async function fillBank(): Promise<void> {
  const png = Buffer.from(await buildGambar('png', 20)).toString('base64');
  const photo = Buffer.from(await buildGambar('png', 30, '#c63')).toString('base64');
  const xml = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Lihat <img src="@@PLUGINFILE@@/a.png" alt="peta"> dan \\(\\frac{1}{2}\\)</p><p>ما معنى كتاب؟</p>]]></text><file name="a.png" encoding="base64">${png}</file></questiontext>
<answer fraction="100"><text><![CDATA[<img src="@@PLUGINFILE@@/b.png">]]></text><file name="b.png" encoding="base64">${photo}</file></answer><answer fraction="0"><text>=1+1</text></answer></question>
<question type="multichoice"><questiontext format="html"><text>H<![CDATA[<sub>2</sub>]]>O</text></questiontext><hidden>1</hidden><answer fraction="0"><text>-5</text></answer><answer fraction="100"><text>5 &amp;lt; 6</text></answer></question></quiz>`;
  expect((await importFile(Buffer.from(xml), 'a.xml')).data).toMatchObject({ baru: 2, gagal: 0 });
}

describe('POST api/master-soal-export/{id}', () => {
  test.each([
    ['xlsx', 'soal.xlsx', 'spreadsheetml'],
    ['moodle-xml', 'soal.xml', 'application/xml'],
  ])('S4-IMP-18: %s is read back by the import: nothing new, nothing lost', async (format, name, type) => {
    await fillBank();
    const { answer, bytes } = await download(format);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await importFile(bytes, name)).data).toMatchObject({ baru: 0, tetap: 2, gagal: 0 });
    const other = await addBank();
    expect((await importFile(bytes, name, other)).data).toMatchObject({ baru: 2, gagal: 0 });
    expect(await contentOf(other)).toEqual(await contentOf());
    expect((await contentOf()).map(({ status }) => status)).toEqual(['siap', 'nonaktif']);
  });

  test('the sheet holds no formula, and images in their cells', async () => {
    await fillBank();
    const [sheet, gambar] = await readSheets((await download('xlsx')).bytes);
    expect([sheet?.name, gambar?.name]).toEqual(['Soal', 'Gambar']);
    expect(sheet?.images.map(({ row, column }) => [row, column])).toEqual([[1, 4]]);
    expect(gambar?.rows[1]?.[0]).toBe('gambar-2.png');
  });

  test('P13: keys leave the house on record', async () => {
    await fillBank();
    await download('moodle-xml');
    const isThis = and(eq(audit.baris_id, bankId), eq(audit.tindakan, 'ekspor'));
    const rows = await t.context.store.read.select().from(audit).where(isThis).orderBy(audit.nomor);
    expect(rows).toMatchObject([
      { nama: 'Bu Rini', tabel: 'master_soal', sesudah: { format: 'moodle-xml', jumlah: 2 } },
    ]);
  });

  test('N39: a bank of another teacher is not there, and nobody without the capability gets one', async () => {
    await fillBank();
    const other = await t.signIn('guru');
    expect((await download('xlsx', other)).answer.status).toBe(404);
    expect((await download('xlsx', await t.signIn('operator'))).answer.status).toBe(403);
    expect((await download('xlsx', await t.signIn('administrator'))).answer.status).toBe(200);
  });

  test('an empty bank, another format and a lost image are refused with a way out', async () => {
    expect(await (await download('xlsx')).text()).toContain('belum berisi soal');
    await fillBank();
    expect(await (await download('pdf')).text()).toContain('"status":false');
    const stored = await t.context.store.read.select().from(media).where(eq(media.lebar, 30));
    for (const { sha256 } of stored) await t.context.media.remove(sha256);
    expect(await (await download('moodle-xml')).text()).toContain('Gambar soal nomor 1 tidak ada lagi');
  });
});
