import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { eq } from 'drizzle-orm';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';

/** The school as papers name it, in its season; an address that phones cannot open is none. Refuses before set-up. */
export async function getPrintedSekolah(read: Reader) {
  const { nama, npsn, alamat, telpon, email, zona, logo, wifi_nama, alamat_server, alamat_tetap } = sekolah;
  const { kepalasekolah, nip, ketua_panitia_nama, ketua_panitia_nip, titi_mangsa_ttd } = sekolah;
  const [row] = await read
    .select({
      nama,
      npsn,
      alamat,
      telpon,
      email,
      zona,
      logo,
      wifi_nama,
      alamat_server,
      alamat_tetap,
      kepalasekolah,
      nip,
      ketua_panitia_nama,
      ketua_panitia_nip,
      titi_mangsa_ttd,
    })
    .from(sekolah)
    .where(eq(sekolah.id, schoolId));
  if (!row) throw new Refusal('Sekolah belum disiapkan. Isi Profil Sekolah dahulu.');
  const { tahun_ajaran } = await getPengaturan(read, 'umum');
  return { ...row, alamat_server: alamatUntukHp(row.alamat_server), tahun_ajaran };
}
export type PrintedSekolah = Awaited<ReturnType<typeof getPrintedSekolah>>;
