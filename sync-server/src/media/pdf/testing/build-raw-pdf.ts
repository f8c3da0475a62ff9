import { deflateSync } from 'node:zlib';
import { buildPdfOf } from '../../../features/media/testing/build-file.ts';

/** What a PDF is made of beside its catalog, its tree of pages and its one page. */
interface Parts {
  catalog?: string;
  page?: string;
  /** Objects from number 4 on. */
  more?: readonly string[];
  trailer?: string;
}

/** A PDF of one page, with whatever a test writes into it. */
export const buildRawPdf = ({ catalog = '', page = '', more = [], trailer = '' }: Parts): Buffer =>
  buildPdfOf(objectsOf({ catalog, page, more }), '%', trailer);

const objectsOf = ({ catalog = '', page = '', more = [] }: Parts) => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
  ...more,
];

/** An object that holds bytes. */
export const stream = (dict: string, content: Buffer): string =>
  `<< ${dict} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;

/** The same as bytes of which nothing can be read without unpacking them. */
export const packed = (dict: string, content: Buffer): string =>
  stream(`${dict} /Filter /FlateDecode`, deflateSync(content, { level: 1 }));

/** A PDF as newer programs write it: its objects lie packed in one stream, and so does its table. */
export function buildPackedPdf({ filler = 0, ...parts }: Parts & { filler?: number }): Buffer {
  const objects = objectsOf(parts);
  let places = '';
  let text = '';
  for (const [index, object] of objects.entries()) {
    places += `${index + 1} ${text.length} `;
    text += `${object}\n`;
  }
  const inside = Buffer.concat([Buffer.from(places + text), Buffer.alloc(filler, ' ')]);
  const [container, table] = [objects.length + 1, objects.length + 2];
  const head = '%PDF-1.5\n';
  const kept = `${container} 0 obj\n${packed(`/Type /ObjStm /N ${objects.length} /First ${places.length}`, inside)}\nendobj\n`;
  const start = head.length + kept.length;
  const rows = [
    [0, 0, 255],
    ...objects.map((_, index) => [2, container, index]),
    [1, head.length, 0],
    [1, start, 0],
  ];
  const bytes = Buffer.from(
    rows.flatMap(([kind = 0, where = 0, index = 0]) => [
      kind,
      where >> 24,
      (where >> 16) & 255,
      (where >> 8) & 255,
      where & 255,
      index,
    ]),
  );
  const xref = packed(`/Type /XRef /Size ${table + 1} /W [1 4 1] /Root 1 0 R`, bytes);
  const whole = `${head}${kept}${table} 0 obj\n${xref}\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(whole, 'latin1');
}

/** What a program adds when it changes a PDF: new objects, and a table of them that leads to the one before. */
export function updatePdf(before: Buffer, number: number, object: string): Buffer {
  const text = before.toString('latin1');
  const first = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '';
  const facts = /trailer\s*<<([^]*)>>\s*startxref\s+\d+\s+%%EOF\s*$/.exec(text)?.[1] ?? '';
  const added = `${number} 0 obj\n${object}\nendobj\n`;
  const table = before.length + added.length;
  const row = `${String(before.length).padStart(10, '0')} 00000 n \n`;
  const end = `xref\n${number} 1\n${row}trailer\n<< ${facts} /Prev ${first} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(added + end, 'latin1')]);
}
