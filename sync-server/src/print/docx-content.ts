import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  ImageRun,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type IRunOptions,
} from 'docx';
import {
  grey,
  ground,
  looks,
  words,
  type Block,
  type Cell,
  type Table as TableBlock,
  type Words,
} from './block.ts';
import { fitPicture } from './fit-picture.ts';
import { splitByDirection } from './right-to-left.ts';

/** Word counts in twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20);

type Images = Readonly<Record<string, Uint8Array>>;
type Style = Pick<Words, 'size' | 'bold' | 'color' | 'spacing'>;

/** Blocks as Word keeps them. */
export const toDocx = (blocks: readonly Block[], images: Images): (Paragraph | Table)[] =>
  blocks.flatMap((block) => write(block, images));

/** Runs of a text: Arabic and its like in runs of their own; `after` follows in the same style. */
export function runsOf(
  { text, size = 8, bold = false, color, spacing }: Style & { text: string },
  after: NonNullable<IRunOptions['children']> = [],
): TextRun[] {
  const style: IRunOptions = {
    size: size * 2,
    sizeComplexScript: size * 2,
    bold,
    boldComplexScript: bold,
    ...(color !== undefined && { color: color.slice(1) }),
    ...(spacing !== undefined && { characterSpacing: twips(spacing) }),
  };
  const runs = splitByDirection(text).map(
    ({ text: part, isRightToLeft }) => new TextRun({ ...style, text: part, rightToLeft: isRightToLeft }),
  );
  return after.length > 0 ? [...runs, new TextRun({ ...style, children: after })] : runs;
}

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};

function write(block: Block, images: Images): (Paragraph | Table)[] {
  if (block.kind === 'words') {
    const { align = 'left', above = 0, below = 0, lineHeight = 1 } = block;
    // The rule is said though it is the default: LibreOffice takes a height without one as exact.
    const line = { line: lineHeight * 240, lineRule: LineRuleType.AUTO };
    const spacing = { before: twips(above), after: twips(below), ...line };
    return [new Paragraph({ children: runsOf(block), alignment: alignments[align], spacing })];
  }
  if (block.kind === 'picture') {
    const data = images[block.name];
    if (!data) return [];
    const transformation = fitPicture(data, block);
    const children = [new ImageRun({ type: 'png', data, transformation })];
    return [new Paragraph({ children, alignment: alignments[block.align ?? 'left'] })];
  }
  if (block.kind === 'rule') {
    const bottom = { style: BorderStyle.SINGLE, size: block.thickness * 8, color: '000000', space: 0 };
    // A paragraph without a line after each: Word draws one line for all that follow one another.
    return [
      new Paragraph({ ...thin(1), border: { bottom } }),
      new Paragraph(thin(Math.max(1, block.below ?? 0))),
    ];
  }
  const { above = 0, below = 0 } = block;
  // A paragraph after each table: Word draws tables that follow one another as one.
  const before = above > 0 ? [new Paragraph(thin(above))] : [];
  return [...before, tableOf(block, images), new Paragraph(thin(Math.max(1, below)))];
}

/** An empty paragraph of this height. */
const thin = (points: number) => ({
  spacing: { before: 0, after: 0, line: twips(points), lineRule: LineRuleType.EXACT },
});

function tableOf(block: TableBlock, images: Images): Table {
  const { look, head, rows, rowHeight, gap = 0 } = block;
  const [left, top, right, bottom] = looks[look];
  const isBare = look === 'bare';
  const gapAfter = (i: number) => (isBare && i < block.widths.length - 1 ? gap : 0);
  const widths = block.widths.map((width, i) => twips(width + left + right + gapAfter(i)));
  const cellOf = (cell: Cell, i: number, fill?: string): TableCell =>
    new TableCell({
      children: toDocx(typeof cell === 'string' ? [words(cell)] : cell, images),
      width: { size: widths[i] ?? 0, type: WidthType.DXA },
      ...(gapAfter(i) > 0 && { margins: { right: twips(gapAfter(i)), marginUnitType: WidthType.DXA } }),
      ...(fill !== undefined && { shading: { type: ShadingType.CLEAR, fill: fill.slice(1), color: 'auto' } }),
    });
  const line = {
    style:
      isBare || look === 'box' ? BorderStyle.NONE : look === 'cut' ? BorderStyle.DASHED : BorderStyle.SINGLE,
    size: 4,
    color: grey.slice(1),
  };
  const height =
    rowHeight === undefined
      ? {}
      : {
          height: {
            value: twips(rowHeight + top + bottom),
            // What is cut must be as high as its neighbours.
            rule: look === 'cut' ? HeightRule.EXACT : HeightRule.ATLEAST,
          },
        };
  const filled = look === 'box' ? ground : undefined;
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    margins: {
      marginUnitType: WidthType.DXA,
      left: twips(left),
      top: twips(top),
      right: twips(right),
      bottom: twips(bottom),
    },
    rows: [
      ...(head
        ? [
            new TableRow({
              tableHeader: true,
              cantSplit: true,
              children: head.map((text, i) => cellOf([words(text, { bold: true })], i, ground)),
            }),
          ]
        : []),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            ...height,
            children: row.map((cell, i) => cellOf(cell, i, filled)),
          }),
      ),
    ],
  });
}
