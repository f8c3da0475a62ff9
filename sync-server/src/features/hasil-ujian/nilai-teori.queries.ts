import {
  hitungNilaiTeori,
  type BarisTeori,
  type NilaiTeori,
} from '@spmb/shared/hasil-ujian/nilai-teori.schema.ts';
import { pickNilai } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import { isWajib } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { jadwalOfBaris, pesertaOfBaris } from '../jadwal-ujian/jadwal/joins.queries.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { programOfPeserta } from '../peserta/rows/joins.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';
import { joinUjian, ofNilai } from './hasil-ujian.queries.ts';

/**
 * N.T of every participant, or of `which` of them, who has a row of a schedule with a weight, by participant. Of his rows of a schedule the exam
 * or its newest make-up with a final score counts, a remedial never: applicants are ranked by it. Attempts that are not
 * final have no score here, and neither have archived ones.
 */
export async function findNilaiTeori(read: Reader, which?: SQL): Promise<Map<string, NilaiTeori>> {
  const rows = await read
    .select({
      id: jadwalUjianPeserta.id,
      peserta_id: jadwalUjianPeserta.peserta_id,
      jadwal_ujian_id: jadwalUjian.id,
      jadwal: jadwalUjian.name,
      bobot: jadwalUjian.bobot,
      program_keahlian_id: jadwalUjian.program_keahlian_id,
      jurusan_id_1: peserta.jurusan_id_1,
      asal: jadwalUjianPeserta.asal,
      nilai: ujian.nilai,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(peserta, pesertaOfBaris)
    .leftJoin(ujian, and(joinUjian, eq(ujian.status, 'final')))
    .where(ofSchool(jadwalUjianPeserta, gt(jadwalUjian.bobot, 0), which));
  const ofPeserta = Map.groupBy(rows, ({ peserta_id }) => peserta_id);
  return new Map([...ofPeserta].map(([id, all]) => [id, hitungNilaiTeori(perJadwal(all))]));
}

/** N.T as lines with names, by participant number: those that an account sees. */
export async function listNilaiTeori(read: Reader, akun: SignedIn): Promise<BarisTeori[]> {
  const teori = await findNilaiTeori(read);
  const rows = await read
    .select({
      id: peserta.id,
      nomor_peserta: peserta.nomor_peserta,
      nama: peserta.nama,
      jurusan: programKeahlian.singkat,
    })
    .from(peserta)
    .leftJoin(programKeahlian, programOfPeserta)
    .where(ofSchool(peserta, ofNilai(akun)))
    .orderBy(asc(peserta.nomor_peserta));
  return rows.flatMap(({ jurusan, ...row }) => {
    const found = teori.get(row.id);
    if (!found) return [];
    const { nilai, nilai_dengan_nol, kurang } = found;
    return [{ ...row, jurusan: jurusan ?? '', nilai, nilai_dengan_nol, kurang: kurang.join(', ') }];
  });
}

type Row = Parameters<typeof pickNilai>[0][number] & {
  jadwal_ujian_id: string;
  jadwal: string;
  bobot: number;
  program_keahlian_id: string | null;
  jurusan_id_1: string | null;
};

const perJadwal = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ jadwal_ujian_id }) => jadwal_ujian_id).values()].flatMap((ofJadwal) => {
    const [first] = ofJadwal;
    if (!first) return [];
    const { jadwal, bobot, program_keahlian_id, jurusan_id_1 } = first;
    const { asli } = pickNilai(ofJadwal, 0, 'asli');
    return [{ jadwal, bobot, nilai: asli, wajib: isWajib(program_keahlian_id, jurusan_id_1) }];
  });
