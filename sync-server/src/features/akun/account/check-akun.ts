import type { IsianAkun } from '@spmb/shared/akun/akun.schema.ts';
import type { Context } from '../../../context.ts';
import type { StoredRow } from '../../../crud/definition/crud-definition.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../../db/store.ts';
import { hasProgramKeahlian } from './nama-masuk.queries.ts';

/** Refuses, by field, what an account may not become. */
export async function checkAkun(
  { findPesertaOfAkun, findOwnerOfNama }: Context['ahead'],
  tx: Transaction,
  values: IsianAkun,
  before: StoredRow | undefined,
  { id, writerId }: { id: string; writerId: string },
): Promise<void> {
  if (id === writerId) refuseIsian(aboutOneself(values, before));
  if (before && (await findPesertaOfAkun(tx, id))) refuseIsian(aboutPeserta(values, before));
  const owner = await findOwnerOfNama(tx, values.email, id);
  if (owner !== undefined) refuseIsian({ email: `Sudah dipakai ${owner} untuk masuk. Pakai yang lain.` });
  if (values.jurusan_id !== null && !(await hasProgramKeahlian(tx, values.jurusan_id)))
    refuseIsian({
      jurusan_id:
        'Program keahlian ini tidak ada. Pilih yang lain, atau tulis namanya seperti di daftar program.',
    });
}

/** Nobody locks himself out. */
function aboutOneself(values: IsianAkun, before: StoredRow | undefined): Record<string, string> {
  if (values.status !== 0)
    return { status: 'Akun Anda sendiri tidak dapat Anda nonaktifkan. Minta administrator lain.' };
  if (values.authent !== before?.['authent'])
    return { authent: 'Level Anda sendiri tidak dapat Anda ubah. Minta administrator lain.' };
  return values.reset ? { reset: 'Untuk akun Anda sendiri, pakai Ganti Kata Sandi di menu akun.' } : {};
}

/** The number on a participant's card and his account belong together. */
function aboutPeserta(values: IsianAkun, before: StoredRow): Record<string, string> {
  if (values.authent !== 'peserta') return { authent: 'Akun seorang peserta tetap berlevel peserta.' };
  return values.email === before['email']
    ? {}
    : { email: 'Peserta masuk dengan nomor pesertanya. Ubah nomor itu lewat impor Data Peserta.' };
}
