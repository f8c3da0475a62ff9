import type { Session, TestApp } from '../../testing/test-app.ts';
import { readSheets } from '../read/read-sheets.ts';

/** A workbook that a call answers, with a body by POST, and the rows of its first sheet. */
export async function downloadSheet(
  t: TestApp,
  { token }: Session,
  path: string,
  body?: object,
): Promise<{ bytes: Uint8Array; rows: string[][] }> {
  const headers = { authorization: `Bearer ${token}` };
  const asked = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await t.app.request(path, { headers, ...asked });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, rows: (await readSheets(bytes))[0]?.rows ?? [] };
}
