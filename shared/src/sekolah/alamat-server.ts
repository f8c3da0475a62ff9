const contoh = 'http://192.168.1.10:8080';

/** Sentences that go on after "Alamat server". */
const salah = {
  bentuk: `ditulis seperti ${contoh} atau http://ujian.local.`,
  hanyaDiSini: `ini hanya terbuka di komputer server itu sendiri, tidak di HP. Pakai alamatnya di jaringan sekolah, misalnya ${contoh}.`,
  sementara:
    'ini dipakai komputer selama belum mendapat alamat dari jaringan. Sambungkan komputer server ke jaringan sekolah, lalu pilih alamatnya.',
} as const;

/** An address as it is stored, `http://192.168.1.10:8080`, or why no phone can use what was written. */
export type AlamatTerbaca = { alamat: string } | { salah: string };

/**
 * What staff wrote as the address of the server: without a scheme it is http, and what stands behind the port is left
 * out, since people copy it from the address bar. Empty stays empty.
 */
export function readAlamatServer(written: string): AlamatTerbaca {
  const text = written.trim();
  if (text === '') return { alamat: '' };
  const bare = /^[\da-f]*:[\da-f:.]*:[\da-f:.]*$/i.test(text) ? `[${text}]` : text;
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(bare) ? bare : `http://${bare}`;
  const url = /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(whole) ? parse(whole) : undefined;
  if (!url) return { salah: salah.bentuk };
  const { hostname, origin } = url;
  const problem = problemOf(hostname);
  return problem ? { salah: salah[problem] } : { alamat: origin };
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The address that phones can open; null where the school has none, or one that only the server itself understands. */
export function alamatUntukHp(stored: string | null | undefined): string | null {
  const read = readAlamatServer(stored ?? '');
  return 'alamat' in read && read.alamat !== '' ? read.alamat : null;
}

/** Whether phones can open a server at this IPv4 or IPv6 address. */
export const isUntukHp = (ip: string): boolean => alamatUntukHp(ip) !== null;

/** `hostname` as a URL writes it: IPv4 in four parts, IPv6 short and in brackets. */
function problemOf(hostname: string): keyof typeof salah | undefined {
  const host = withoutMapping(hostname.replace(/\.$/, ''));
  if (/^(.*\.)?localhost(\.localdomain)?$|^ip6-localhost$|^127\.|^\[::1\]$/.test(host)) return 'hanyaDiSini';
  if (/^0\.|^\[::\]$/.test(host)) return 'hanyaDiSini';
  if (/^169\.254\.|^\[fe[89ab]/.test(host)) return 'sementara';
  if (/^(22[4-9]|2[3-5]\d)\.|^\[ff/.test(host)) return 'bentuk';
  return undefined;
}

/** `[::ffff:7f00:1]` is 127.0.0.1. */
function withoutMapping(host: string): string {
  const [, high = '', low = ''] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(host) ?? [];
  if (high === '') return host;
  const parts = [high, low].map((part) => Number.parseInt(part, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}
