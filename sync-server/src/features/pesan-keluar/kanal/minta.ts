import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { tolakAlamat } from './alamat-boleh.ts';

/** A request of a channel takes no longer. */
const timeoutMs = 20_000;
/** What is read of an answer. */
const answerMax = 64 * 1024;

interface Permintaan {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** An answer, or why there is none: `sampai` tells whether the request may have been read. */
export type Jawaban =
  { status: number; tungguMs: number | undefined; text: string } | { sampai: boolean; sebab: string };

/** Finds the IPs of a name. */
export type CariAlamat = (nama: string) => Promise<string[]>;
const cariDiDns: CariAlamat = async (nama) =>
  (await lookUp(nama, { all: true, order: 'verbatim' })).map(({ address }) => address);

/** The IPs of a host, all of which may be connected to, or why it is not. */
export async function cariBoleh(
  host: string,
  isEncrypted: boolean,
  cari: CariAlamat = cariDiDns,
  tolak = tolakAlamat,
): Promise<{ ips: string[] } | { sebab: string }> {
  const ips = isIP(host) ? [host] : await cari(host).catch(() => []);
  if (ips.length === 0)
    return { sebab: `Nama ${host} tidak ditemukan. Periksa alamat dan sambungan internet.` };
  const [sebab] = ips.flatMap((ip) => tolak(ip, isEncrypted) ?? []);
  return sebab === undefined ? { ips } : { sebab };
}

/**
 * Posts to a channel. Connects only to the very addresses that were judged, so that no name means another one a moment later;
 * follows no redirection. `tolak` judges them: by the rules for gateways unless others are given. Never throws.
 */
export async function minta(
  alamat: string,
  permintaan: Permintaan,
  nowMs: () => number,
  cari?: CariAlamat,
  tolak?: typeof tolakAlamat,
): Promise<Jawaban> {
  const url = URL.parse(alamat);
  if (!url) return { sampai: false, sebab: 'Alamat kanal tidak terbaca. Periksa di Pengaturan.' };
  const found = await cariBoleh(url.hostname.replace(/^\[|\]$/g, ''), url.protocol === 'https:', cari, tolak);
  return 'sebab' in found ? { sampai: false, ...found } : send(url, permintaan, found.ips, nowMs);
}

function send(url: URL, { headers, body }: Permintaan, ips: readonly string[], nowMs: () => number) {
  const { promise, resolve } = Promise.withResolvers<Jawaban>();
  const isEncrypted = url.protocol === 'https:';
  let sampai = false;
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: lookupAmong(ips),
    // A connection of its own: one that was kept may be gone, and then nobody knows what was read.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  let asked: ClientRequest;
  try {
    asked = (isEncrypted ? requestHttps : requestHttp)(url, options);
  } catch {
    return { sampai: false, sebab: takTerkirim };
  }
  asked.on('socket', (socket) =>
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => {
      sampai = true;
    }),
  );
  asked.on('error', (error) => resolve({ sampai, sebab: wordsOf(error, sampai) }));
  asked.on('response', (answer) => {
    void readText(answer).then(
      (text) => resolve({ status: answer.statusCode ?? 0, tungguMs: tungguOf(answer, nowMs()), text }),
      (error: unknown) => resolve({ sampai: true, sebab: wordsOf(error, true) }),
    );
  });
  asked.end(body);
  return promise;
}

/** Headers are all of a request that Node refuses to write: the address was read before. */
const takTerkirim =
  'Token atau kepala permintaan memuat karakter yang tidak dapat dikirim. Tulis ulang di Pengaturan.';

/** Answers a name with what was found before. */
const lookupAmong =
  (ips: readonly string[]): LookupFunction =>
  (_name, options, callback) => {
    const all = ips.map((address) => ({ address, family: isIP(address) }));
    const [first] = all;
    if (options.all || !first) callback(null, all);
    else callback(null, first.address, first.family);
  };

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > answerMax) {
      answer.destroy();
      break;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Retry-After: seconds, or a date. */
function tungguOf({ headers }: IncomingMessage, nowMs: number): number | undefined {
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

const wordsOf = (error: unknown, sampai: boolean): string => {
  const isSlow = error instanceof Error && /abort|timeout/i.test(error.name);
  if (!sampai)
    return isSlow
      ? 'Kanal tidak menyambut dalam 20 detik.'
      : 'Kanal tidak dapat dihubungi. Periksa alamat dan sambungan internet.';
  return isSlow
    ? 'Kanal tidak menjawab dalam 20 detik sesudah menerima permintaan.'
    : 'Sambungan terputus sebelum kanal menjawab.';
};
