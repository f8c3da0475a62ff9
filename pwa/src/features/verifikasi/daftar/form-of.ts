/** Where a file is verified. */
export const formOf = ({ id }: { id: string }): string => `/backend/verifikasi-form/${id}`;

/** Where somebody is registered at the desk; with `nomor` he is looked for at once. */
export const daftarBaruOf = (nomor = ''): string =>
  `/backend/verifikasi-daftar-baru${nomor && `/${encodeURIComponent(nomor)}`}`;
