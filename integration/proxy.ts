import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';

/** What the network between devices and server does; probabilities from 0 to 1, decided per request. */
export interface Faults {
  /** No connection at all. */
  offline: boolean;
  /** Sockets stay open and nothing passes any more, not even the end of a connection. */
  silent: boolean;
  /** Every request is answered by a login page of the network instead of the server. */
  portal: boolean;
  /** The connection breaks before the server sees the request. */
  dropRequest: number;
  /** The server acts, and its answer is lost. */
  loseResponse: number;
  /** The server gets the request a second time, later. */
  duplicate: number;
  /** Least and most milliseconds on the way; a spread reorders requests. */
  delayMs: readonly [number, number];
  /** Requests that the faults touch. */
  appliesTo: (path: string) => boolean;
}

export const healthyNetwork: Faults = {
  offline: false,
  silent: false,
  portal: false,
  dropRequest: 0,
  loseResponse: 0,
  duplicate: 0,
  delayMs: [0, 0],
  appliesTo: () => true,
};

export const portalPage =
  '<!doctype html><title>Login WiFi</title><p>Masukkan kode voucher untuk memakai internet.</p>';

export interface Proxy {
  port: number;
  counts: { requests: number; dropped: number; lost: number; duplicated: number };
  /** Replaces the named faults from now on. */
  set(faults: Partial<Faults>): void;
  close(): Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A bad network in front of a server on this machine. Streams of events pass through as they come. */
export async function startProxy(
  targetPort: number,
  random: SeededRandom,
  first: Partial<Faults> = {},
): Promise<Proxy> {
  let faults: Faults = { ...healthyNetwork, ...first };
  const isSilent = () => faults.silent;
  const counts = { requests: 0, dropped: 0, lost: 0, duplicated: 0 };
  const sockets = new Set<Socket>();
  const streams = new Set<IncomingMessage>();

  const forward = (asked: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url: path, headers } = asked;
      const sent = request(
        { host: '127.0.0.1', port: targetPort, method, path, headers, agent: false },
        resolve,
      );
      sent.on('error', reject);
      const cutToo = () => sent.destroy();
      asked.socket.once('close', cutToo);
      sent.once('close', () => asked.socket.off('close', cutToo));
      sent.end(body);
    });

  async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    counts.requests++;
    const { portal, delayMs, appliesTo, ...chances } = faults;
    const touched = appliesTo(asked.url ?? '');
    const [drop, lose, twice] = [chances.dropRequest, chances.loseResponse, chances.duplicate].map(
      (probability) => touched && random.chance(probability),
    );
    const body = await readAll(asked);
    if (touched) await pause(random.between(...delayMs));
    if (portal && touched) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(portalPage);
      return;
    }
    if (drop) {
      counts.dropped++;
      asked.socket.destroy();
      return;
    }
    if (isSilent()) return;
    const received = await forward(asked, body);
    received.pause();
    if (isSilent()) return;
    if (lose) {
      await readAll(received);
      counts.lost++;
      asked.socket.destroy();
    } else {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
      streams.add(received.once('close', () => streams.delete(received)));
      received.on('error', () => asked.socket.destroy());
    }
    if (twice) {
      counts.duplicated++;
      await pause(random.between(...delayMs));
      await readAll(await forward(asked, body));
    }
  }

  const server = createServer((asked, answer) => {
    // A broken connection on either side is what this proxy is for: the other side sees it break too.
    handle(asked, answer).catch(() => asked.socket.destroy());
  });
  server.on('connection', (socket) => {
    if (faults.offline) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    set(next) {
      const wasSilent = faults.silent;
      faults = { ...faults, ...next };
      if (faults.silent) for (const stream of streams) stream.unpipe();
      if (faults.offline || (wasSilent && !faults.silent)) cut();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
