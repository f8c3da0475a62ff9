import type { PrintPesertaInput } from '@spmb/shared/peserta/print-peserta.schema.ts';
import { asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { akunOfPeserta } from '../../peserta/rows/joins.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { listUjianFrom } from '../../jadwal-ujian/jadwal/ujian-from.queries.ts';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 200;

const readPart = (read: Reader, { ids, kelas }: PrintPesertaInput, last: string) =>
  read
    .select({
      id: peserta.id,
      nomor_peserta: peserta.nomor_peserta,
      nisn: peserta.nisn,
      nama: peserta.nama,
      kelas: peserta.kelas,
      ruang: peserta.ruang,
      kursi: peserta.kursi,
      foto: peserta.foto,
      akun: {
        sandi_jenis: akun.sandi_jenis,
        sandi_tersegel: akun.sandi_tersegel,
        ganti_sandi: akun.ganti_sandi,
      },
    })
    .from(peserta)
    .leftJoin(akun, akunOfPeserta)
    .where(
      ofSchool(
        peserta,
        gt(peserta.id, last),
        ids ? inArray(peserta.id, ids) : undefined,
        kelas ? eq(peserta.kelas, kelas) : undefined,
      ),
    )
    .orderBy(asc(peserta.id))
    .limit(rowsPerTurn);

type Row = Awaited<ReturnType<typeof readPart>>[number];
type Ujian = Awaited<ReturnType<typeof listUjianFrom>>[number];
export type PrintedPeserta = Row & { ujian: Ujian[] };

/** Participants of a print with their exams from `today` on, whatever their room. Gives way to others while it reads. */
export async function listPrintedPeserta(
  read: Reader,
  asked: PrintPesertaInput,
  today: string,
): Promise<PrintedPeserta[]> {
  const all: PrintedPeserta[] = [];
  for (let last = ''; ;) {
    const rows = await readPart(read, asked, last);
    const ids = rows.map(({ id }) => id);
    const ujian = Map.groupBy(await listUjianFrom(read, ids, today), ({ peserta_id }) => peserta_id);
    for (const row of rows) all.push({ ...row, ujian: ujian.get(row.id) ?? [] });
    if (rows.length < rowsPerTurn) return all;
    last = ids.at(-1) ?? last;
    await setImmediate();
  }
}

const inOrder = new Intl.Collator('id', { numeric: true });
const options = (names: (string | null)[]) =>
  [...new Set(names.filter((name) => name !== null))]
    .sort(inOrder.compare)
    .map((name) => ({ value: name, label: name }));

/** Rooms in which participants sit, of their records and of their exams. */
export async function listRuangPeserta(read: Reader) {
  const own = await read
    .selectDistinct({ ruang: peserta.ruang })
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(peserta.ruang)));
  const ofExams = await read
    .selectDistinct({ ruang: jadwalUjianPeserta.ruang })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, isNotNull(jadwalUjianPeserta.ruang)));
  return options([...own, ...ofExams].map(({ ruang }) => ruang));
}

export async function listKelasPeserta(read: Reader) {
  const rows = await read
    .selectDistinct({ kelas: peserta.kelas })
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(peserta.kelas)));
  return options(rows.map(({ kelas }) => kelas));
}
