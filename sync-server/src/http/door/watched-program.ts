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
