/** What stands in braces in headers and body of a gateway's request. */
export interface IsiGerbang {
  nomor: string;
  nama: string;
  pesan: string;
  /** The same for every try of one message, so that a gateway that knows such keys takes it once. */
  kunci: string;
  token: string;
}
type Isian = Readonly<Partial<Record<string, string>>>;

/** A text with its braces filled in; what is not known stays as it is, and what is filled in is not looked through again. */
export const isiKurung = (text: string, isi: Isian): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => isi[name] ?? whole);

/** The same in every text of a JSON value. */
export function isiJson(value: unknown, isi: Isian): unknown {
  if (typeof value === 'string') return isiKurung(value, isi);
  if (Array.isArray(value)) return value.map((one) => isiJson(one, isi));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isiJson(one, isi)]));
}

/** Lines "Nama: nilai" as headers; undefined: a line is none. */
export function bacaKepala(text: string): [nama: string, nilai: string][] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.map((line) => /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(line)?.slice(1));
  return read.includes(undefined) ? undefined : (read as [string, string][]);
}

/** The JSON object that the template of a body is; undefined: it is none. */
export function bacaIsi(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a JSON answer holds at a path like `data.messages.0.id`; undefined: nothing. */
export const diJalur = (answer: unknown, jalur: string): unknown =>
  jalur
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      answer,
    );

/** Why an address is none that a gateway can have, by its letters alone; undefined: nothing is known against it. */
export function periksaAlamat(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return 'diisi alamat yang mulai dengan https:// atau http://.';
  if (url.username !== '' || url.password !== '')
    return 'tidak memuat nama dan kata sandi. Simpan tokennya di Token dan pesan uji.';
  return undefined;
}

/** The address with {token} of its parameters filled in: what is filled in never changes where it leads. */
export function isiAlamat(text: string, token: string): string {
  const url = URL.parse(text);
  if (!url) return text;
  const filled = [...url.searchParams].map(([name, value]) => [name, isiKurung(value, { token })]);
  url.search = new URLSearchParams(filled).toString();
  return url.href;
}

/** Headers, parameters and fields in which gateways take a secret. */
const namaRahasia = /auth|token|secret|passw|sandi|rahasia|cookie|api[-_]?key|^(x-)?key$/i;

/**
 * Why what is written as headers, parameters or body shows a secret that belongs into {token}, since the history of settings and
 * backups show it; undefined: it shows none by its names.
 */
export function periksaRahasia(isi: Iterable<readonly [nama: string, nilai: unknown]>): string | undefined {
  for (const [nama, nilai] of isi) {
    if (typeof nilai === 'object' && nilai !== null) {
      const inner = periksaRahasia(Object.entries(nilai));
      if (inner !== undefined) return inner;
    } else if (namaRahasia.test(nama) && !String(nilai).includes('{token}'))
      return `Nilai ${nama} akan terbaca di riwayat dan cadangan. Simpan tokennya sebagai Token gerbang, lalu tulis {token} di sini.`;
  }
  return undefined;
}
