import type { Context } from '../../context.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { Patch } from '../../live/live-hub.ts';
import { liveTopic } from '../../live/live-topic.ts';
import { absenRow, countHeld, listAbsen } from './absen.queries.ts';
import { getZona } from './zona.queries.ts';
import { rowPatch } from './live-rows.ts';

const aliveEveryMs = 20_000;
const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A watcher that reads nothing for this many bytes is cut off; it comes back with a fresh snapshot. */
const unreadMax = 4 * 1024 * 1024;

/** GET …/live: a snapshot of all rows, then what changes, at most once a second. */
export function liveRoute(context: Context): Route {
  return {
    method: 'GET',
    path: '/api/jadwal-ujian-absen/:tanggal/:sesi/live',
    capability: 'awasiUjian',
    handle: async (call: Call) => {
      const tanggal = call.req.param('tanggal') ?? '';
      const sesiId = call.req.param('sesi') ?? '';
      const { jurusan_id } = accountOf(call);
      const { read } = context.store;
      const zona = await getZona(read);
      const encoder = new TextEncoder();
      let end: () => void = () => undefined;
      const body = new ReadableStream<Uint8Array>(
        {
          async start(stream) {
            const seen = new Set<string>();
            const waiting: Patch[][] = [];
            let ready = false;
            const send = (text: string) => {
              if ((stream.desiredSize ?? 0) < -unreadMax) {
                end();
                stream.error(new Error('watcher does not read'));
              } else stream.enqueue(encoder.encode(text));
            };
            const changes = (patches: Patch[]) => {
              const rows = patches
                .filter((patch) => seen.has(patch.id))
                .map((patch) => rowPatch(patch, zona));
              if (rows.length > 0) send(frame('changes', { rows, server_ms: context.clock.nowMs() }));
            };
            // Listening begins before the snapshot is read, so that nothing falls between the two.
            const leave = context.live.subscribe(liveTopic(tanggal, sesiId), (patches) => {
              if (ready) changes(patches);
              else waiting.push(patches);
            });
            const alive = setInterval(() => {
              send(': hidup\n\n');
            }, aliveEveryMs);
            end = () => {
              leave();
              clearInterval(alive);
            };
            const held = await countHeld(read, tanggal, sesiId);
            const sources = await listAbsen(read, tanggal, sesiId, jurusan_id);
            const rows = sources.map((source) =>
              absenRow(source, zona, held.get(source.ujian?.id ?? '') ?? 0),
            );
            for (const row of rows) seen.add(row.id);
            send(frame('snapshot', { rows, server_ms: context.clock.nowMs() }));
            ready = true;
            for (const patches of waiting) changes(patches);
          },
          cancel: () => {
            end();
          },
        },
        { highWaterMark: 1, size: (chunk) => chunk.length },
      );
      return call.body(body, 200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
    },
  };
}
