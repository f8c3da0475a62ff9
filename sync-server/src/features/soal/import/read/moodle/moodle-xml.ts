import { plainToHtml } from '../../../html/text-to-html.ts';
import { benarSalah } from '../raw/benar-salah.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import { filesOf, oldImageOf, takeOwnImage } from '../images/moodle-files.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { pickKunci } from '../raw/pick-kunci.ts';
import { readTyped } from '../raw/read-typed.ts';
import type { HasilMentah, IsiMentah, SoalMentah } from '../raw/soal-mentah.ts';
import type { SoalReader } from '../raw/soal-reader.ts';
import { galat, peringatan } from '../raw/temuan.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlNode } from '../xml/xml-node.ts';

/** Moodle XML: multiple choice with one right answer, and true/false; images inside included. */
export const moodleXmlReader: SoalReader = {
  layout: 'Moodle XML (.xml)',
  canRead: (input) =>
    input.jenis === 'teks' && /^\s*</.test(input.teks) && /<quiz[\s>]/.test(input.teks.slice(0, 20_000)),
  read: (input) => {
    const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
    const quiz = input.jenis === 'teks' ? childOf(parseXml(input.teks), 'quiz') : undefined;
    let nomor = 0;
    for (const question of childrenOf(quiz, 'question')) {
      if (attributeOf(question, 'type') === 'category') hasil.dilewati += 1;
      else readQuestion(question, (nomor += 1), hasil);
    }
    return hasil;
  },
};

function readQuestion(question: XmlNode, nomor: number, hasil: HasilMentah): void {
  const name = textOf(childOf(childOf(question, 'name'), 'text'))
    .trim()
    .slice(0, 60);
  const asal = name === '' ? `soal ${nomor}` : `soal ${nomor} (${name})`;
  const type = attributeOf(question, 'type').toLowerCase();
  const answers = childrenOf(question, 'answer');
  const berkas = new Map([childOf(question, 'questiontext'), ...answers].flatMap(filesOf));
  const text = isi(childOf(question, 'questiontext'), berkas);
  const soal = { ...text, gambar: [...text.gambar, ...oldImageOf(question)] };
  if (type === 'truefalse') hasil.soal.push(benarSalah(asal, soal, isTrue(answers), berkas));
  else if (type !== 'multichoice') hasil.temuan.push(galat(asal, jenisLain(type)));
  else {
    const picked = pickKunci(answers.map((answer) => toPercent(attributeOf(answer, 'fraction'))));
    if ('galat' in picked) hasil.temuan.push(galat(asal, picked.galat));
    else {
      const temuan = [picked.peringatan, ticksMany(question)].filter((pesan) => pesan !== undefined);
      hasil.soal.push({
        nomor: undefined,
        asal,
        soal,
        pilihan: answers.map((answer) => isi(answer, berkas)),
        kunci: { indeks: [picked.indeks], tertulis: '' },
        berkas,
        nonaktif: textOf(childOf(question, 'hidden')).trim() === '1',
        sel: {},
        temuan: temuan.map((pesan) => peringatan(asal, pesan)),
      } satisfies SoalMentah);
    }
  }
}

/** Exports of some languages write a comma: `33,33333`. */
function toPercent(fraction: string): number {
  const percent = Number(fraction.trim().replace(',', '.'));
  return Number.isFinite(percent) ? percent : 0;
}

function isTrue(answers: readonly XmlNode[]): boolean {
  const right = answers.find((answer) => toPercent(attributeOf(answer, 'fraction')) > 0);
  return /^\s*(?:true|benar|betul)\s*$/i.test(textOf(childOf(right, 'text')));
}

function ticksMany(question: XmlNode): string | undefined {
  const single = textOf(childOf(question, 'single')).trim().toLowerCase();
  const many = single === 'false' || single === '0';
  return many
    ? 'Soal ini di Moodle boleh dijawab lebih dari satu; di sini peserta memilih satu jawaban.'
    : undefined;
}

function isi(node: XmlNode | undefined, berkas: SoalMentah['berkas']): IsiMentah {
  const text = textOf(childOf(node, 'text'));
  const format = attributeOf(node, 'format').toLowerCase();
  if (format === 'plain_text' || format === 'plain') return { html: plainToHtml(text), gambar: [] };
  if (format !== 'html' && format !== '') return { ...readTyped(text), gambar: [] };
  return takeOwnImage(text, berkas);
}
