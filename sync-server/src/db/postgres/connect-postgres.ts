import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, isConnectionLost } from '../../server/log/error-code.ts';

const tryEveryMs = 1_000;
/** Tries between two sentences at the console. */
const triesPerSentence = 5;
/** A host that answers nothing at all. */
const connectMs = 5_000;

/** How the server's connections find out that the other end is gone, instead of waiting for hours. */
export const livelyConnection = {
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};

/** A name that is not known yet, too many connections, a server that is just starting: all pass by themselves. */
const notYet = new Set(['ENOTFOUND', 'EAI_AGAIN', '53300', '57P03']);
const passesByItself = (error: unknown) => isConnectionLost(error) || notYet.has(errorCode(error) ?? '');

interface Patience {
  tell?: ((sentence: string) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * A connection to PostgreSQL, waited for as long as it cannot be reached, which is told every few seconds. What does not
 * pass by itself (a wrong password, no such database) is thrown as a sentence at once.
 */
export async function connectPatiently(url: string, { tell, signal }: Patience): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = buildClient(url);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!passesByItself(error)) throw new Error(sentenceOf(error, client), { cause: error });
      if (tries % triesPerSentence === 0)
        tell?.(
          `Menunggu basis data PostgreSQL di ${placeOf(client)} … Server mulai sendiri begitu basis data itu menyala. Bila lama, periksa apakah PostgreSQL berjalan dan alamatnya di DATABASE_URL benar.`,
        );
    }
    await setTimeout(tryEveryMs, undefined, signal ? { signal } : {});
  }
}

/** A client that never ends the process: what breaks it is told by the query that needs it. */
export function buildClient(url: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString: url, ...livelyConnection });
    client.on('error', () => undefined);
    return client;
  } catch (error) {
    throw new Error(
      'DATABASE_URL tidak dapat dibaca. Tulis seperti postgres://nama:sandi@komputer:5432/basisdata, lalu jalankan lagi.',
      { cause: error },
    );
  }
}

/** Without the password. */
const placeOf = ({ host, port }: pg.Client) => `${host}:${String(port)}`;

function sentenceOf(error: unknown, client: pg.Client): string {
  const place = `PostgreSQL di ${placeOf(client)}`;
  const code = errorCode(error) ?? '';
  if (code.startsWith('28'))
    return `${place} menolak nama pengguna atau kata sandi. Betulkan DATABASE_URL, lalu jalankan lagi.`;
  if (code === '3D000')
    return `${place} tidak mempunyai basis data "${client.database ?? ''}". Buat dahulu basis data itu, atau betulkan namanya di DATABASE_URL, lalu jalankan lagi.`;
  const message = error instanceof Error ? error.message : String(error);
  return `${place} tidak dapat dipakai: ${message}. Betulkan DATABASE_URL atau setelan PostgreSQL, lalu jalankan lagi.`;
}
