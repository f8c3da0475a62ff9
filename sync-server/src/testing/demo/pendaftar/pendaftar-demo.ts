import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Actor } from '../../../db/store.ts';
import type { Rencana } from './rencana.ts';
import type { BerkasDemo } from './simpan-berkas.ts';

/** An applicant of the demo on his way. */
export interface PendaftarDemo {
  id: string;
  akun_id: string;
  nama: string;
  /** When the demo is filled. */
  nowMs: number;
  /** As it was sent first; its files come with the send. */
  isi: Formulir;
  /** Where he comes from, as his papers name it. */
  sekolah: string;
  plan: Rencana;
  files?: BerkasDemo;
}

/** In whose name something is done. */
export const actorDari = ({ akun_id, nama }: { akun_id: string; nama: string }): Actor => ({
  sekolah_id: schoolId,
  akun_id,
  nama,
});

/** The server as it was at an instant. */
export const saat = (context: Context, ms: number): Context => ({
  ...context,
  clock: {
    nowMs: () => ms,
    monotonicMs: () => context.clock.monotonicMs(),
    heldMs: () => 0,
    takeOver: () => undefined,
  },
});
