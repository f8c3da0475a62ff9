import type { StoredRow } from '../../../crud/definition/crud-definition.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import type { Reader } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { hasProgram } from './master-soal.queries.ts';

const refuse = (pesan: string) => refusalOf({ program_keahlian_id: pesan });

/**
 * Which programme a bank may be opened to: any that exists for an administrator; for a teacher his own or none, and only
 * in his own banks, so that nobody shuts a colleague out of a bank or reaches into another programme (N39).
 */
export async function checkProgramOfBank(
  queries: Reader,
  akun: SignedIn,
  programId: string | null,
  before: StoredRow | undefined,
): Promise<void> {
  if (programId === (before?.['program_keahlian_id'] ?? null)) return;
  if (programId !== null && !(await hasProgram(queries, programId))) {
    throw refuse('Program keahlian ini tidak ada lagi. Pilih program keahlian lain.');
  }
  if (akun.authent !== 'guru') return;
  if (before && before['pemilik_akun_id'] !== akun.akun_id) {
    throw refuse('Program keahlian bank ini hanya dapat diubah oleh pemiliknya atau administrator.');
  }
  if (programId !== null && programId !== akun.jurusan_id) {
    throw refuse('Pilih program keahlian Anda sendiri, atau kosongkan.');
  }
}
