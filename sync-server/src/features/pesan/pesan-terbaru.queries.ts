import type { PesanDasbor } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { desc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { percakapan, pesan } from './rows/pesan.table.ts';

/** Letters of a message that are shown before it is opened. */
const bodyMax = 300;

/** What the applicants of the `limit` newest conversations wrote last, the newest first. */
export async function listPesanTerbaru(read: Reader, limit: number): Promise<PesanDasbor[]> {
  const { peserta_id: id, terakhir_ms } = percakapan;
  const newest = await read
    .select({ id })
    .from(percakapan)
    .where(ofSchool(percakapan))
    .orderBy(desc(terakhir_ms), desc(id))
    .limit(limit);
  const found: PesanDasbor[] = [];
  for (const one of newest) {
    const [row] = await read
      .select({ foto: peserta.foto, nama: peserta.nama, pesan })
      .from(pesan)
      .innerJoin(peserta, byId(peserta, pesan.peserta_id))
      .where(ofSchool(pesan, eq(pesan.peserta_id, one.id), eq(pesan.jenis, 'panitia')))
      .orderBy(desc(pesan.dibuat_ms), desc(pesan.id))
      .limit(1);
    if (!row) continue;
    const { title, body, dibuat_ms, dibaca_ms } = row.pesan;
    found.push({
      id: one.id,
      avatar: row.foto ? `/api/media/${row.foto}` : '',
      sender: row.nama,
      title,
      body: body.length > bodyMax ? `${body.slice(0, bodyMax)}…` : body,
      dibuat_ms,
      dibaca: dibaca_ms !== null,
    });
  }
  return found.toSorted((a, b) => b.dibuat_ms - a.dibuat_ms || (a.id < b.id ? -1 : 1));
}
