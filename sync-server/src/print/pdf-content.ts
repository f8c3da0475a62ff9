import type { Content, ContentStack, ContentText, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { grey, ground, looks, type Block, type Cell, type Table } from './block.ts';
import { keepRightToLeft } from './right-to-left.ts';

const even = (width: number) => () => width;

const layoutOf = (name: keyof typeof looks): CustomTableLayout => {
  const [left, top, right, bottom] = looks[name];
  const hasLines = name !== 'box' && name !== 'bare';
  return {
    hLineWidth: even(hasLines ? 0.5 : 0),
    vLineWidth: even(hasLines ? 0.5 : 0),
    hLineColor: grey,
    vLineColor: grey,
    paddingLeft: even(left),
    paddingRight: even(right),
    paddingTop: even(top),
    paddingBottom: even(bottom),
    ...(name === 'cut' && {
      hLineStyle: () => ({ dash: { length: 3, space: 3 } }),
      vLineStyle: () => ({ dash: { length: 3, space: 3 } }),
    }),
  };
};

/** Looks of tables by the name under which content asks for them. */
export const layouts: Record<string, CustomTableLayout> = Object.fromEntries(
  (Object.keys(looks) as (keyof typeof looks)[]).map((name) => [name, layoutOf(name)]),
);

/** Blocks as pdfmake draws them. */
export const toPdf = (blocks: readonly Block[]): Content[] => blocks.map(draw);

function draw(block: Block): Content {
  if (block.kind === 'words') {
    const { text, size, align, spacing, above = 0, below = 0, kind: _, ...rest } = block;
    return {
      text: keepRightToLeft(text),
      ...rest,
      ...(size !== undefined && { fontSize: size }),
      ...(align && { alignment: align }),
      ...(spacing !== undefined && { characterSpacing: spacing }),
      margin: [0, above, 0, below],
    };
  }
  if (block.kind === 'picture') {
    const { name, width, height, align = 'left' } = block;
    return { image: name, fit: [width, height], alignment: align };
  }
  if (block.kind === 'rule') {
    const { width, thickness, below = 0 } = block;
    const line = { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth: thickness };
    return { canvas: [line], margin: [0, 0, 0, below] };
  }
  return block.look === 'bare' ? drawBare(block) : drawTable(block);
}

function drawBare({ widths, rows, gap = 0, above = 0, below = 0, isWhole }: Table): Content {
  const lines = rows.map((row): Content => ({
    columns: row.map((cell, i) => ({ stack: [contentOf(cell)], width: widths[i] ?? '*' })),
    columnGap: gap,
  }));
  return { stack: lines, margin: [0, above, 0, below], ...(isWhole && { unbreakable: true }) };
}

function drawTable({ look, widths, head, rows, rowHeight, above = 0, below = 0 }: Table): Content {
  const fill = look === 'box' ? { fillColor: ground } : {};
  const body = rows.map((row) => row.map((cell): TableCell => ({ ...contentOf(cell), ...fill })));
  if (head)
    body.unshift(head.map((text) => ({ text: keepRightToLeft(text), bold: true, fillColor: ground })));
  return {
    table: {
      widths,
      body,
      headerRows: head ? 1 : 0,
      dontBreakRows: true,
      ...(rowHeight !== undefined && { heights: (row: number) => (head && row === 0 ? 0 : rowHeight) }),
    },
    layout: look,
    margin: [0, above, 0, below],
  };
}

const contentOf = (cell: Cell): ContentText | ContentStack =>
  typeof cell === 'string' ? { text: keepRightToLeft(cell) } : { stack: toPdf(cell) };
