import { eq, or, type SQL } from 'drizzle-orm';
import type { SignedIn } from '../../../http/route.ts';
import { masterSoal } from './soal.table.ts';

/** Banks and their earlier versions that an account may open: a teacher those of his programme and his own (N39), everybody else all. */
export function ownBanks({ authent, akun_id, jurusan_id }: SignedIn): SQL | undefined {
  if (authent !== 'guru') return undefined;
  const isOwn = eq(masterSoal.pemilik_akun_id, akun_id);
  return jurusan_id === null ? isOwn : or(isOwn, eq(masterSoal.program_keahlian_id, jurusan_id));
}
