import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { scoreHundredths, type Kunci } from '@spmb/shared/sync/stream/merge.ts';
import type { Context } from '../../../context.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { correctJawaban } from '../../soal/bank/correct-jawaban.mutations.ts';
import { idOfAnotherAct } from '../lease/act-log.queries.ts';
import { auditNilai } from './audit-nilai.ts';
import {
  findKoreksi,
  keysInForce,
  listKoreksiOfSoal,
  listPaketOfSoal,
  selectAttemptsOfPaket,
} from '../paket/koreksi-kunci.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { koreksiKunci } from '../attempt/ujian.table.ts';

interface Koreksi {
  /** Drawn by the client: the same act sent again changes nothing. */
  id: string;
  soal_id: string;
  kunci: Kunci;
  /** The key that staff saw; another one in force refuses. */
  sebelum: Kunci;
  alasan: string;
}

/**
 * Corrects the key of a question that exams used, in its bank and for every attempt that drew it, and scores those anew,
 * each on record. All in one transaction: a score and the log that it follows from never differ. Every attempt of these
 * sheets is locked, so that one that finishes at this moment is scored by the old key and then found here, or by the new.
 * Answers how many scores changed.
 */
export async function correctKey(context: Context, tx: Transaction, koreksi: Koreksi): Promise<number> {
  const { id, soal_id, kunci, alasan } = koreksi;
  const same = await findKoreksi(tx, id);
  if (same && same.soal_id !== soal_id) throw new Refusal(idOfAnotherAct, 409);
  if (same) return 0;
  const earlier = await listKoreksiOfSoal(tx, soal_id);
  const sheets = await listPaketOfSoal(tx, soal_id);
  const inForce = earlier.at(-1)?.kunci ?? sheets[0]?.kunci_jawaban[soal_id];
  if (inForce === undefined) throw new Refusal('Soal ini belum pernah dipakai ujian.', 409);
  if (inForce !== koreksi.sebelum)
    throw new Refusal('Kunci soal ini baru saja diubah orang lain. Tutup, lalu lihat lagi akibatnya.', 409);
  if (inForce === kunci) throw new Refusal('Kunci yang dipilih sama dengan kunci yang berlaku.');
  const now = context.clock.nowMs();
  const { akun_id, nama } = tx.actor;
  const row = { id, soal_id, sebelum: inForce, kunci, alasan, akun_id, nama, waktu_ms: now };
  await tx.insert(koreksiKunci).values({ ...row, sekolah_id: schoolId, urutan: earlier.length + 1 });
  await correctJawaban(tx, now, soal_id, kunci === 'gugur' ? undefined : kunci);
  const attempts = await lockRow(
    selectAttemptsOfPaket(
      tx,
      sheets.map((sheet) => sheet.id),
    ),
  );
  const keysOf = new Map<string, Record<string, Kunci>>();
  for (const sheet of sheets) keysOf.set(sheet.id, await keysInForce(tx, sheet.kunci_jawaban));
  let jumlah = 0;
  for (const attempt of attempts) {
    if (attempt.nilai === null || !attempt.urutan.includes(soal_id)) continue;
    const { right, hundredths } = scoreHundredths(
      attempt.urutan,
      attempt.lembar,
      keysOf.get(attempt.paket_id) ?? {},
    );
    const values = { benar: right, nilai: hundredths / 100 };
    if (values.benar === attempt.benar && values.nilai === attempt.nilai) continue;
    await saveAttempt(tx, attempt.id, values);
    await auditNilai(context, tx, attempt, { ...attempt, ...values }, alasan);
    publishAttempt(context, tx, { ...attempt, ...values });
    jumlah++;
  }
  await writeAudit(tx, now, {
    tindakan: 'koreksi kunci',
    tabel: 'soal',
    baris_id: soal_id,
    sebelum: { jawaban: inForce },
    sesudah: { jawaban: kunci, nilai_berubah: jumlah },
    alasan,
  });
  return jumlah;
}
