import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { countBelumDibaca } from './percakapan.queries.ts';
import { newId } from '../../db/new-id.ts';
import { jawabanSiap, percakapan, pesan, serahanPercakapan } from './rows/pesan.table.ts';

/**
 * A participant has written: his conversation begins, or is open again, and he waits from the first message on. `barisId`: the
 * row of the exam that he sits; null: none.
 */
export async function notePesanMasuk(
  tx: Transaction,
  nowMs: number,
  pesertaId: string,
  barisId: string | null,
): Promise<void> {
  const row = {
    sekolah_id: schoolId,
    peserta_id: pesertaId,
    belum_dibaca: 1,
    terakhir_ms: nowMs,
    menunggu_ms: nowMs,
    jadwal_ujian_peserta_id: barisId,
    versi: 1,
  };
  await tx
    .insert(percakapan)
    .values(row)
    .onConflictDoUpdate({
      target: [percakapan.sekolah_id, percakapan.peserta_id],
      set: {
        belum_dibaca: sql`${percakapan.belum_dibaca} + 1`,
        versi: sql`${percakapan.versi} + 1`,
        terakhir_ms: nowMs,
        menunggu_ms: sql`coalesce(${percakapan.menunggu_ms}, ${nowMs})`,
        ...(barisId !== null && { jadwal_ujian_peserta_id: barisId }),
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
  changes: Partial<Omit<typeof percakapan.$inferInsert, 'sekolah_id' | 'peserta_id' | 'belum_dibaca'>>,
): Promise<void> {
  await tx
    .update(percakapan)
    .set(changes)
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
}

/** Marks messages of a participant as read by staff; all of them where `ids` is undefined. Answers whether any was unread. */
export async function markPesanMasukRead(
  tx: Transaction,
  nowMs: number,
  pesertaId: string,
  ids?: readonly string[],
): Promise<boolean> {
  const read = await tx
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
    )
    .returning({ id: pesan.id });
  if (read.length === 0) return false;
  const belum_dibaca = await countBelumDibaca(tx, pesertaId);
  await tx
    .update(percakapan)
    .set({ belum_dibaca })
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
  return true;
}

/**
 * What a conversation that `petugasId` looks after is once an account has answered, or is done with it: nobody waits. A
 * hand-over stays new to whom it was given where somebody else does it.
 */
export const terjawabOleh = (akunId: string, petugasId: string | null, serahanBaru: boolean) => ({
  menunggu_ms: null,
  jadwal_ujian_peserta_id: null,
  serahan_baru: serahanBaru && petugasId !== akunId,
});

/** Puts on record who handed a conversation to whom, in the name of who acts. */
export async function insertSerahan(
  tx: Transaction,
  nowMs: number,
  row: Pick<typeof serahanPercakapan.$inferInsert, 'peserta_id' | 'id' | 'ke_akun_id' | 'kepada' | 'catatan'>,
): Promise<void> {
  const { akun_id, nama: dari } = tx.actor;
  await tx
    .insert(serahanPercakapan)
    .values({ sekolah_id: schoolId, akun_id, dari, dibuat_ms: nowMs, ...row });
}

/** Answers that a school has ready. */
export async function insertJawabanSiap(
  tx: Transaction,
  nowMs: number,
  rows: readonly Pick<typeof jawabanSiap.$inferInsert, 'name' | 'body'>[],
): Promise<void> {
  const common = { sekolah_id: schoolId, versi: 1, diubah_ms: nowMs };
  await tx.insert(jawabanSiap).values(rows.map((row) => ({ ...common, ...row, id: newId(nowMs) })));
}
