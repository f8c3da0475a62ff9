import { warnRuang } from '@spmb/shared/jadwal-ujian/plan/bentrok.ts';
import { countTempat } from '@spmb/shared/jadwal-ujian/plan/count-tempat.ts';
import { planJadwal, type MasukanRencana, type Rencana } from '@spmb/shared/jadwal-ujian/plan/plan-jadwal.ts';
import type { Ruangan } from '@spmb/shared/jadwal-ujian/plan/place-peserta.ts';
import type { IsianRencana, RencanaJadwal } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { createHash } from 'node:crypto';
import type { Reader } from '../../../db/store.ts';
import { findAturanUjian, listCalonPeserta } from './calon-peserta.queries.ts';
import { listBarisOfTanggal } from './jadwal-peserta.queries.ts';
import { listJadwalOfTanggal, listRuang, listSesi } from '../jadwal/jadwal-ujian.queries.ts';

/** A plan with what it was made from. */
export interface MadeRencana {
  masukan: MasukanRencana;
  semuaRuang: Ruangan[];
  rencana: Rencana;
}

/** Plans the rows of a date as the records stand now; refuses what was chosen and is gone. */
export async function makeRencana(read: Reader, isian: IsianRencana): Promise<MadeRencana> {
  const semuaSesi = await listSesi(read);
  const sesis = semuaSesi.filter(({ id }) => isian.sesi_ids.includes(id));
  if (sesis.length < new Set(isian.sesi_ids).size) {
    throw new Refusal('Sesi ini sudah dihapus. Pilih sesi lain.');
  }
  const ofTanggal = await listJadwalOfTanggal(read, isian.tanggal);
  if (ofTanggal.length === 0) {
    throw new Refusal(
      `Belum ada jadwal ujian pada ${isian.tanggal}. Buat dahulu di menu Jadwal Ujian, lalu ulangi.`,
    );
  }
  const chosen = new Set(isian.jadwal_ujian_ids);
  const jadwals = ofTanggal.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  if (jadwals.length < chosen.size) {
    throw new Refusal('Jadwal yang dipilih tidak ada lagi pada tanggal ini. Muat ulang, lalu pilih lagi.');
  }
  const semuaRuang = await listRuang(read);
  const ruangs = semuaRuang.filter(({ id }) => isian.ruang_ids.includes(id));
  if (ruangs.length < new Set(isian.ruang_ids).size) {
    throw new Refusal('Ruang yang dipilih sudah dihapus. Muat ulang, lalu pilih lagi.');
  }
  const calon = await listCalonPeserta(read);
  const ada = await listBarisOfTanggal(read, isian.tanggal);
  const masukan = { calon, jadwals, sesis, semuaSesi, ruangs, ada, ...(await findAturanUjian(read)) };
  return { masukan, semuaRuang, rencana: planJadwal(masukan) };
}

/**
 * Mark of the places that a plan ends in. It stays the same while the plan is carried out, so that a repeat after a
 * lost answer goes on, and changes when anybody gets another place.
 */
export function markOf({ masukan: { jadwals, ada }, rencana }: MadeRencana): string {
  const chosen = new Set(jadwals.map(({ id }) => id));
  const rows = [...ada.filter((row) => chosen.has(row.jadwal_ujian_id)), ...rencana.baru];
  const lines = rows.map((row) =>
    JSON.stringify([row.peserta_id, row.jadwal_ujian_id, row.jadwal_ujian_sesi_id, row.ruang, row.kursi]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url');
}

/** A plan as staff look at it. */
export function showRencana(made: MadeRencana): RencanaJadwal {
  const { masukan, rencana, semuaRuang } = made;
  const tempat = countTempat(masukan, rencana, semuaRuang);
  const chosen = new Set(masukan.sesis.map(({ id }) => id));
  return {
    rencana: markOf(made),
    dibuat: rencana.baru.length,
    peserta: new Set(rencana.baru.map(({ peserta_id }) => peserta_id)).size,
    sudah_ada: rencana.sudahAda,
    tempat: tempat.filter(({ sesi_id }) => chosen.has(sesi_id)),
    dilewati: rencana.dilewati,
    peringatan: warnRuang(tempat, masukan.semuaSesi),
  };
}
