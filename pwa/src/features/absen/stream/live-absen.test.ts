import { absenLive } from '@spmb/shared/absen/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { browserRandomness } from '../../../ports/browser-randomness.ts';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { followAbsen, noRows, type LiveAbsen } from './live-absen.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const call = at(absenLive, { tanggal: '2026-06-01', sesi: 's1' });
const encoder = new TextEncoder();
const frame = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const snapshot = (...ids: string[]) =>
  frame('snapshot', { rows: ids.map((id) => buildAbsenRow({ id })), server_ms: 5_000 });

/** A connection that says `chunks` and then ends, or stays open where `open` is set. */
const connection = (chunks: string[], open = false) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(encoder.encode(chunk));
      if (!open) stream.close();
    },
  });

/** Follows until the connections are used up; answers what was shown and how long was waited between attempts. */
async function follow(connections: (ReadableStream<Uint8Array<ArrayBuffer>> | CallError)[], byte = 255) {
  const controller = new AbortController();
  const shown: LiveAbsen[] = [noRows];
  const waits: number[] = [];
  const port = buildFakePort({});
  port.events = async () => {
    const next = connections.shift();
    if (next === undefined) controller.abort();
    if (next === undefined || next instanceof CallError) throw next ?? new CallError('habis', 0);
    return next;
  };
  await followAbsen({
    port,
    call,
    signal: controller.signal,
    randomness: { bytes: (count) => new Uint8Array(count).fill(byte) },
    show: (change) => shown.push(change(shown.at(-1) ?? noRows)),
    wait: async (ms, signal) => {
      if (signal === controller.signal) waits.push(ms);
      else await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
  return { shown, waits };
}

describe('live attendance', () => {
  test('the snapshot is shown, then the changes in it, with the server clock', async () => {
    const changes = frame('changes', { rows: [{ id: 'a', terjawab: 7 }], server_ms: 6_000 });
    const { shown } = await follow([connection([snapshot('a', 'b'), changes])]);
    expect(shown[1]).toMatchObject({ state: 'tersambung', offsetMs: 4_000 });
    expect(shown[2]?.rows?.map(({ id, terjawab }) => [id, terjawab])).toEqual([
      ['a', 7],
      ['b', 0],
    ]);
    expect(shown[2]).toMatchObject({ offsetMs: 5_000, heardMs: 6_000 });
  });

  test('a beat says until when everything shown is true', async () => {
    const { shown } = await follow([connection([snapshot('a'), frame('detak', { server_ms: 9_000 })])]);
    expect(shown[2]).toMatchObject({ state: 'tersambung', heardMs: 9_000, offsetMs: 8_000 });
    expect(shown.at(-1)).toMatchObject({ state: 'terputus', heardMs: 9_000 });
  });

  test('each word gives the line its time anew, and with the first that does not come it is given up', async () => {
    const controller = new AbortController();
    const port = buildFakePort({});
    const deadlines: (() => void)[] = [];
    let say: (text: string) => void = () => undefined;
    port.events = async (_call, signal) =>
      new ReadableStream({
        start(stream) {
          say = (text) => stream.enqueue(encoder.encode(text));
          signal.addEventListener('abort', () => stream.error(new Error('aborted')));
        },
      });
    let live = noRows;
    const news: (() => void)[] = [];
    const heard = () => new Promise<void>((resolve) => news.push(resolve));
    const followed = followAbsen({
      port,
      call,
      signal: controller.signal,
      randomness: browserRandomness,
      show: (change) => {
        live = change(live);
        news.shift()?.();
        if (live.state === 'terputus') controller.abort();
      },
      wait: (ms, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) resolve();
          if (ms === 11_500) deadlines.push(resolve);
          signal.addEventListener('abort', () => resolve());
        }),
    });
    await Promise.resolve();
    for (const text of [snapshot('a'), frame('detak', { server_ms: 9_000 })]) {
      const shown = heard();
      say(text);
      await shown;
    }
    deadlines.slice(0, -1).forEach((pass) => pass());
    await Promise.resolve();
    expect([deadlines.length, live.state]).toEqual([3, 'tersambung']);
    deadlines.at(-1)?.();
    await followed;
    expect(live).toMatchObject({ state: 'terputus', heardMs: 9_000 });
    expect(live.rows).toHaveLength(1);
  });

  test('an event may arrive in pieces', async () => {
    const text = snapshot('a');
    const { shown } = await follow([connection([text.slice(0, 30), text.slice(30, 31), text.slice(31)])]);
    expect(shown[1]?.rows?.length).toBe(1);
  });

  test('rows stay on the screen while the connection is away, with the reason', async () => {
    const { shown } = await follow([
      connection([snapshot('a')]),
      new CallError('Server sekolah tidak terjangkau.', 0),
    ]);
    const away = shown.find(({ message }) => message === 'Server sekolah tidak terjangkau.');
    expect(away?.state).toBe('terputus');
    expect(away?.rows?.length).toBe(1);
  });

  test('a connection that ends and is there again with the next try is worth no word', async () => {
    const { shown } = await follow([connection([snapshot('a')]), connection([snapshot('a')])]);
    expect(shown.slice(1, 3).map(({ state }) => state)).toEqual(['tersambung', 'tersambung']);
  });

  test('a line that breaks under the browser is told as what it is', async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => stream.error(new TypeError('network error')),
    });
    const { shown } = await follow([broken]);
    expect(shown[1]).toMatchObject({ state: 'terputus', message: 'Sambungan ke server terputus.' });
  });

  test('pauses grow while nothing answers and begin again after a word of the server', async () => {
    const gone = () => new CallError('tidak terjangkau', 0);
    const { waits } = await follow([
      gone(),
      gone(),
      gone(),
      gone(),
      gone(),
      gone(),
      connection([': hidup\n\n']),
      gone(),
    ]);
    expect(waits.slice(0, 8)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 1_000, 2_000]);
  });

  test('who was cut off together does not come back together', async () => {
    const gone = () => Array.from({ length: 6 }, () => new CallError('tidak terjangkau', 0));
    const { waits } = await follow(gone(), 0);
    expect(waits.slice(0, 6)).toEqual([500, 1_000, 2_000, 4_000, 7_500, 7_500]);
  });

  test.each([
    [0, 300_000],
    [255, 600_000],
  ])('who is told when to come back does so then, and not before (%i)', async (byte, ms) => {
    const full = new CallError('Terlalu banyak halaman terbuka.', 429, {}, undefined, { tunggu_detik: 300 });
    const { waits } = await follow([full], byte);
    expect(Math.abs((waits[0] ?? 0) - ms)).toBeLessThan(10);
  });

  test('a proctor without the right is not asked again and again', async () => {
    const { shown, waits } = await follow([
      new CallError('Unauthorized or Forbiden', 403),
      connection([snapshot('a')]),
    ]);
    expect(waits).toEqual([]);
    expect(shown.at(-1)?.message).toBe('Unauthorized or Forbiden');
  });

  test('a connection on which nothing is said any more is given up', async () => {
    const controller = new AbortController();
    const port = buildFakePort({});
    const signals: AbortSignal[] = [];
    port.events = async (_call, signal) => {
      signals.push(signal);
      if (signals.length === 2) controller.abort();
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new CallError('putus', 0);
    };
    await followAbsen({
      port,
      call,
      signal: controller.signal,
      randomness: browserRandomness,
      show: () => undefined,
      // Time passes at once.
      wait: async () => undefined,
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
