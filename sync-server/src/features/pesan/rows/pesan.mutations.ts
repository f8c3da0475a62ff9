import { eq, inArray, isNull, ne } from 'drizzle-orm';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { keepMedia } from '../../../media/media.mutations.ts';
import { listMedia } from '../../../media/media.queries.ts';
import { kabariPeserta } from './kabari.mutations.ts';
import { percakapan, pesan, serahanPercakapan } from './pesan.table.ts';

type NewPesan = Pick<typeof pesan.$inferInsert, 'peserta_id' | 'id' | 'jenis' | 'title' | 'body'> & {
  jadwal_ujian_peserta_id?: string | null;
  lampiran?: string | null;
  lama_jawab_ms?: number | null;
  /** Who it is from, where not from who acts. */
  dari?: string;
};

/** Sender of letters that follow an applicant's own act. */
export const otomatis = 'Pesan otomatis';

/** Rows of one statement: a message to all participants holds nobody up. */
const perStatement = 200;

/**
 * Keeps messages in the name of who acts, unless one says otherwise; what is there already stays as it is. Answers how many
 * are new; of those that go into an inbox the devices of their receivers are told.
 */
export async function insertPesan(
  tx: Transaction,
  nowMs: number,
  rows: readonly NewPesan[],
): Promise<number> {
  const { akun_id, nama } = tx.actor;
  const all = rows.map((row) => ({ sekolah_id: schoolId, akun_id, dari: nama, dibuat_ms: nowMs, ...row }));
  let added = 0;
  for (let start = 0; start < all.length; start += perStatement) {
    const kept = await tx
      .insert(pesan)
      .values(all.slice(start, start + perStatement))
      .onConflictDoNothing()
      .returning({ peserta_id: pesan.peserta_id, jenis: pesan.jenis });
    added += kept.length;
    const told = kept.filter(({ jenis }) => jenis === 'kotak' || jenis === 'balasan');
    if (told.length > 0) await kabariPeserta(tx, nowMs, [...new Set(told.map((row) => row.peserta_id))]);
  }
  return added;
}

/** Keeps the file that goes with a message, null for none. Refuses whatever its sender has not uploaded for a message. */
export async function keepLampiran(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  name: string | null,
): Promise<void> {
  if (name === null) return;
  const [file] = await listMedia(tx, [name]);
  if (file?.akun_id !== akunId || file.doctype !== 'pesan')
    throw refusalOf({ lampiran: 'Berkas ini tidak ada di server. Pilih berkasnya sekali lagi.' });
  await keepMedia(tx, nowMs, 'pesan', [name]);
}

/** Marks messages to a participant as read; the first time counts. Answers whether an answer of the committee is among them. */
export async function markPesanRead(
  tx: Transaction,
  pesertaId: string,
  ids: readonly string[],
  nowMs: number,
): Promise<boolean> {
  const read = await tx
    .update(pesan)
    .set({ dibaca_ms: nowMs })
    .where(
      ofSchool(
        pesan,
        eq(pesan.peserta_id, pesertaId),
        inArray(pesan.id, [...ids]),
        ne(pesan.jenis, 'panitia'),
        isNull(pesan.dibaca_ms),
      ),
    )
    .returning({ jenis: pesan.jenis });
  return read.some(({ jenis }) => jenis === 'balasan');
}

/** Messages belong to applicants. */
export async function deletePesan(tx: Transaction): Promise<void> {
  for (const table of [pesan, percakapan, serahanPercakapan]) await tx.delete(table).where(ofSchool(table));
}
