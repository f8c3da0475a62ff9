import sharp from 'sharp';
import { packZip } from '../../../archive/pack-zip.ts';

/** A small PDF that every viewer opens. `filler` makes it longer by so many bytes. */
export function buildPdf(text = 'Berkas uji', filler = 0): Buffer {
  const content = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  return buildPdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    `%${'x'.repeat(filler)}`,
  );
}

/** A PDF of these objects, the first of them its catalog; `comment` stands behind its first line. */
export function buildPdfOf(objects: readonly string[], comment = '%', trailer = ''): Buffer {
  let body = `%PDF-1.4\n${comment}\n`;
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = body.length;
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  body += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const macroPart = 'application/vnd.ms-word.document.macroEnabled.main+xml';

/** The parts of a Word document; `parts` replaces or adds some. */
export function buildDocx(parts: Record<string, string | Uint8Array> = {}): Promise<Buffer> {
  const all = {
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${mainPart}"/></Types>`,
    'word/document.xml': '<w:document><w:body><w:p>Persyaratan</w:p></w:body></w:document>',
    ...parts,
  };
  return packZip(new Map(Object.entries(all).map(([name, content]) => [name, Buffer.from(content)])));
}

/** A Word document with macros. */
export const buildDocm = (): Promise<Buffer> =>
  buildDocx({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${macroPart}"/></Types>`,
    'word/vbaProject.bin': 'makro',
  });

/** A picture of one colour. */
export const buildPicture = (format: 'png' | 'jpeg' | 'gif', side = 20, background = '#2266cc') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
