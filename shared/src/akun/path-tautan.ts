/** Where a one-time link is opened. Its token stands behind a `#`, which no browser sends: it is in no log and no Referer. */
export const pathTautan = '/akun/baru';
