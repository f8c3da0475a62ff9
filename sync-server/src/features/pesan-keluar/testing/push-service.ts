import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end();

/** What a push service does with a request (RFC 8030); `takes` and the last one have the message afterwards. */
export const pushActs = {
  takes: status(201, { location: '/message/1' }),
  gone: status(410),
  unknown: status(404),
  tooLarge: status(413),
  forbidden: status(403),
  full: status(429, { 'retry-after': '90' }),
  breaks: status(503),
  redirects: status(307, { location: 'http://127.0.0.1:9/' }),
  cutsAfter: (response: ServerResponse): void => void response.destroy(),
};
export type PushAct = keyof typeof pushActs;

export interface PushService {
  origin: string;
  asked: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** What it does from now on: in turn, the last one for ever. */
  will(...acts: PushAct[]): void;
  /** The next request is answered only when this is done. */
  holdsUntil: (() => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/** A push service of our own, on a real port. */
export async function buildPushService(): Promise<PushService> {
  let acts: PushAct[] = ['takes'];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      service.asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const answer = pushActs[acts[0] ?? 'takes'];
      if (acts.length > 1) acts = acts.slice(1);
      const { holdsUntil } = service;
      service.holdsUntil = undefined;
      if (holdsUntil) void holdsUntil().then(() => answer(response));
      else answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    will: (...next) => {
      acts = next;
    },
    holdsUntil: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** A browser's half of a subscription: what it gives away, and how it reads what comes (RFC 8291). */
export function buildBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const secret = randomBytes(16);
  return {
    p256dh: publicKey.toString('base64url'),
    auth: secret.toString('base64url'),
    read(body: Buffer): unknown {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), secret, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** What the header of a request says of its sender; throws where another has signed it (RFC 8292). */
export async function readSender(headers: IncomingHttpHeaders, nowMs: number) {
  const [, token = '', k = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(k, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return { k, ...(await jwtVerify(token, key, { currentDate: new Date(nowMs) })).payload };
}
