import type { Session, TestApp } from '../../testing/test-app.ts';
import { readSheets } from '../read-sheets.ts';

/** A workbook that a call answers, and the rows of its first sheet. */
export async function downloadSheet(
  t: TestApp,
  { token }: Session,
  path: string,
): Promise<{ bytes: Uint8Array; rows: string[][] }> {
  const answer = await t.app.request(path, { headers: { authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, rows: (await readSheets(bytes))[0]?.rows ?? [] };
}
