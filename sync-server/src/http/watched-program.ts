import type { SignedIn } from './route.ts';

/** Matches no programme: ids are never empty. */
const noProgram = '';

/**
 * The programme whose participants an account watches; null: all. A supervisor without a programme sees nobody unless
 * his account says that he watches all of them (N39).
 */
export function watchedProgram({ authent, jurusan_id, semua_program }: SignedIn): string | null {
  return authent === 'supervisor' && !semua_program ? (jurusan_id ?? noProgram) : jurusan_id;
}
