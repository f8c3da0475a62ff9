import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { insertPesan } from '../pesan/rows/pesan.mutations.ts';
import { answerSanggahan } from './sanggahan.mutations.ts';
import { lockSanggahan } from './sanggahan.queries.ts';

/** Answers an objection, which closes it; the applicant is told. Refuses (409) one that is answered otherwise already. */
export const jawabSanggahan = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, jawaban }: { id: string; jawaban: string },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const found = await lockSanggahan(tx, id);
    if (!found) throw new NotFound('Sanggahan ini tidak ada lagi. Muat ulang daftar.');
    if (found.jawaban === jawaban) return;
    if (found.dijawab_ms !== null)
      throw new Refusal(
        `Sanggahan ini sudah dijawab ${found.dijawab_oleh}. Muat ulang daftar untuk membacanya.`,
        409,
      );
    await answerSanggahan(tx, nowMs, id, jawaban);
    const title = `Jawaban sanggahan nomor ${found.nomor}`;
    await insertPesan(tx, nowMs, [
      { peserta_id: found.peserta_id, id: newId(nowMs), jenis: 'kotak', title, body: jawaban },
    ]);
    await writeAudit(tx, nowMs, {
      tindakan: 'jawab_sanggahan',
      tabel: 'peserta',
      baris_id: found.peserta_id,
      sesudah: { nomor: found.nomor, jawaban },
    });
  });
