import { TEMPAT_SOAL, type TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { kolomOf } from '@spmb/shared/soal/soal.schema.ts';
import { isBlankHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { setImmediate } from 'node:timers/promises';
import { escapeHtml } from '../html/text-to-html.ts';
import { GAMBAR_SENDIRI } from '../import/read/images/moodle-files.ts';
import type { SoalColumns } from '../bank/soal-columns.ts';
import type { GambarExport } from './gambar-export.ts';
import { htmlForExport } from './html-for-export.ts';

type Images = ReadonlyMap<string, GambarExport>;

/** A bank as Moodle XML: multiple choice of one, each text with the images that it shows. */
export async function writeMoodleXml(
  mapel: string,
  soal: readonly SoalColumns[],
  images: Images,
): Promise<Uint8Array> {
  // Moodle reads a slash in a category's name as a step down, and two as one slash.
  const category = escapeHtml(mapel.replaceAll('/', '//'));
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
    `<question type="category"><category><text>$course$/top/${category}</text></category></question>\n`,
  ].map((text) => Buffer.from(text));
  for (const one of soal) {
    parts.push(Buffer.from(writeQuestion(one, images)));
    // A question may carry megabytes of pictures: everybody else gets a turn between two of them.
    await setImmediate();
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from('</quiz>\n')]));
}

function writeQuestion(soal: SoalColumns, images: Images): string {
  const answers = TEMPAT_SOAL.slice(1)
    .filter((tempat) => hasContent(soal, tempat))
    .map((tempat) => {
      const fraction = soal.jawaban === tempat.toUpperCase() ? 100 : 0;
      return `<answer fraction="${fraction}" format="html">${writeText(soal, tempat, images)}<feedback format="html"><text></text></feedback></answer>\n`;
    });
  return [
    `<question type="multichoice">\n<name><text>Soal ${soal.nomor}</text></name>\n`,
    `<questiontext format="html">${writeText(soal, 'soal', images)}</questiontext>\n`,
    '<generalfeedback format="html"><text></text></generalfeedback>\n<defaultgrade>1</defaultgrade>\n',
    `<penalty>0</penalty>\n<hidden>${soal.status === 'nonaktif' ? 1 : 0}</hidden>\n<single>true</single>\n`,
    `<shuffleanswers>true</shuffleanswers>\n<answernumbering>ABCD</answernumbering>\n${answers.join('')}</question>\n`,
  ].join('');
}

function hasContent(soal: SoalColumns, tempat: TempatSoal): boolean {
  const kolom = kolomOf(tempat);
  return !isBlankHtml(soal[kolom]) || soal[`${kolom}_gambar`] !== null;
}

/** The text with the image of its own behind it, as the sheet shows it, and the files of both. */
function writeText(soal: SoalColumns, tempat: TempatSoal, images: Images): string {
  const kolom = kolomOf(tempat);
  const own = soal[`${kolom}_gambar`];
  const shown = new Set<GambarExport>();
  const html =
    own === null ? soal[kolom] : `${soal[kolom]}<p class="${GAMBAR_SENDIRI}"><img src="media:${own}" /></p>`;
  const written = htmlForExport(html, (id) => {
    const image = images.get(id);
    if (image) shown.add(image);
    return `@@PLUGINFILE@@/${image?.nama ?? ''}`;
  });
  const files = [...shown].map(
    ({ nama, bytes }) =>
      `<file name="${nama}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`,
  );
  // XML would turn a carriage return into a line feed; as an entity HTML brings it back.
  const text = written.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', '&#13;');
  return `<text><![CDATA[${text}]]></text>${files.join('')}`;
}
