import {
  Document,
  ImageRun,
  Math as MathBlock,
  MathRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type ParagraphChild,
} from 'docx';

/** What a Word cell may hold: text (one paragraph per line), or runs, images and equations of one paragraph. */
export type IsiSel = string | ParagraphChild[];

export const HEADER_GARUDA = [
  'NO',
  'SOAL',
  'JAWABAN A',
  'JAWABAN B',
  'JAWABAN C',
  'JAWABAN D',
  'JAWABAN E',
  'JAWABAN BENAR',
];

/** A Word document with these tables, each a list of rows, and paragraphs between them. */
export async function buildDocx(
  parts: readonly (string | Paragraph | Table | readonly (readonly IsiSel[])[])[],
): Promise<Uint8Array> {
  const children = parts.map((part) => {
    if (typeof part === 'string') return new Paragraph(part);
    return part instanceof Paragraph || part instanceof Table ? part : buildTable(part);
  });
  const document = new Document({ sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

function buildTable(rows: readonly (readonly IsiSel[])[]): Table {
  return new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((cell) => new TableCell({ children: paragraphs(cell) })) }),
    ),
  });
}

function paragraphs(cell: IsiSel): Paragraph[] {
  if (typeof cell !== 'string') return [new Paragraph({ children: cell })];
  return cell.split('\n').map((line) => new Paragraph(line));
}

export const gambarWord = (data: Uint8Array) =>
  new ImageRun({ type: 'png', data: Buffer.from(data), transformation: { width: 20, height: 20 } });

export const rumusWord = (text: string) => new MathBlock({ children: [new MathRun(text)] });

export const garisBawah = (text: string) => new TextRun({ text, underline: {} });

export const tebal = (text: string) => new TextRun({ text, bold: true });
