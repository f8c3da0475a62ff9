import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { countBelumDibaca } from './percakapan.queries.ts';
import { percakapan, pesan } from './pesan.table.ts';

/** A participant has written: his conversation begins, or is open again. */
export async function notePesanMasuk(tx: Transaction, nowMs: number, pesertaId: string): Promise<void> {
  const row = { sekolah_id: schoolId, peserta_id: pesertaId, belum_dibaca: 1, terakhir_ms: nowMs, versi: 1 };
  await tx
    .insert(percakapan)
    .values(row)
    .onConflictDoUpdate({
      target: [percakapan.sekolah_id, percakapan.peserta_id],
      set: {
        belum_dibaca: sql`${percakapan.belum_dibaca} + 1`,
        versi: sql`${percakapan.versi} + 1`,
        terakhir_ms: nowMs,
        selesai_ms: null,
      },
    });
}

/** The committee writes to somebody who has not written: his conversation begins. */
export async function beginPercakapan(tx: Transaction, nowMs: number, pesertaId: string): Promise<void> {
  const row = { sekolah_id: schoolId, peserta_id: pesertaId, belum_dibaca: 0, terakhir_ms: nowMs, versi: 0 };
  await tx.insert(percakapan).values(row).onConflictDoNothing();
}

export async function updatePercakapan(
  tx: Transaction,
  pesertaId: string,
  changes: Partial<Pick<typeof percakapan.$inferInsert, 'akun_id' | 'selesai_ms' | 'terakhir_ms' | 'versi'>>,
): Promise<void> {
  await tx
    .update(percakapan)
    .set(changes)
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
}

/** Marks messages of a participant as read by staff; all of them where `ids` is undefined. */
export async function markPesanMasukRead(
  tx: Transaction,
  nowMs: number,
  pesertaId: string,
  ids?: readonly string[],
): Promise<void> {
  await tx
    .update(pesan)
    .set({ dibaca_ms: nowMs })
    .where(
      ofSchool(
        pesan,
        eq(pesan.peserta_id, pesertaId),
        eq(pesan.jenis, 'panitia'),
        isNull(pesan.dibaca_ms),
        ids && inArray(pesan.id, [...ids]),
      ),
    );
  const belum_dibaca = await countBelumDibaca(tx, pesertaId);
  await tx
    .update(percakapan)
    .set({ belum_dibaca })
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
}
