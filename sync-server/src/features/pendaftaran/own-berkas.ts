import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { findBerkas, lockPendaftar, type Berkas } from './berkas.queries.ts';

type Pendaftar = NonNullable<Awaited<ReturnType<typeof lockPendaftar>>> & { status: number };

/**
 * The applicant behind an account and his draft, locked until the transaction ends. Refuses who has no form (404), and with
 * 409 what was written on top of an older version: `versi` undefined asks for none.
 */
export async function lockOwn(
  tx: Transaction,
  { peserta_id }: SignedIn,
  versi: number | undefined,
): Promise<{ own: Pendaftar; stored: Berkas | undefined }> {
  const own = peserta_id === null ? undefined : await lockPendaftar(tx, peserta_id);
  if (!own || own.status === null)
    throw new NotFound('Akun ini hanya untuk ujian, jadi tidak punya formulir pendaftaran.');
  const stored = await findBerkas(tx, own.id);
  const now = stored?.versi ?? 0;
  if (versi !== undefined && versi !== now)
    throw new Refusal(
      'Formulir ini sudah diubah di perangkat lain. Bandingkan keduanya, lalu pilih isian yang dipakai.',
      409,
      { jenis: 'versi-lama', versi: now, isi: stored?.isi ?? {} },
    );
  return { own: { ...own, status: own.status }, stored };
}
