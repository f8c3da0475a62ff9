import type { Reader } from '../db/store.ts';
import { keadaanServer } from '../db/keadaan-server.table.ts';

/** All values of the server's own state by name. */
export async function readKeadaan(read: Reader): Promise<Map<string, string>> {
  const rows = await read.select().from(keadaanServer);
  return new Map(rows.map((row) => [row.kunci, row.nilai]));
}
