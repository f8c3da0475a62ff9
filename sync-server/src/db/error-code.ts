/** Drizzle wraps the driver's error: what `find` looks for stands on the error or on one of its causes. */
export function findInCauses<Found>(
  error: unknown,
  find: (error: object) => Found | undefined,
): Found | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  return find(error) ?? ('cause' in error ? findInCauses(error.cause, find) : undefined);
}

/** The code of a driver's or the system's error. */
export const errorCode = (error: unknown): string | undefined =>
  findInCauses(error, (one) => ('code' in one && typeof one.code === 'string' ? one.code : undefined));

const diskFull = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** Nothing more fits on the disk of the database or of the files. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(errorCode(error) ?? '');
