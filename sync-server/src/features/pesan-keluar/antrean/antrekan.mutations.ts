import type { JenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { rowsOfJson } from '../../../db/columns.ts';
import { newId } from '../../../db/new-id.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';
import { isLewatJeda } from './sewa.queries.ts';

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
 * later act takes its share at once and takes no more. The database takes the messages apart, since everybody else's commit
 * waits meanwhile: bound values take ten times as long.
 */
export async function antrekanPesan(
  tx: Transaction,
  nowMs: number,
  asal: Asal,
  surat: readonly Surat[],
): Promise<number> {
  const start = await findGiliran(tx, nowMs);
  const { akun_id } = tx.actor;
  const rows = surat.map(({ peserta_id, nama, nomor, pesan }, index) => [
    newId(nowMs),
    peserta_id,
    nama,
    nomor,
    pesan,
    start + index,
  ]);
  // In the order of the table's columns.
  const kept = await tx
    .insert(pesanKeluar)
    .select(
      sql`
      select ${schoolId}, value ->> 0, ${asal.tindakan}, value ->> 1, value ->> 2, ${asal.media}, value ->> 3,
        ${asal.jenis_informasi}, value ->> 4, ${asal.program_keahlian_id}, 'antre',
        cast(${asal.mendesak ? 1 : 0} as boolean), cast(value ->> 5 as integer), cast(${asal.generasi} as integer), 1, 0, 0,
        ${whole(nowMs)}, '', 0, null, null, null, null, null, '', ${akun_id}, ${whole(nowMs)}, ${whole(nowMs)}
      from ${rowsOfJson(JSON.stringify(rows))} where true`,
    )
    .onConflictDoNothing()
    .returning({ id: pesanKeluar.id });
  return kept.length;
}

/**
 * The lowest turn of what waits and may go now; 0: nothing does. What is sent again has the turn of a time that is over: it
 * counts only where nothing else waits.
 */
export async function findGiliran(tx: Transaction, nowMs: number): Promise<number> {
  const [row] = await tx
    .select({ giliran: pesanKeluar.giliran })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.keadaan, 'antre'), isLewatJeda(nowMs)))
    .orderBy(asc(pesanKeluar.mendesak), asc(pesanKeluar.percobaan), asc(pesanKeluar.giliran))
    .limit(1);
  return row?.giliran ?? 0;
}

const whole = (value: number) => sql`cast(${value} as bigint)`;
