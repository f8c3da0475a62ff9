import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { cleanText } from '@spmb/shared/peserta/clean-text.ts';
import { parseNisn } from '@spmb/shared/peserta/nisn.ts';
import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { checkRegistrasi } from '@spmb/shared/registrasi/check-registrasi.ts';
import type { IsianRegistrasi } from '@spmb/shared/registrasi/registrasi.schema.ts';
import { isPendaftaranOpen } from '@spmb/shared/sekolah/is-pendaftaran-open.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { schoolId } from '../../db/school-id.ts';
import { hashSandiTeruji, judgeSandi } from '../../server/sandi/sandi-teruji.ts';
import { newKodeVerifikasi } from '../peserta/rows/peserta.mutations.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { insertPendaftar } from './registrasi.mutations.ts';

/** Every answer takes at least this long, whether there was an account or not. */
const answerMs = 250;
const closedText =
  'Pendaftaran sedang ditutup, jadi akun belum dapat dibuat. Lihat jadwal pendaftaran di halaman Beranda.';

/** The school, where it takes applicants now; refuses otherwise (N21). */
export async function getOpenSchool({ store, clock }: Context) {
  const school = await findSekolah(store.read);
  if (!school || !isPendaftaranOpen(school, clock.nowMs()))
    throw new Refusal(closedText, 200, { jenis: 'pendaftaran-tutup' });
  return school;
}

/**
 * Makes an account with a draft for whoever has none. Where the number or e-mail is somebody's already, nothing is changed
 * and nothing shows it. Refuses a closed registration, a wrong form by field, what `admit` refuses, and 503 while too many
 * wait.
 */
export async function signUp(
  context: Context,
  isian: IsianRegistrasi,
  { network, admit }: { network: string; admit: () => void },
): Promise<void> {
  const { regby } = await getOpenSchool(context);
  const { username, email, userpass, telepon } = isian;
  const nama = cleanText(username);
  refuseIsian(checkRegistrasi(isian, regby));
  const chosen = await judgeSandi('userpass', userpass, 'peserta', [nama, email, telepon]);
  admit();
  const least = sleep(answerMs);
  const sandi_hash = await hashSandiTeruji(chosen, network, 'daftar');
  const nisn = regby === 'nisn' ? (parseNisn(email) ?? null) : null;
  const pendaftar = {
    nama,
    namaMasuk: nisn ?? email.toLowerCase(),
    nisn,
    nomor_hp: normalizeNomorHp(telepon) ?? '',
    sandi_hash,
    kode_verifikasi: newKodeVerifikasi(),
  };
  await context.store.tx({ sekolah_id: schoolId, akun_id: null, nama }, (tx) =>
    insertPendaftar(tx, context.clock.nowMs(), pendaftar),
  );
  await least;
}
