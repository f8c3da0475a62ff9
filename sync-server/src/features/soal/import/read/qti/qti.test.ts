import { describe, expect, test } from 'vitest';
import { packZip } from '../../../../../archive/pack-zip.ts';
import { readFile } from '../read-file.ts';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf, peringatanOf, readText } from '../testing/read-text.ts';

const response = (values: string[], cardinality = 'single') =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
const choices =
  '<simpleChoice identifier="x">satu<feedbackInline identifier="x">Salah</feedbackInline></simpleChoice><simpleChoice identifier="y"><p>dua</p></simpleChoice>';
const interaction = (inside = choices, max = '1', attributes = '') =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="${max}"${attributes}><prompt>Pilih!</prompt>${inside}</choiceInteraction>`;
const item = (body: string, declaration = response(['y']), title = 'S') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" title="${title}">${declaration}<itemBody>${body}</itemBody></assessmentItem>`;

const pack = (parts: Record<string, string | Uint8Array>) =>
  packZip(new Map(Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)])));
const readPack = async (parts: Record<string, string | Uint8Array>) =>
  readFile(await pack(parts), 'paket.zip', new Map());
const manifest = (...hrefs: string[]) =>
  `<manifest><resources>${hrefs.map((href) => `<resource type="imsqti_item_xmlv2p1" href="${href}"/>`).join('')}<resource type="webcontent" href="images/a.png"/></resources></manifest>`;

