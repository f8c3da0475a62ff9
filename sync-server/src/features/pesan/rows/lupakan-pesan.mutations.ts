import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { media } from '../../../media/media.table.ts';
import { percakapan, pesan, serahanPercakapan } from './pesan.table.ts';

/** What an inbox holds, of both sides; messages on the screen of an exam belong to the exam. */
export const suratKotak = ['kotak', 'panitia', 'balasan'] as const;

/**
 * Forgets what somebody and the committee have written before an instant, with what came along unless another message has it
 * too. Answers how many messages went, and the content hashes of the files whose names went.
 */
export async function lupakanPesan(
  tx: Transaction,
  pesertaId: string,
  sebelumMs: number,
): Promise<{ jumlah: number; isi: string[] }> {
  const gone = await tx
    .delete(pesan)
    .where(
      ofSchool(
        pesan,
        eq(pesan.peserta_id, pesertaId),
        inArray(pesan.jenis, [...suratKotak]),
        lt(pesan.dibuat_ms, sebelumMs),
      ),
    )
    .returning({ lampiran: pesan.lampiran });
  await tx
    .delete(percakapan)
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId), lt(percakapan.terakhir_ms, sebelumMs)));
  await tx
    .delete(serahanPercakapan)
    .where(
      ofSchool(
        serahanPercakapan,
        eq(serahanPercakapan.peserta_id, pesertaId),
        lt(serahanPercakapan.dibuat_ms, sebelumMs),
      ),
    );
  const names = gone.flatMap(({ lampiran }) => lampiran ?? []);
  return { jumlah: gone.length, isi: names.length === 0 ? [] : await lupakanLampiran(tx, names) };
}

async function lupakanLampiran(tx: Transaction, names: readonly string[]): Promise<string[]> {
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(pesan)
    .where(ofSchool(pesan, eq(pesan.lampiran, media.id)));
  const files = await tx
    .delete(media)
    .where(
      ofSchool(media, and(inArray(media.id, [...names]), eq(media.doctype, 'pesan'), notExists(elsewhere))),
    )
    .returning({ sha256: media.sha256 });
  return files.map(({ sha256 }) => sha256);
}
