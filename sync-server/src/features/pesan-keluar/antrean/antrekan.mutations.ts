import type { JenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { asc, eq, lte } from 'drizzle-orm';
import { newId } from '../../../db/new-id.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';

/** Rows of one statement: a blast holds nobody up. */
const perStatement = 100;

/** What the messages of one act share. */
export interface Asal {
  tindakan: string;
  jenis_informasi: JenisInformasi;
  program_keahlian_id: string | null;
  media: MediaPesan;
  generasi: number;
  mendesak?: boolean;
}

export interface Surat {
  peserta_id: string;
  nama: string;
  nomor: string;
  pesan: string;
}

/**
 * Queues messages in the transaction of the act that causes them: nothing goes out before it commits, nor where it is rolled
 * back. Answers how many are new; an act that is sent again queues nothing. Turns begin where the queue stands now, so that a
 * later act takes its share at once and takes no more.
 */
export async function antrekanPesan(
  tx: Transaction,
  nowMs: number,
  asal: Asal,
  surat: readonly Surat[],
): Promise<number> {
  const start = await findGiliran(tx, nowMs);
  const rows = surat.map((one, index) => ({
    sekolah_id: schoolId,
    id: newId(nowMs),
    ...asal,
    ...one,
    mendesak: asal.mendesak ?? false,
    keadaan: 'antre' as const,
    giliran: start + index,
    putaran: 1,
    percobaan: 0,
    coba: 0,
    lanjut_ms: nowMs,
    sewa: '',
    sewa_sampai_ms: 0,
    sebab: '',
    akun_id: tx.actor.akun_id,
    dibuat_ms: nowMs,
    diubah_ms: nowMs,
  }));
  let added = 0;
  for (let from = 0; from < rows.length; from += perStatement) {
    const kept = await tx
      .insert(pesanKeluar)
      .values(rows.slice(from, from + perStatement))
      .onConflictDoNothing()
      .returning({ id: pesanKeluar.id });
    added += kept.length;
  }
  return added;
}

/**
 * The lowest turn of what waits and may go now; 0: nothing does. What is sent again has the turn of a time that is over: it
 * counts only where nothing else waits.
 */
async function findGiliran(tx: Transaction, nowMs: number): Promise<number> {
  const [row] = await tx
    .select({ giliran: pesanKeluar.giliran })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.keadaan, 'antre'), lte(pesanKeluar.lanjut_ms, nowMs)))
    .orderBy(asc(pesanKeluar.mendesak), asc(pesanKeluar.percobaan), asc(pesanKeluar.giliran))
    .limit(1);
  return row?.giliran ?? 0;
}