describe('S4-IMP-14: a single QTI item', () => {
  test('QTI 2: text before and behind the choice, prompt, MathML with a prefix, CDATA, entities; no feedback', async () => {
    const hasil = await readText(
      item(
        `<p>Baca <m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math> &lt; 3&nbsp;m <![CDATA[a & b]]></p>${interaction()}<p>sesudah</p>`,
      ),
      'a.xml',
    );
    expect(hasil.layout).toContain('QTI');
    expect(hasil.soal).toMatchObject([
      {
        asal: 'soal 1 (S)',
        soal: '<p>Baca <math><mi>x</mi></math> &lt; 3\u00a0m a &amp; b</p><div>Pilih!</div><p>sesudah</p>',
        pilihan: { a: 'satu', b: 'dua', c: '' },
        jawaban: 'B',
      },
    ]);
    expect(hasil.temuan).toEqual([]);
  });

  test('QTI 3 by its own names, and QTI 2 under a prefix', async () => {
    const third = `<qti-assessment-item title="T"><qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="R" max-choices="1" shuffle="true"><qti-prompt>Tiga?</qti-prompt><qti-simple-choice identifier="a">x</qti-simple-choice><qti-simple-choice identifier="b">y</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    const prefixed = item(interaction()).replaceAll(/<(\/?)(?=[a-z])/g, '<$1imsqti:');
    const [hasil, other] = [await readText(third, 'a.xml'), await readText(prefixed, 'b.xml')];
    expect([hasil.soal[0]?.soal, hasil.soal[0]?.jawaban]).toEqual(['<div>Tiga?</div>', 'B']);
    expect(peringatanOf(hasil)).toEqual([expect.stringContaining('shuffle')]);
    expect(other.soal[0]).toMatchObject({ soal: '<div>Pilih!</div>', jawaban: 'B' });
  });

  test.each([
    ['multiple with one choice is a choice of one', item(interaction(), response(['x'], 'multiple'))],
    [
      'a mapping without a correct response',
      item(
        interaction(),
        '<responseDeclaration identifier="RESPONSE" cardinality="single"><mapping><mapEntry mapKey="x" mappedValue="2"/><mapEntry mapKey="y" mappedValue="-1"/></mapping></responseDeclaration>',
      ),
    ],
  ])('%s', async (_, xml) => {
    expect((await readText(xml, 'a.xml')).soal[0]?.jawaban).toBe('A');
  });

  test.each([
    [item(interaction(choices, '0'), response(['x', 'y'], 'multiple')), 'Soal pilihan ganda kompleks'],
    [item(interaction(), response(['x', 'y'])), 'lebih dari satu jawaban benar'],
    [item(interaction(), response([])), 'tidak punya jawaban benar'],
    [item(interaction(), ''), 'tidak punya jawaban benar'],
    [item(interaction() + interaction()), 'di dalam teks'],
    [item('<p>x</p>'), 'bukan soal'],
    [item('<extendedTextInteraction responseIdentifier="RESPONSE"/>'), 'Soal esai'],
    [item('<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>'), 'Soal isian singkat'],
    [item('<matchInteraction/>'), 'Soal menjodohkan'],
    [item('<orderInteraction/>'), 'Soal mengurutkan'],
    [item('<hotspotInteraction/>'), 'berjenis "hotspot"'],
    [item(`<img src="a.png"/>${interaction()}`), 'a.png tidak ada'],
    [item(`<object data="a.mp3" type="audio/mpeg"/>${interaction()}`), 'Suara, video'],
  ])('what is no choice of one is refused by name: %#', async (xml, pesan) => {
    const hasil = await readText(xml, 'a.xml');
    expect([hasil.soal, galatOf(hasil)]).toEqual([[], [['soal 1 (S)', expect.stringContaining(pesan)]]]);
  });

  test('elements nested without end are refused', async () => {
    const deep = `${'<p>'.repeat(5000)}${'</p>'.repeat(5000)}`;
    await expect(readText(item(deep + interaction()), 'a.xml')).rejects.toThrow(/bersarang|tidak terbaca/);
  });
});

describe('S4-IMP-14: a QTI package', () => {
  test('items in the order of the manifest, pictures by their place, also as object', async () => {
    const png = await buildGambar();
    const hasil = await readPack({
      'imsmanifest.xml': manifest('items/b.xml', 'items/a.xml', 'items/b.xml'),
      'items/a.xml': item(
        `<p>A <object data="../images/b%20b.png" type="image/png"/> z</p>${interaction()}`,
        response(['x']),
        'A',
      ),
      'items/b.xml': item(
        `<p>B <img src="../images/a.png" alt="a"/> z</p>${interaction()}`,
        response(['y']),
        'B',
      ),
      'images/a.png': png,
      'images/b b.png': await buildGambar('png', 20),
      '__MACOSX/items/._a.xml': 'x',
    });
    expect(hasil.temuan).toEqual([]);
    expect(hasil.soal.map(({ asal, jawaban, media }) => [asal, jawaban, media[0]?.lebar])).toEqual([
      ['soal 1 (B)', 'B', 12],
      ['soal 2 (A)', 'A', 20],
    ]);
    expect(hasil.soal[0]?.soal).toBe('<p>B <img src="media:0" alt="a" /> z</p><div>Pilih!</div>');
  });

  test('without a manifest all items by name; a reading text in a file of its own comes first', async () => {
    const third = `<qti-assessment-item title="T"><qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>a</qti-value></qti-correct-response></qti-response-declaration><qti-assessment-stimulus-ref identifier="s" href="s/teks.xml"/><qti-item-body><qti-choice-interaction response-identifier="R"><qti-prompt>?</qti-prompt><qti-simple-choice identifier="a">x</qti-simple-choice><qti-simple-choice identifier="b">y</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    const hasil = await readPack({
      'p/2.xml': third.replace('s/teks', 's/hilang'),
      'p/1.xml': third,
      'p/s/teks.xml':
        '<qti-assessment-stimulus><qti-stimulus-body><p>Bacaan</p></qti-stimulus-body></qti-assessment-stimulus>',
    });
    expect(hasil.soal.map(({ asal, soal }) => [asal, soal])).toEqual([
      ['soal 1 (T)', '<p>Bacaan</p><div>?</div>'],
    ]);
    expect(galatOf(hasil)).toEqual([
      ['soal 2 (p/2.xml)', expect.stringContaining('p/s/hilang.xml tidak ada')],
    ]);
  });

  test('items that the manifest does not list are read behind the others, and told', async () => {
    const listed = await readPack({
      'imsmanifest.xml': manifest('b.xml'),
      'a.xml': item(interaction(), response(['x']), 'A'),
      'b.xml': item(interaction(), response(['y']), 'B'),
    });
    expect(listed.soal.map(({ asal }) => asal)).toEqual(['soal 1 (B)', 'soal 2 (A)']);
    expect(peringatanOf(listed)).toEqual([expect.stringContaining('(a.xml) tidak tercantum di manifest')]);
    const empty = await readPack({ 'imsmanifest.xml': manifest(), 'a.xml': item(interaction()) });
    expect([empty.soal.length, empty.temuan]).toEqual([1, []]);
  });

  test('a broken, missing or outside file costs its own question only', async () => {
    const hasil = await readPack({
      'imsmanifest.xml': manifest('a.xml', 'b.xml', '../../c.xml', 'd.xml'),
      'a.xml': item(interaction()),
      'b.xml': '<assessmentItem><p></assessmentItem>',
      'd.xml': '<!DOCTYPE x [<!ENTITY a "b">]><assessmentItem/>',
    });
    expect(hasil.soal).toHaveLength(1);
    expect(galatOf(hasil)).toEqual([
      ['soal 2 (b.xml)', expect.stringContaining('rusak di baris 1')],
      ['soal 3 (c.xml)', expect.stringContaining('tidak ada di dalam paket')],
      ['soal 4 (d.xml)', expect.stringContaining('DOCTYPE')],
    ]);
  });

  test.each([
    [
      'no questions',
      pack({ 'catatan.xml': '<a/>' }),
      /bukan paket soal QTI.*Yang dapat diimpor: .*QTI 2 dan 3/,
    ],
    [
      'a broken manifest',
      pack({ 'imsmanifest.xml': '<manifest>', 'a.xml': item(interaction()) }),
      /XML ini rusak/,
    ],
  ])('a package with %s is refused', async (_, bytes, pesan) => {
    await expect(readFile(await bytes, 'a.zip', new Map())).rejects.toThrow(pesan);
  });
});
