import { eq, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { paket, paketGambar } from './paket.table.ts';

const onRoster = ofSchool(
  jadwalUjianPeserta,
  eq(jadwalUjianPeserta.jadwal_ujian_id, paket.jadwal_ujian_id),
  eq(jadwalUjianPeserta.tanggal, paket.tanggal),
  eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, paket.jadwal_ujian_sesi_id),
  eq(jadwalUjianPeserta.peserta_id, sql.placeholder('peserta_id')),
);

const selectIsi = preparedSelect((read) =>
  read
    .select({ isi: paket.isi })
    .from(paket)
    .innerJoin(jadwalUjianPeserta, onRoster)
    .where(byId(paket, sql.placeholder('id')))
    .limit(1),
);

const selectByGambar = preparedSelect((read) =>
  read
    .select({ id: paket.id })
    .from(paketGambar)
    .innerJoin(paket, byId(paket, paketGambar.paket_id))
    .innerJoin(jadwalUjianPeserta, onRoster)
    .where(ofSchool(paketGambar, eq(paketGambar.alamat, sql.placeholder('alamat'))))
    .limit(1),
);

/** Body of a paket whose schedule and session the participant sits; undefined for all others. */
export async function findPaketOfPeserta(
  read: Reader,
  pesertaId: string,
  id: string,
): Promise<string | undefined> {
  return (await selectIsi(read, { peserta_id: pesertaId, id }))[0]?.isi;
}

/** Whether an encrypted image belongs to a sheet that the participant sits. */
export async function findPaketOfGambar(read: Reader, pesertaId: string, alamat: string): Promise<boolean> {
  return (await selectByGambar(read, { peserta_id: pesertaId, alamat })).length > 0;
}
