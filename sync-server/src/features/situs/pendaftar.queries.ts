import { and, asc, between, eq, gt } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 400;

const { id, nisn, nama, nama_sekolah_asal, jurusan_id_1, jurusan_id_2, status } = peserta;
const columns = { id, nisn, nama, nama_sekolah_asal, jurusan_id_1, jurusan_id_2, status };
/** A file that was sent, whatever became of it: no draft, and nobody who only takes part in exams. */
const isSent = between(status, 1, 6);

/** Everybody who has sent a file, the earliest account first. Gives way to others while it reads. */
export async function listPendaftar(read: Reader) {
  const all = [];
  for (let last = ''; ;) {
    const rows = await read
      .select(columns)
      .from(peserta)
      .where(ofSchool(peserta, and(isSent, gt(id, last))))
      .orderBy(asc(id))
      .limit(rowsPerTurn);
    all.push(...rows);
    if (rows.length < rowsPerTurn) return all;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** Whoever has sent a file and whose proof carries this code. */
export async function findByKode(read: Reader, kode: string) {
  const { nomor_register, tempat_lahir, tanggal_lahir, kode_verifikasi } = peserta;
  const rows = await read
    .select({ ...columns, nomor_register, tempat_lahir, tanggal_lahir })
    .from(peserta)
    .where(ofSchool(peserta, and(isSent, eq(kode_verifikasi, kode))));
  return rows[0];
}
