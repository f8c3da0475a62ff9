/** The written sentence for an HTTP status (1 §8); undefined where the server's own message is shown instead. */
export function findStatusText(httpStatus: number): string | undefined {
  switch (httpStatus) {
    case 401:
    case 403:
      return 'Unauthorized or Forbiden';
    case 404:
      return 'halaman tidak ditemukan';
    case 500:
      return 'Opps...,Terjadi kesalahan di server, silahkan kembali beberapa saat kemudian';
    case 502:
      return 'Opps..., Server sedang sibuk silahkan kembali beberapa saat lagi';
    case 503:
      return 'Opps..., Service sedang sibuk atau mati. Silahkan coba beberapa saat lagi';
    default:
      return undefined;
  }
}

/** No answer of our server: not an HTTP status, so it has words of its own. */
export const noServerText =
  'Server sekolah tidak terjangkau. Data Anda di perangkat ini aman. Periksa Wi-Fi, lalu coba lagi.';

/** Why an upload waits, and that it goes on by itself: in our server's words where it has said why. */
export function waitingText(httpStatus: number, own?: string): string {
  if (own !== undefined) return `${own} Unggahan dilanjutkan sendiri.`;
  // 511 is a portal of the network that asks for a login.
  return httpStatus >= 500 && httpStatus !== 511
    ? 'Server sekolah sedang sibuk. Unggahan dilanjutkan sendiri.'
    : 'Jaringan terputus. Unggahan dilanjutkan sendiri begitu jaringan kembali.';
}

/** What is told of a call whose answer has no sentence of its own: without its query, which may hold names (N44). */
export const rincianOf = (path: string, httpStatus: number): string =>
  `/api/${path.replace(/^\/api\//, '').split('?')[0]}: ${httpStatus === 0 ? 'tidak ada jawaban' : `HTTP ${httpStatus}`}`;
