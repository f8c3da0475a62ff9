import type { SignedIn } from '../route.ts';

/** What an account sees of the participants hangs on these. */
export type Watcher = Pick<SignedIn, 'akun_id' | 'authent' | 'jurusan_id' | 'semua_program' | 'tempat'>;

/** Matches no programme: ids are never empty. */
const noProgram = '';

/**
 * The programme whose participants an account watches; null: all. A supervisor without a programme sees nobody unless
 * his account says that he watches all of them (N39). A card opens a room and no programme.
 */
export function watchedProgram({ authent, jurusan_id, semua_program }: Watcher): string | null {
  if (authent === 'kartu_ruang') return noProgram;
  return authent === 'supervisor' && !semua_program ? (jurusan_id ?? noProgram) : jurusan_id;
}

/**
 * The programme of whose applicants an account sees figures; null: of all. It narrows a teacher and a supervisor (N39), nobody of
 * the office.
 */
export function countedProgram(akun: Watcher): string | null {
  if (akun.authent === 'guru') return akun.jurusan_id ?? noProgram;
  return akun.authent === 'supervisor' ? watchedProgram(akun) : null;
}
