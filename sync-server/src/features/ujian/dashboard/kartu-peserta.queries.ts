import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { findBerkas } from '../../pendaftaran/berkas.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

/**
 * A participant's identity card on his dashboard; null for an account without a participant. `path`: stored name of his
 * photo, of an applicant who has sent nothing the one of his draft.
 */
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
  const [own] = rows;
  if (!own) return null;
  if (own.path !== null || own.status === null) return own;
  const draf = await findBerkas(read, pesertaId);
  return { ...own, path: draf?.isi.foto ?? null };
}
