import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { findBerkas, lockPendaftar, type Berkas } from '../pendaftaran/berkas.queries.ts';
import {
  findPemeriksaan,
  getTerkirim,
  listPeralihan,
  type Terkirim,
} from './pemeriksaan/pemeriksaan.queries.ts';

/** A file that is locked until the transaction ends. */
export interface LockedFile {
  own: NonNullable<Awaited<ReturnType<typeof lockPendaftar>>> & { status: number };
  terkirim: Terkirim;
  /** The applicant's form; undefined: he never wrote in one. */
  stored: Berkas | undefined;
  tinjauan: Awaited<ReturnType<typeof findPemeriksaan>>;
}

export const tidakAda =
  'Berkas ini tidak ada, belum dikirim, atau bukan berkas pendaftar. Muat ulang daftarnya.';

/** A file that the committee may see, locked. Drafts and participants of exams look as if they did not exist (404). */
export async function lockPendaftarTerkirim(tx: Transaction, id: string): Promise<LockedFile['own']> {
  const own = await lockPendaftar(tx, id);
  if (!own || own.status === null || own.status === draf) throw new NotFound(tidakAda);
  return { ...own, status: own.status };
}

/**
 * The same with all that is known of it. Refuses (409) what was decided on top of an older version than `versi`, undefined
 * asking for none, and whoever acts while somebody else has the file.
 */
export async function lockFile(
  tx: Transaction,
  nowMs: number,
  id: string,
  versi: number | undefined,
): Promise<LockedFile> {
  const own = await lockPendaftarTerkirim(tx, id);
  const acts = await listPeralihan(tx, id);
  const last = acts[0];
  if (versi !== undefined && versi !== acts.length)
    throw new Refusal(
      `${last?.nama ?? 'Orang lain'} sudah mengubah berkas ini; statusnya sekarang ${statusBerkasText(own.status)}. Muat ulang, lalu putuskan lagi bila masih perlu.`,
      409,
      { jenis: 'versi-lama', versi: acts.length, verifikasi_status: own.status, oleh: last?.nama ?? '' },
    );
  const tinjauan = await findPemeriksaan(tx, id);
  if (tinjauan && isDipegangLain(tinjauan, tx.actor.akun_id, nowMs)) throw dipegang(tinjauan);
  return { own, terkirim: await getTerkirim(tx, own), stored: await findBerkas(tx, id), tinjauan };
}

type Pemegang = NonNullable<LockedFile['tinjauan']>;

/** Whether somebody else has a file now. */
export const isDipegangLain = (
  { akun_id, sampai_ms }: Pick<Pemegang, 'akun_id' | 'sampai_ms'>,
  akunId: string | null,
  nowMs: number,
): boolean => akun_id !== null && akun_id !== akunId && sampai_ms > nowMs;

/** What is told to whoever comes while somebody else has the file. */
export const dipegang = ({ nama, sampai_ms }: Pick<Pemegang, 'nama' | 'sampai_ms'>): Refusal =>
  new Refusal(
    `${nama} sedang memeriksa berkas ini. Ambil berkas lain, atau tunggu sampai ia melepasnya.`,
    409,
    { jenis: 'dipegang', pemeriksa: nama, sampai_ms },
  );
