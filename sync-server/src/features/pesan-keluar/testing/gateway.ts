import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the gateway read it. */
export interface Terbaca {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** The key by which it knows a message that it has. */
  kunci: string;
}

type Answer = (response: ServerResponse, asked: Terbaca) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** What a gateway does with a request. Only `accepts` says that the message goes out. */
export const gatewayActs = {
  takes: { accepts: true, answer: (id: number) => json(200, { status: true, id: [String(id)] }) },
  refuses: { accepts: false, answer: () => json(200, { status: false, reason: 'nomor tidak terdaftar' }) },
  full: { accepts: false, answer: () => json(429, { reason: 'pelan' }, { 'retry-after': '90' }) },
  fullBriefly: { accepts: false, answer: () => json(429, { reason: 'pelan' }, { 'retry-after': '2' }) },
  closed: { accepts: false, answer: () => json(503, { reason: 'perawatan' }) },
  wrongToken: { accepts: false, answer: () => json(401, { reason: 'token invalid' }) },
  /** A server behind it fails after it has taken the message. */
  breaksBehind: { accepts: true, answer: () => json(502, {}) },
  redirects: { accepts: false, answer: () => json(302, {}, { location: 'http://127.0.0.1/' }) },
  /** The line breaks after it has taken the message. */
  cutsAfter: { accepts: true, answer: (): Answer => (response) => response.destroy() },
  gibberish: { accepts: true, answer: (): Answer => (response) => response.end('<html>OK</html>') },
} as const;
export type GatewayAct = keyof typeof gatewayActs;

export interface Gateway {
  url: string;
  /** Every request, whatever came of it. */
  asked: Terbaca[];
  /** Keys of the messages that it has sent on, once for each time. */
  sent: string[];
  /** What it does from now on: in turn, the last one for ever. */
  will(...acts: GatewayAct[]): void;
  /** Called as soon as a request is read, before it is answered. */
  onAsked: () => void;
  /** The next request is answered only when this is done. */
  holdsUntil: (() => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/** A gateway of our own, on a real port. */
export async function buildGateway(): Promise<Gateway> {
  let acts: GatewayAct[] = ['takes'];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const kunci = String(request.headers['idempotency-key'] ?? '');
      const asked = { path: request.url ?? '', headers: request.headers, body, kunci };
      gateway.asked.push(asked);
      gateway.onAsked();
      const act = gatewayActs[acts[0] ?? 'takes'];
      if (acts.length > 1) acts = acts.slice(1);
      if (act.accepts) gateway.sent.push(kunci);
      const answer = act.answer(gateway.asked.length);
      const { holdsUntil } = gateway;
      gateway.holdsUntil = undefined;
      if (holdsUntil) void holdsUntil().then(() => answer(response, asked));
      else answer(response, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: Gateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    asked: [],
    sent: [],
    will: (...next) => {
      acts = next;
    },
    onAsked: () => undefined,
    holdsUntil: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;
}
