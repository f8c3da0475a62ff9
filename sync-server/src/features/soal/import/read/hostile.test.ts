import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCsv, buildXlsxOf } from '../../../../spreadsheet/testing/build-file.ts';
import { packZip } from '../../../../archive/pack-zip.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import { readFile } from './read-file.ts';
import { buildDocx, HEADER_GARUDA } from './testing/build-docx.ts';
import { galatOf, readText } from './testing/read-text.ts';

const EVIL =
  '<b onclick="alert(1)">x</b><script>alert(2)</script><img src="x.png" onerror="alert(3)"><a href="javascript:alert(4)">y</a>';
const EVIL_TEXT_ONLY = EVIL.replace(/<img[^>]*>/, '');
const escapeGift = (text: string) => text.replaceAll(/[:=~#{}]/g, (sign) => `\\${sign}`);
const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`;
const moodle = (html: string) =>
  `<quiz><question type="multichoice"><questiontext format="html">${cdata(html)}</questiontext><answer fraction="100">${cdata(html)}</answer><answer fraction="0">${cdata('b')}</answer></question></quiz>`;
const choice = (name: string, text: string) => `<simpleChoice identifier="${name}">${text}</simpleChoice>`;
const qti = (html: string) => {
  const xml = html.replace(/<img ([^>]*)>/, '<img $1/>');
  return `<assessmentItem><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><div>${xml}</div><choiceInteraction responseIdentifier="R">${choice('a', xml)}${choice('b', 'b')}</choiceInteraction></itemBody></assessmentItem>`;
};
const rows = (text: string) => [HEADER_GARUDA, ['1', text, text, 'b', '', '', '', 'A']];

const layouts: readonly [string, (text: string) => Promise<Uint8Array> | Uint8Array, string][] = [
  ['GIFT', (text) => Buffer.from(`[html]${escapeGift(text)}{=${escapeGift(text)} ~b}`), 'a.gift'],
  ['GIFT without format', (text) => Buffer.from(`${escapeGift(text)}{=${escapeGift(text)} ~b}`), 'a.gift'],
  ['Aiken', (text) => Buffer.from(`${text}\nA. ${text}\nB. b\nANSWER: A`), 'a.txt'],
  ['Moodle XML', (text) => Buffer.from(moodle(text)), 'a.xml'],
  ['a spreadsheet', (text) => buildXlsxOf(rows(text)), 'a.xlsx'],
  ['CSV', (text) => buildCsv(rows(text)), 'a.csv'],
  ['QTI', (text) => Buffer.from(qti(text)), 'a.xml'],
  ['a QTI package', (text) => packZip(new Map([['a.xml', Buffer.from(qti(text))]])), 'a.zip'],
  ['a Word table', (text) => buildDocx([rows(text)]), 'a.docx'],
  ['Word paragraphs', (text) => buildDocx([`Q:1) ${text}`, `A:) ${text}`, 'B:) b', 'Kunci: A']), 'a.docx'],
];

/** Word holds text, in which HTML is only talked about. */
const htmlLayouts = layouts.filter(([name]) => !name.includes('Word'));

describe('hostile HTML', () => {
  test.each(layouts)('leaves nothing that acts: %s', async (_, build, file) => {
    const hasil = await readFile(await build(EVIL_TEXT_ONLY), file, new Map());
    expect(hasil.soal).toHaveLength(1);
    const tags = JSON.stringify(hasil.soal).match(/<\/?[a-z][^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(?:strong|p|div)>$/.test(tag))).toEqual([]);
  });

  test.each(htmlLayouts)(
    'an image that does not exist keeps the question out: %s',
    async (_, build, file) => {
      const hasil = await readFile(await build('Lihat <img src="x.png" alt="peta"> ini'), file, new Map());
      expect([hasil.soal, galatOf(hasil)[0]?.[1]]).toEqual([[], expect.stringContaining('x.png tidak ada')]);
    },
  );

  test.each(htmlLayouts)(
    'cannot point to an image that the server already has: %s',
    async (_, build, file) => {
      const hasil = await readFile(await build('x <img src="media:0"> y'), file, new Map());
      expect([hasil.soal, galatOf(hasil).length]).toEqual([[], 2]);
    },
  );
});

describe('hostile contents', () => {
  test('U+0000 and other control characters never reach a question', async () => {
    const hasil = await readText(moodle('a&#0;b&#x1;c'), 'a.xml');
    expect(hasil.soal[0]?.soal).toBe('a\uFFFDbc');
    const sheet = await readFile(buildCsv(rows('a\u0090b')), 'a.csv', new Map());
    expect(sheet.soal[0]?.soal).toBe('ab');
  });

  test('an oversize image in base64 is refused at its question', async () => {
    const big = Buffer.alloc(3 * 1024 * 1024, 1).toString('base64');
    const hasil = await readText(moodle(`x <img src="data:image/png;base64,${big}">`), 'a.xml');
    expect(galatOf(hasil)).toEqual([
      ['soal 1', expect.stringContaining('lebih dari 2 MB')],
      ['soal 1', expect.stringContaining('lebih dari 2 MB')],
    ]);
  });

  test('an image that is none is refused at its question', async () => {
    const hasil = await readText(moodle('x <img src="data:image/png;base64,PHN2Zz4=">'), 'a.xml');
    expect(galatOf(hasil)[0]).toEqual(['soal 1', expect.stringContaining('bukan JPG atau PNG')]);
  });

  test('names that would reach into JavaScript objects are only names', async () => {
    const hasil = await readText(moodle('<img src="@@PLUGINFILE@@/__proto__">'), 'a.xml');
    expect(galatOf(hasil)[0]?.[1]).toContain('__proto__ tidak ada');
    await expect(readText('<quiz><__proto__><x/></__proto__></quiz>', 'a.xml')).rejects.toThrow(
      BerkasSoalDitolak,
    );
  });
});

describe('whatever the bytes are, a file is read or refused in Indonesian', () => {
  const accepts = async (bytes: Uint8Array, name: string) => {
    try {
      const hasil = await readFile(bytes, name, new Map());
      expect(hasil.layout).not.toBe('');
    } catch (error) {
      expect(error).toBeInstanceOf(BerkasSoalDitolak);
      expect(error).toHaveProperty('message', expect.stringMatching(/^[A-Z].*\.$/));
    }
  };
  const names = fc.constantFrom(
    'a.gift',
    'a.txt',
    'a.xml',
    'a.xlsx',
    'a.xls',
    'a.csv',
    'a.docx',
    'a.zip',
    'a',
  );

  test('random bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), names, accepts), { numRuns: 150 });
  });

  test('random pieces of the text layouts', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '=',
        '~',
        '\n',
        '\n\n',
        '\\',
        '%50%',
        '::',
        '[html]',
        '####',
        'ANSWER: A\n',
        'A. x\n',
      ),
      fc.constantFrom(
        '<quiz>',
        '</quiz>',
        '<question type="multichoice">',
        '</question>',
        '<answer fraction="100">',
      ),
      fc.constantFrom(
        '<text>',
        '</text>',
        '<assessmentItem>',
        '<itemBody>',
        '<choiceInteraction>',
        '<simpleChoice identifier="a">',
        '<![CDATA[',
        ']]>',
        '&amp;',
        '&#0;',
        '<file name="%">',
        'SOAL;A;B\n',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const text = fc.array(piece, { maxLength: 25 }).map((parts) => new TextEncoder().encode(parts.join('')));
    await fc.assert(fc.asyncProperty(text, names, accepts), { numRuns: 400 });
  });

  test.each(layouts)('%s with damaged bytes', async (_, build, file) => {
    const whole = new Uint8Array(await build('soal'));
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), async (changes, end) => {
        const bytes = new Uint8Array(whole);
        for (const [at, value] of changes) bytes[at] = value;
        await accepts(end % 3 === 0 ? bytes.slice(0, end) : bytes, file);
      }),
      { numRuns: 60 },
    );
  });
});
