import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { media } from '../../../media/media.table.ts';
import { masterSoal, soal } from '../../soal/bank/soal.table.ts';
import { paket } from './paket.table.ts';

export interface PaketPlace {
  jadwal_ujian_id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
}

const selectNewest = preparedSelect((read) =>
  read
    .select({ id: paket.id, versi: paket.versi, sidik: paket.sidik, dibuat_ms: paket.dibuat_ms })
    .from(paket)
    .where(
      ofSchool(
        paket,
        eq(paket.jadwal_ujian_id, sql.placeholder('jadwal_ujian_id')),
        eq(paket.tanggal, sql.placeholder('tanggal')),
        eq(paket.jadwal_ujian_sesi_id, sql.placeholder('jadwal_ujian_sesi_id')),
      ),
    )
    .orderBy(desc(paket.versi))
    .limit(1),
);

/** Newest paket of a schedule and session. */
export const findNewestPaket = async (read: Reader, place: PaketPlace) =>
  (await selectNewest(read, { ...place }))[0];

export async function getPaket(read: Reader, id: string) {
  const rows = await read.select().from(paket).where(byId(paket, id));
  if (!rows[0]) throw new Error(`paket ${id} is missing`);
  return rows[0];
}

/** Items of a bank that may be drawn, by nomor. */
export const listSoalOfBank = (read: Reader, masterSoalId: string) =>
  read
    .select()
    .from(soal)
    .where(ofSchool(soal, eq(soal.master_soal_id, masterSoalId), eq(soal.status, 'siap')))
    .orderBy(asc(soal.nomor));

export type SoalRow = Awaited<ReturnType<typeof listSoalOfBank>>[number];

export const listMedia = (read: Reader, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read
        .select()
        .from(media)
        .where(ofSchool(media, inArray(media.id, ids)));

const selectVersi = preparedSelect((read) =>
  read
    .select({ versi: masterSoal.versi })
    .from(masterSoal)
    .where(byId(masterSoal, sql.placeholder('id'))),
);

/** Version of a bank: it rises with every change of its items. */
export const findVersi = async (read: Reader, id: string): Promise<number | undefined> =>
  (await selectVersi(read, { id }))[0]?.versi;
