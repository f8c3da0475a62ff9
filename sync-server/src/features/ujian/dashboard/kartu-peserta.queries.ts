import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

/** A participant's identity card on his dashboard; null for an account without a participant. */
export async function findKartuPeserta(read: Reader, pesertaId: string) {
  const rows = await read
    .select({
      nomor_register: peserta.nomor_register,
      nomor_peserta: peserta.nomor_peserta,
      nama: peserta.nama,
      nisn: peserta.nisn,
      kelas: peserta.kelas,
      ruang: peserta.ruang,
      kursi: peserta.kursi,
      path: peserta.foto,
      status: peserta.status,
    })
    .from(peserta)
    .where(byId(peserta, pesertaId));
  return rows[0] ?? null;
}
