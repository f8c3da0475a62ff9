import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { workbook } from '../../http/answers.ts';
import { accountOf, type Call } from '../../http/route.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { writeListWorkbook, type SheetCell } from '../../spreadsheet/write/template.ts';
import { actorOf } from '../definition/place.ts';

/** Files are written one after the other: one of ten thousand participants keeps its worker busy for two seconds. */
const inTurn = takeTurns();

/** A list as a file. */
interface ExportedList {
  /** What the sheet and the file are called. */
  label: string;
  /** Name in the audit trail: the table's. */
  tabel: string;
  /** Id of the record that the list lies under. */
  baris_id?: string;
  heads: readonly string[];
  /** Rows in portions, each with a cell a head. */
  portions: AsyncIterable<SheetCell[][]> | Iterable<SheetCell[][]>;
}

/** Rows as a workbook to keep. What leaves the house this way is on record, with its number of rows and its query. */
export async function answerExport(
  { store, clock }: Context,
  call: Call,
  { label, tabel, baris_id = '', heads, portions }: ExportedList,
): Promise<Response> {
  let jumlah = 0;
  async function* counted(): AsyncGenerator<SheetCell[][]> {
    for await (const rows of portions) {
      jumlah += rows.length;
      yield rows;
    }
  }
  const bytes = await inTurn(() => writeListWorkbook({ name: label, heads }, counted()));
  await store.tx(actorOf(accountOf(call)), (tx) =>
    writeAudit(tx, clock.nowMs(), {
      tindakan: 'ekspor',
      tabel,
      baris_id,
      sesudah: { jumlah, ...call.req.query() },
    }),
  );
  return workbook(call, bytes, `${label}.xlsx`);
}

/** Of the rows of a short list those in whose cells every word stands, as its screen looks for them. */
export const rowsWithWords = (rows: readonly SheetCell[][], words: readonly string[]): SheetCell[][] =>
  rows.filter((cells) => {
    const text = cells.join(' ').toLowerCase();
    return words.every((word) => text.includes(word.toLowerCase()));
  });
