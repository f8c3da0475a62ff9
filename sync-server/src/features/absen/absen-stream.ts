import type { Context } from '../../context.ts';
import type { Patch } from '../../live/live-hub.ts';
import { liveTopic, rosterChanged } from '../../live/live-topic.ts';
import { absenRow, countHeld, listAbsen } from './absen.queries.ts';
import { rowPatch } from './live-rows.ts';
import { getZona } from './zona.queries.ts';

const aliveEveryMs = 20_000;
const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A watcher that reads nothing for this many bytes is cut off; it comes back with a fresh snapshot. */
const unreadMax = 4 * 1024 * 1024;

export interface Watched {
  tanggal: string;
  sesiId: string;
  /** null: all programmes. */
  jurusanId: string | null;
}

/**
 * Server-sent events of a date and session: a `snapshot` of all rows, then `changes`, at most once a second; another
 * snapshot when rows came or went.
 */
export function openAbsenStream(context: Context, { tanggal, sesiId, jurusanId }: Watched): ReadableStream {
  const { read } = context.store;
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      async start(stream) {
        const zona = await getZona(read);
        let seen = new Set<string>();
        let waiting: Patch[] | undefined = [];
        const send = (text: string) => {
          if ((stream.desiredSize ?? 0) < -unreadMax) {
            end();
            stream.error(new Error('watcher does not read'));
          } else stream.enqueue(encoder.encode(text));
        };
        const sendSnapshot = async () => {
          waiting ??= [];
          const held = await countHeld(read, tanggal, sesiId);
          const sources = await listAbsen(read, tanggal, sesiId, jurusanId);
          const rows = sources.map((one) => absenRow(one, zona, held.get(one.ujian?.id ?? '') ?? 0));
          seen = new Set(rows.map(({ id }) => id));
          send(frame('snapshot', { rows, server_ms: context.clock.nowMs() }));
          const arrived = waiting;
          waiting = undefined;
          if (arrived.length > 0) receive(arrived);
        };
        const receive = (patches: Patch[]) => {
          if (waiting) waiting.push(...patches);
          else if (patches.some(({ id }) => id === rosterChanged.id)) {
            sendSnapshot().catch((error: unknown) => {
              end();
              stream.error(error);
            });
          } else {
            const rows = patches.filter(({ id }) => seen.has(id)).map((patch) => rowPatch(patch, zona));
            if (rows.length > 0) send(frame('changes', { rows, server_ms: context.clock.nowMs() }));
          }
        };
        // Listening begins before the snapshot is read, so that nothing falls between the two.
        const leave = context.live.subscribe(liveTopic(tanggal, sesiId), receive);
        const alive = setInterval(() => {
          send(': hidup\n\n');
        }, aliveEveryMs);
        end = () => {
          leave();
          clearInterval(alive);
        };
        await sendSnapshot();
      },
      cancel: () => {
        end();
      },
    },
    { highWaterMark: 1, size: (chunk) => chunk.length },
  );
}
