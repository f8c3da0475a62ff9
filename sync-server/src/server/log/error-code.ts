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

/** SQLITE_IOERR_SHMSIZE: its index of the log could not grow. */
const diskFull = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', '53100']);

/** Nothing more fits on the disk of the database or of the files. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(errorCode(error) ?? '');

/** No connection to the database, or none any more: what was asked for may succeed when it is back. */
export const isConnectionLost = (error: unknown): boolean =>
  /^(08|57P|53(?!100))|^ECONN|^E(PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH)$/.test(
    errorCode(error) ?? '',
  ) ||
  findInCauses(error, (one) => (one instanceof Error && lostWords.test(one.message) ? true : undefined)) ===
    true;
/** The driver's own errors, which carry no code. */
const lostWords =
  /^(Connection terminated|timeout expired|timeout exceeded|Client has encountered a connection error|Client was closed)/;
