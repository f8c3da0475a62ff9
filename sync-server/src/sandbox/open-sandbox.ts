import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Context } from '../context.ts';
import type { Whole } from '../feature.ts';
import { verifyLog } from '../features/ujian/replay/verify-log.ts';
import { systemRandomness } from '../server/clock/system-randomness.ts';
import { systemClock } from '../server/clock/system-clock.ts';
import { seedParticipants, seedSandbox } from './seed-sandbox.ts';
import type { Sandbox, Sandboxes } from '../features/gladi-bersih/rehearsal/sandbox.ts';

/** Letters and digits that are not read for one another, as they stand on the poster of a rehearsal. */
const keyAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const keyLength = 8;

const scratchOf = ({ store, dataDir }: Context) => store.scratch(join(dataDir, 'gladi'));

export const sandboxes: Sandboxes = {
  open: openSandbox,
  drop: (host) => scratchOf(host).drop(),
};

/** See Sandbox. The whole server is made as for the real school. */
async function openSandbox(host: Context, whole: Whole): Promise<Sandbox> {
  const scratch = scratchOf(host);
  const key = Array.from(systemRandomness.bytes(keyLength), (byte) =>
    keyAlphabet.charAt(byte % keyAlphabet.length),
  ).join('');
  let seated = 0;

  /** The school as it runs between two restarts. */
  async function begin(port: number) {
    const { context, app } = await whole.open({
      store: await scratch.open(),
      clock: systemClock,
      log: pino({ level: 'silent' }),
      dataDir: scratch.folder,
      webDir: '',
      network: host.network,
      restart: () => undefined,
    });
    context.sandbox.standInside(key);
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }) as Server;
    if (!server.listening) await once(server, 'listening');
    return { context, app, server };
  }

  async function end({ context, server }: Awaited<ReturnType<typeof begin>>): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    await context.state.saveTimes();
    await context.store.close();
  }

  async function close(): Promise<void> {
    await end(await now());
    await scratch.drop();
  }

  await scratch.drop();
  let running: Awaited<ReturnType<typeof begin>> | undefined = await begin(0);
  let opening = Promise.resolve(running);
  const { port } = running.server.address() as AddressInfo;
  const now = () => running ?? opening;
  const exam = await seedSandbox(running.context).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    key,
    port,
    publicKey: toBase64Url(running.context.secrets.publicKey),
    read: () => {
      if (!running) throw new Error('the sandbox is being opened anew');
      return running.context.store.read;
    },
    fetch: async (request, env) => (await now()).app.fetch(request, env),
    async addParticipants(count, ruang) {
      const from = seated + 1;
      seated += count;
      return seedParticipants((await now()).context, exam, { from, count, ruang });
    },
    async verify() {
      const { context } = await now();
      return verifyLog(context.store.read, context.secrets);
    },
    async restart() {
      const before = await now();
      running = undefined;
      opening = end(before).then(() => begin(port));
      running = await opening;
    },
    close,
  };
}
