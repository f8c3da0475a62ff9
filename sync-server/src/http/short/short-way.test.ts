import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { serve } from '@hono/node-server';
import { copyHeader } from '@spmb/shared/sync/protocol/protocol.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nativeDigest } from '../../server/secrets/native-digest.ts';
import { buildExamRuang, type ExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { socketAt } from '../../testing/socket-at.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { operasi } from '../../features/ujian/attempt/ujian.table.ts';
import { sandboxHeader } from '../door/sandbox-door.ts';
import { bodyMax } from '../body-limit.ts';
import { isShort, type ShortRoute } from '../route.ts';
import { findRouteIn } from './short-routes.ts';

const proxy = '10.0.0.1';
const t = perTest(() => buildTestApp({ env: { TRUST_PROXY: proxy, HSTS_SECONDS: '60' } }));
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const device = perTest(() => new TestDevice(t));
const short = () => t.routes.filter(isShort);

beforeEach(async () => {
  await device.begin(siswa, room.rows[0]!.barisId);
  device.answer(device.start.urutan[0]!, 'A');
});

/** What is posted to an address. */
interface Posted {
  body: string;
  headers?: Record<string, string>;
  session?: Session | undefined;
}

/** For each short route, what an honest client sends there, and the parts of its address. */
async function honestCalls(ruang: ExamRuang): Promise<Record<string, Posted & { at?: string[] }>> {
  const jadwal_ujian_id = ruang.rows[0]!.barisId;
  const { ujian_id } = device.start;
  const call = (sent: object) => ({ body: JSON.stringify(sent), session: siswa });
  const signed = (body: string) => ({
    body,
    headers: { 'x-bukti': toBase64Url(nativeDigest.hmacSha256(device.key, Buffer.from(body))) },
  });
  return {
    '/api/sync/:ujian_id/:aliran': {
      ...signed(JSON.stringify(device.batch())),
      at: [ujian_id, device.aliran],
    },
    '/api/sync-hidup/:aliran': { ...signed('7 1'), at: [device.aliran] },
    '/api/peserta/fetch-soal': call({ jadwal_ujian_id, nomor: 2 }),
    '/api-v2/get-soal': call({ ujian_id, nomor: 2 }),
    '/api/peserta/get-time-left': call({ jadwal_ujian_id }),
    '/api-v2/get-time-left': call({ ujian_id }),
    '/api/peserta/set-time-left': call({ jadwal_ujian_id, timeleft: 3_000 }),
    '/api-v2/set-time-left': call({ ujian_id, timeleft: 3_000 }),
    '/api/peserta/store-jawaban': call({ id: `${ujian_id}-1`, pilihan: 'C' }),
    '/api-v2/store-jawaban': call({ id: `${ujian_id}-1`, pilihan: 'C' }),
    '/api/peserta/konfirmasi-selesai': call({ jadwal_ujian_id }),
  };
}

const addressOf = ({ path }: ShortRoute, at: readonly string[] = []) => {
  const parts = [...at];
  return path.replaceAll(/:\w+/g, () => parts.shift() ?? 'tidak-ada');
};

/** How often which refusal was counted, by its kind and call. */
async function counted(admin: Session): Promise<Map<string, number>> {
  const { body } = await t.call(admin, 'GET', '/api/penolakan');
  const rows = body as { jenis: string; panggilan: string; jumlah: number }[];
  return new Map(rows.map(({ jenis, panggilan, jumlah }) => [`${jenis} ${panggilan}`, jumlah]));
}

/** Whether the library's router was asked: then a call went the long way. */
async function watchLongWay() {
  // The first time it chooses its own way, and takes another in the place of what is watched.
  await t.app.request('/api/health');
  return vi.spyOn(t.app.router, 'match');
}

async function post(
  path: string,
  { body, headers = {}, session }: Posted,
  { isLong = false, peer = '10.0.0.9' }: { isLong?: boolean; peer?: string } = {},
) {
  const own: Record<string, string> = { 'content-type': 'application/json', ...headers };
  if (session) own['authorization'] = `Bearer ${session.token}`;
  // A body of no announced length goes the long way.
  if (isLong) own['transfer-encoding'] = 'chunked';
  const answer = await t.app.request(path, { method: 'POST', body, headers: own }, socketAt(peer));
  return { status: answer.status, headers: [...answer.headers].sort(), text: await answer.text() };
}

describe('D-RULE-69: a call that may take the short way', () => {
  test('takes it when it is plain, and the long one without an announced length', async () => {
    const calls = await honestCalls(room);
    expect(Object.keys(calls).sort()).toEqual(
      short()
        .map(({ path }) => path)
        .sort(),
    );
    for (const route of short()) {
      const { at, ...posted } = calls[route.path]!;
      const long = await watchLongWay();
      const { status } = await post(addressOf(route, at), posted);
      expect([route.path, status < 300, long.mock.calls.length]).toEqual([route.path, true, 0]);
      await post(addressOf(route, at), posted, { isLong: true });
      expect([route.path, long.mock.calls.length]).toEqual([route.path, 1]);
      long.mockRestore();
    }
  });

  test('is answered and counted on both alike, whoever asks and whatever he sends', async () => {
    const calls = await honestCalls(room);
    const sessions = [
      siswa,
      await room.signIn(1),
      await t.signIn('operator'),
      { ...siswa, token: `${siswa.token}x` },
      undefined,
    ];
    const bodies = ['', '{}', '[]', 'null', '{"id":', '{"id":"\\u0000"}', '{"id":"\\ud800"}', '\u{1F600}'];
    const kinds = [{}, { 'content-type': 'application/octet-stream' }, { [copyHeader]: '1' }];
    const admin = await t.signIn('administrator');
    /** All that `route` is asked in one way: the answers, and how often which refusal was counted by them. */
    async function askAll(route: ShortRoute, isLong: boolean) {
      const { at, ...honest } = calls[route.path]!;
      const before = await counted(admin);
      const answers = [];
      for (const session of sessions)
        for (const posted of [
          ...kinds.map((more) => ({ ...honest, headers: { ...honest.headers, ...more } })),
          ...bodies.map((body) => ({ body, headers: {} })),
        ])
          for (const peer of ['10.0.0.9', proxy]) {
            const headers = { ...posted.headers, 'x-forwarded-proto': 'https' };
            const sent = { body: posted.body, headers, session };
            answers.push({ sent, peer, ...(await post(addressOf(route, at), sent, { isLong, peer })) });
          }
      const after = await counted(admin);
      const more = [...after].map(([what, count]) => ({ what, count: count - (before.get(what) ?? 0) }));
      // In no order: the list is one of the newest first, and these are of one moment.
      return { answers, counted: new Set(more.filter(({ count }) => count !== 0)) };
    }
    for (const route of short()) {
      const { at, ...honest } = calls[route.path]!;
      // What the first of them changes, all others find.
      await post(addressOf(route, at), honest);
      const own = await askAll(route, false);
      expect(own.counted.size).toBeGreaterThan(0);
      expect(await askAll(route, true)).toEqual(own);
    }
  });

  test('is answered over a connection of its own as on the long way, by the headers as the HTTP server reads them', async () => {
    const calls = await honestCalls(room);
    const server = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' });
    try {
      if (!server.listening) await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      /** Chunks have no announced length. */
      const ask = async (route: ShortRoute, isChunked: boolean, more: Record<string, string>) => {
        const { at, body, headers, session } = calls[route.path]!;
        const own = session ? { authorization: `Bearer ${session.token}` } : {};
        const sent = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers, ...own, ...more },
          body: isChunked ? new Blob([body]).stream() : body,
          // The browsers' name for a body that is a stream; the types do not know it.
          duplex: 'half',
        };
        const answer = await fetch(`http://127.0.0.1:${port}${addressOf(route, at)}`, sent);
        const kept = [...answer.headers].filter(([name]) => name !== 'date').sort();
        return { status: answer.status, headers: kept, text: await answer.text() };
      };
      for (const route of short()) {
        const first = await ask(route, false, {});
        expect([route.path, first.status < 300]).toEqual([route.path, true]);
        for (const more of [{}, { 'X-Bukti': 'salah', Authorization: 'Bearer salah' }]) {
          const long = await watchLongWay();
          const own = await ask(route, false, more);
          expect([route.path, long.mock.calls.length]).toEqual([route.path, 0]);
          expect([route.path, await ask(route, true, more)]).toEqual([route.path, own]);
          expect([route.path, long.mock.calls.length]).toEqual([route.path, 1]);
          long.mockRestore();
        }
      }
    } finally {
      server.close();
    }
  });

  test('goes the long one where a door has to say something, or its address is written in another way', async () => {
    for (const route of short()) {
      const path = addressOf(route);
      const long = await watchLongWay();
      const sent = { method: 'POST', body: '{}' };
      const statusOf = async (address: string, init: RequestInit = sent) =>
        (await t.app.request(address, init)).status;
      const statuses = [
        await statusOf(path, { ...sent, headers: { [sandboxHeader]: 'gladi' } }),
        await statusOf(path, {
          ...sent,
          headers: { 'content-length': String((route.bodyMax ?? bodyMax) + 1) },
        }),
        await statusOf(`${path}/`),
        await statusOf(`${path}%00`),
        await statusOf(path, { ...sent, method: 'PUT' }),
        await statusOf(path, { method: 'HEAD' }),
      ];
      expect([route.path, ...statuses]).toEqual([route.path, 410, 413, 404, 400, 404, 404]);
      expect(await statusOf(`${path}?a=1`)).toBe(await statusOf(path, { ...sent, body: '{} ' }));
      // A rehearsal's own server hears nobody without its key.
      t.context.sandbox.standInside('gladi');
      expect([route.path, await statusOf(path)]).toEqual([route.path, 404]);
      t.context.gate.end('Data sedang dipulihkan.');
      expect([route.path, await statusOf(path)]).toEqual([route.path, 503]);
      expect([route.path, long.mock.calls.length]).toEqual([route.path, statuses.length + 3]);
      long.mockRestore();
      await t.restart();
    }
  });

  test('is waited for by who shuts the gate, and comes in no more', async () => {
    const path = '/api/sync/:ujian_id/:aliran';
    const [route] = short().filter((one) => one.path === path);
    const { at, ...posted } = (await honestCalls(room))[path]!;
    const inside = post(addressOf(route!, at), posted);
    const stored = t.context.gate.pass(async () => {
      await t.context.gate.shut('Data sedang dipulihkan.');
      return t.context.store.read.select().from(operasi);
    });
    expect((await post(addressOf(route!, at), posted)).status).toBe(503);
    expect((await inside).status).toBe(200);
    expect((await stored).map(({ teks }) => teks)).toEqual(device.operations);
  });
});

test('no other route is asked at the address of a short one: the router would look for it first', () => {
  const partsOf = (path: string) => path.split('/');
  const isAny = (part: string) => part.startsWith(':') || part === '*';
  const meet = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length &&
    one.every((part, place) => isAny(part) || isAny(other[place]!) || part === other[place]);
  const posts = t.routes.filter(({ method }) => method === 'POST');
  expect(posts.length).toBeGreaterThan(short().length);
  for (const route of short())
    expect(
      posts.filter(({ path }) => meet(partsOf(route.path), partsOf(path))).map(({ path }) => path),
    ).toEqual([route.path]);
});

test('no short way leads to a route of another method, or to one whose address goes on after its parts', () => {
  const route = { capability: 'publik', isShort: true, handle: () => new Response() } as const;
  expect(() => findRouteIn([{ ...route, method: 'GET', path: '/api/a' }])).toThrow(/no short way/);
  expect(() => findRouteIn([{ ...route, method: 'POST', path: '/api/:a/b' }])).toThrow(/no short way/);
});
