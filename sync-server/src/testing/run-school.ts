import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { openSchool } from '../db/run/open-school.ts';
import { readNetworkSettings } from '../http/network/network-settings.ts';
import { runServer } from '../run-server.ts';
import { DiskReserve } from '../server/files/disk-reserve.ts';

/** A server that runs on a data folder, in this process. */
export interface RunningSchool {
  /** Answers of a call as they come. */
  call(method: string, path: string, body?: unknown): Promise<any>;
  /** Signs the administrator in, for the calls after it. */
  signIn(): Promise<void>;
  /** Resolves when it has ended as it was asked to. */
  stop(): Promise<void>;
  /** Rejects with what the server stopped by itself for. */
  ended: Promise<unknown>;
}

const admin = { email: 'admin', password: 'ruang-kelas-hijau-71' };

/** Starts the real server on a folder; rejects with what it refuses to start for. */
export async function runSchool(dataDir: string, accepts = ''): Promise<RunningSchool> {
  const port = await findPort();
  const ending = new AbortController();
  const listening = Promise.withResolvers<undefined>();
  const ended = runServer({
    port,
    dataDir,
    hostname: '127.0.0.1',
    log: pino({ level: 'silent' }),
    network: readNetworkSettings({}),
    reserve: new DiskReserve(dataDir, () => undefined),
    isDemo: false,
    prepare: () => Promise.resolve(),
    onListening: () => listening.resolve(undefined),
    ending: ending.signal,
    openSchool: () =>
      openSchool({
        dataDir,
        accepts,
        onFatal: (error) => {
          throw error;
        },
      }),
  });
  ended.catch(() => undefined);
  await Promise.race([listening.promise, ended]);
  let token = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return {
    call,
    ended,
    async signIn() {
      token = (await call('POST', '/api/auth/token', admin)).token;
    },
    async stop() {
      ending.abort();
      await ended;
    },
  };
}

/** Makes the first administrator and the school, as the set-up page does. */
export async function setUpSchool({ call }: RunningSchool, nama: string): Promise<void> {
  const { email, password } = admin;
  const input = { username: 'Bu Ani', email, userpass: password, repass: password };
  const answer = await call('POST', '/api/setup', { ...input, nama_sekolah: nama, zona: 'WIB' });
  if (!answer.status) throw new Error(JSON.stringify(answer));
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
