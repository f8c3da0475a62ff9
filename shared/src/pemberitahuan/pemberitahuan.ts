/** What the server says of notifications to the device that asks. */
export interface Pemberitahuan {
  /** The administrator has not switched them off. */
  nyala: boolean;
  /** This login gets them. */
  aktif: boolean;
  /** `applicationServerKey` of subscriptions, base64url. */
  kunci: string;
  /** Why the last one did not arrive; '': nothing is to be said. */
  sebab: string;
}

export interface LanggananPush {
  /** What every notification for this login carries: the device shows those of the login that it knows. */
  untuk: string;
}

/** A notification as it travels, encrypted: lock screens are read by anybody, so it says that there is news and never which. */
export interface IsiPush {
  untuk: string;
  judul: string;
  isi: string;
  /** Where in the application it is read. */
  alamat: string;
}

/** The notification of an account: the same whatever came, so that several are one. */
export const isiPush = (authent: string, untuk: string): IsiPush => ({
  untuk,
  isi: 'Buka aplikasi untuk membaca.',
  ...(authent === 'peserta'
    ? { judul: 'Pesan baru dari panitia', alamat: '/peserta/dashboard' }
    : { judul: 'Pesan baru dari pendaftar', alamat: '/backend/pesan-masuk' }),
});

/** Bytes of an endpoint at most: browsers' own have some hundred. */
export const endpointMax = 1_000;

/**
 * Why the address that a browser gives for its push service is none, undefined: it may be one. What it leads to is judged
 * when it is connected to.
 */
export function periksaEndpoint(endpoint: string): string | undefined {
  const url = URL.parse(endpoint);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  if (
    !isPlain ||
    url.port !== '' ||
    url.hash !== '' ||
    !/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/.test(url.hostname)
  )
    return 'bukan alamat layanan pemberitahuan peramban. Muat ulang halaman, lalu nyalakan lagi.';
  return undefined;
}
