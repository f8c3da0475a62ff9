import type { HasilImportSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import { KOLOM_SOAL, type Soal } from '@spmb/shared/soal/soal.schema.ts';
import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { read, utils } from '@e965/xlsx';

/** Formatting that may become an element; every other tag of a cell must be seen, or be spoken of. */
const formatting =
  /<\/?(?:b|i|u|s|strong|em|sub|sup|p|div|span|font|center|ul|ol|li|br|table|tbody|tr|td|th|math|m[a-z]+)\b[^<>]*>/gi;

const squeeze = (text: string) => text.normalize('NFC').replaceAll(/[\s\u00A0]+/g, '');

const decode = (text: string) =>
  text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * What a spreadsheet of questions says and neither its bank nor the report does: read by another library than the import's,
 * cell by cell. Each row must stand in the bank word for word, or be named by a finding; each filled column too.
 */
export function compareSheet(bytes: Uint8Array, bank: readonly Soal[], report: HasilImportSoal): string[] {
  const workbook = read(bytes, { type: 'array', codepage: 65_001 });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  const shown = new Map(bank.map((one) => [squeeze(visible(one).join('|')), one]));
  const all = [...shown.keys()].join('\n');
  const said = report.temuan.map(({ asal, pesan }) => `${asal} ${pesan}`).join('\n');
  const isSaid = (row: number) =>
    new RegExp(`\\bbaris (?:[\\d, ]*, )?${row}\\b`).test(said) || /\bdan \d+ lagi/.test(said);
  const first = Math.max(0, report.tabel[0]?.baris ?? 1);
  return rows.slice(first).flatMap((cells, index) => {
    const row = first + index + 1;
    const texts = cells.map((cell) => cell.trim()).filter((text) => text.length > 3);
    if (texts.length === 0 || isSaid(row)) return [];
    const lost = texts.filter(
      (text) => !isShown(text, all) && !isSaidOfColumn(text, cells, rows[first - 1], said),
    );
    return lost.map((text) => `baris ${row}: ${text}`);
  });
}

const visible = (one: Soal) => KOLOM_SOAL.map((kolom) => textOfHtml(one[kolom]));

const isShown = (text: string, all: string) =>
  [text, decode(text.replaceAll(formatting, ''))].some((form) => all.includes(squeeze(form)));

/** Columns that are not read are named by their heads; names of files stand in columns of images. */
function isSaidOfColumn(text: string, cells: string[], heads: string[] | undefined, said: string): boolean {
  const column = cells.findIndex((cell) => cell.trim() === text);
  const head = (heads?.[column] ?? '').trim();
  return head !== '' && said.includes(head);
}

/** What a text of questions (GIFT, Aiken) says and neither its bank nor the report does: blocks that nobody speaks of. */
export function compareBlocks(text: string, bank: readonly Soal[], report: HasilImportSoal): string[] {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '' && !block.trim().startsWith('$CATEGORY'));
  const lines = new Set(report.temuan.map(({ asal }) => asal));
  const isWhole = bank.length + [...lines].filter((asal) => asal !== '').length >= mergeOpen(blocks).length;
  const plain = squeeze(decode(unescape(text).replaceAll(formatting, '')));
  const raw = squeeze(unescape(text));
  const strange = bank.flatMap((one) =>
    visible(one).filter((shown) => {
      const wanted = squeeze(shown.replaceAll('_____', ''));
      return !/^(?:Benar|Salah)$/.test(shown) && !plain.includes(wanted) && !raw.includes(wanted);
    }),
  );
  return [...(isWhole ? [] : [`${blocks.length} blocks, ${bank.length} questions`]), ...strange];
}

/** Blocks whose brace is still open go on in the next one. */
function mergeOpen(blocks: readonly string[]): string[] {
  const merged: string[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    const open = (text: string) =>
      (text.match(/(?<!\\)\{/g)?.length ?? 0) - (text.match(/(?<!\\)\}/g)?.length ?? 0);
    if (last !== undefined && open(last) > 0) merged[merged.length - 1] = `${last}\n${block}`;
    else merged.push(block);
  }
  return merged;
}

const unescape = (text: string) => text.replaceAll(/\\([:=~#{}])/g, '$1').replaceAll('\\n', ' ');
