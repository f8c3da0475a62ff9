import { asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../db/of-school.ts';
import { preparedSelect } from '../../db/prepared.ts';
import type { Reader } from '../../db/store.ts';
import { daftarUlang } from '../daftar-ulang/daftar-ulang.table.ts';
import { berkas } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { isKursi } from '../seleksi/terbit.queries.ts';
import { isHadir } from '../ujian/attempt/hadir.queries.ts';

/** Rows that are read between two turns of the event loop: an answer of an exam takes several of them. */
const rowsPerTurn = 100;

/** What is counted of an applicant. */
export interface Pelamar {
  id: string;
  jenis_kelamin: 'L' | 'P' | '';
  jurusan_id_1: string | null;
  jurusan_id_2: string | null;
  status: number;
  dibuat_ms: number;
  /** How often he sent his form; null: has not begun one, or was imported. */
  ke: number | null;
  /** First and last time that he sent it. */
  daftar_ms: number | null;
  dikirim_ms: number | null;
  /** He has begun an exam that counts. */
  hadir: boolean;
  /** Programme of his seat by what is published: not always his first choice; null: he has none. */
  kursi: string | null;
  /** He re-registered for it, as the committee has found right. */
  daftar_ulang: boolean;
}

/** Whoever has an applicant's file, a draft included; nobody who only takes part in exams. Gives way to others while it reads. */
export async function* eachPelamar(read: Reader, nowMs: number): AsyncGenerator<Pelamar[]> {
  for (let last = ''; ;) {
    const rows = await readPortion(read, nowMs, last);
    yield rows;
    if (rows.length < rowsPerTurn) return;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** Built once for each count: with rows of a hundred, building the question would cost as much as its answer. */
const askPortion = preparedSelect((read) => {
  const { id, jenis_kelamin, jurusan_id_1, jurusan_id_2, status, dibuat_ms } = peserta;
  // All of them stand in an index: the forms themselves are not read.
  const { ke, daftar_ms, dikirim_ms } = berkas;
  const seat = ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, id), isKursi(sql.placeholder('nowMs')));
  return read
    .select({
      id,
      jenis_kelamin,
      jurusan_id_1,
      jurusan_id_2,
      status,
      dibuat_ms,
      ke,
      daftar_ms,
      dikirim_ms,
      hadir: sql<unknown>`${isHadir(read, id)}`,
      kursi: hasilSeleksi.program_keahlian_id,
      daftar_ulang: daftarUlang.status,
    })
    .from(peserta)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, id)))
    .leftJoin(hasilSeleksi, seat)
    .leftJoin(
      daftarUlang,
      ofSchool(
        daftarUlang,
        eq(daftarUlang.peserta_id, id),
        eq(daftarUlang.program_keahlian_id, hasilSeleksi.program_keahlian_id),
      ),
    )
    .where(ofSchool(peserta, gt(id, sql.placeholder('after')), isNotNull(status)))
    .orderBy(asc(id))
    .limit(rowsPerTurn);
});

async function readPortion(read: Reader, nowMs: number, after: string): Promise<Pelamar[]> {
  const rows = await askPortion(read, { nowMs, after });
  return rows.map(({ status: code, hadir, daftar_ulang, ...row }) => ({
    ...row,
    status: code ?? 0,
    hadir: Boolean(hadir),
    daftar_ulang: daftar_ulang === 'terverifikasi',
  }));
}
