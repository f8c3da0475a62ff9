import { errorCode, findInCauses } from '../server/log/error-code.ts';

const codes = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Another row has what the unique index of a table allows once. */
export const isTaken = (error: unknown): boolean => codes.has(errorCode(error) ?? '');

/**
 * The last column of the unique index that a write has run into: those before it only say within what it is unique.
 * Undefined: the error is another one.
 */
export function findTakenField(error: unknown): string | undefined {
  if (!isTaken(error)) return undefined;
  const columns = findInCauses(error, (one) => {
    // PostgreSQL: Key (sekolah_id, email)=(1, budi) already exists. SQLite: … failed: akun.sekolah_id, akun.email
    if ('detail' in one) return /\(([^)]*)\)=/.exec(String(one.detail))?.[1];
    return /constraint failed: (.*)$/.exec(String('message' in one ? one.message : ''))?.[1];
  });
  return columns?.split(/[,.]\s*/).at(-1);
}
