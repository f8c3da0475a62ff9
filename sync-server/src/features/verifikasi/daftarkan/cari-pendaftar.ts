import { formulirKosong } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { parseNisn } from '@spmb/shared/peserta/nisn.ts';
import { isPendaftaranOpen } from '@spmb/shared/sekolah/is-pendaftaran-open.ts';
import type { TemuanPendaftar } from '@spmb/shared/verifikasi/temuan-pendaftar.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findBerkas } from '../../pendaftaran/berkas.queries.ts';
import { dikenal } from '../../pendaftaran/identitas.queries.ts';
import { getSyarat } from '../../pendaftaran/syarat.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { findPendaftarBernomor, type Ditemukan } from './pendaftar-bernomor.queries.ts';

/**
 * Whom the desk means by a number, before it fills in a form: what he has typed so far, what is known of him, or that he has
 * sent his form. To look into a draft is on record. Refuses a number that is none, where nobody has it.
 */
export async function cariPendaftar(
  { store, clock }: Context,
  akun: SignedIn,
  nomor: string,
): Promise<TemuanPendaftar> {
  const nowMs = clock.nowMs();
  const { read } = store;
  const found = await findPendaftarBernomor(read, nomor);
  const nisn = parseNisn(nomor);
  if (!found && !nisn)
    throw refusalOf({
      nomor: 'Tidak ada akun dengan nama masuk ini. Tulis NISN (10 angka) untuk mendaftarkan orang baru.',
    });
  const school = await findSekolah(read);
  const { isi, versi } = found ? await drafDari(found) : { isi: { ...formulirKosong(), nisn }, versi: 0 };
  return {
    id: found?.id ?? null,
    status: found?.status ?? null,
    nama: found?.nama ?? '',
    nomor_register: found?.nomor_register ?? '',
    isi: isi as TemuanPendaftar['isi'],
    versi,
    syarat: await getSyarat(read, nowMs),
    dibuka: school !== undefined && isPendaftaranOpen(school, nowMs),
  };

  async function drafDari(own: Ditemukan) {
    if ((own.status ?? draf) !== draf) return { isi: null, versi: 0 };
    const stored = await findBerkas(read, own.id);
    if (stored)
      await store.tx(actorOf(akun), (tx) =>
        writeAudit(tx, nowMs, { tindakan: 'buka draf', tabel: 'peserta', baris_id: own.id }),
      );
    // A photo of an import is no file of this form.
    const known = { ...dikenal(own), nisn: own.nisn ?? nisn ?? '', foto: null };
    return { isi: { ...known, ...stored?.isi }, versi: stored?.versi ?? 0 };
  }
}
