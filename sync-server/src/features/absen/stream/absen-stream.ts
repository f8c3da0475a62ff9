import type { AbsenSnapshot } from '@spmb/shared/absen/absen-row.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import type { Patch } from '../../../live/live-hub.ts';
import { liveTopic, rosterChanged, sessionChanged } from '../../../live/live-topic.ts';
import { absenRow, countBesides, listAbsen } from '../rows/absen.queries.ts';
import { Frame, gzipHead } from '../../../live/frame.ts';
import { rowPatch } from './live-rows.ts';
import type { SilenceWatch } from './silence-watch.ts';
import { findView, type View } from './watched.queries.ts';

/** A screen that hears nothing for 12 s says so: two of these may be late. */
const beatEveryMs = 5_000;

/** A watcher that reads nothing for this many bytes is cut off; it comes back with a fresh snapshot. */
const unreadMax = 4 * 1024 * 1024;

export interface Watched {
  tanggal: string;
  sesiId: string;
  /** Who watches. */
  akun: Watcher;
}

/** What a live screen is fed from. */
export interface Source {
  context: Context;
  silence: SilenceWatch;
}

interface Snapshot {
  frame: Frame;
  ids: ReadonlySet<string>;
}

async function buildSnapshot(
  { context, silence }: Source,
  { tanggal, sesiId }: Watched,
  view: View,
  zona: Zone,
): Promise<Snapshot> {
  const { read } = context.store;
  const counts = await countBesides(read, tanggal, sesiId);
  const silent = await silence.look(tanggal, sesiId);
  const sources = await listAbsen(read, tanggal, sesiId, view.rows);
  const rows = sources.map((one) => ({
    ...absenRow(one, zona, counts),
    alamat: context.addresses.find(one.attempt?.aliran),
    diam_sejak_ms: silent.get(one.baris.id) ?? null,
  }));
  const snapshot: AbsenSnapshot = { rows, server_ms: context.clock.nowMs() };
  return {
    frame: new Frame('snapshot', snapshot),
    ids: new Set(rows.map(({ id }) => id)),
  };
}

/** Who watches all rows is told the same: one frame serves them all. */
const framesForAll = new WeakMap<Patch[], Frame>();

function buildChanges(context: Context, patches: Patch[], zona: Zone): Frame {
  const rows = patches.map((patch) => rowPatch(patch, zona));
  return new Frame('changes', { rows, server_ms: context.clock.nowMs() });
}

function changesForAll(context: Context, patches: Patch[], zona: Zone): Frame {
  let frame = framesForAll.get(patches);
  if (!frame) framesForAll.set(patches, (frame = buildChanges(context, patches, zona)));
  return frame;
}

/**
 * Server-sent events of a date and session: a `snapshot` of all rows, then `changes`, at most twice a second; another
 * snapshot when rows came or went; `sesi` when times, rooms or token of the session changed; `detak` every 5 s, by which
 * a screen knows that it is told everything. `watch` calls back when whoever watches may not any more: the stream ends.
 * `isPacked`: as one gzip stream.
 */
export function openAbsenStream(
  source: Source,
  watched: Watched,
  watch: (end: () => void) => () => void,
  isPacked = false,
): ReadableStream {
  const { context, silence } = source;
  const topic = liveTopic(watched.tanggal, watched.sesiId);
  let end: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      async start(stream) {
        let seen: ReadonlySet<string> = new Set();
        let waiting: Patch[] | undefined = [];
        let isOpen = true;
        let isWhole = false;
        const send = (frame: Frame) => {
          if (!isOpen) return;
          if ((stream.desiredSize ?? 0) < -unreadMax) {
            end();
            stream.error(new Error('watcher does not read'));
          } else stream.enqueue(isPacked ? frame.packed : frame.bytes);
        };
        if (isPacked) stream.enqueue(gzipHead);
        const sendSnapshot = async () => {
          waiting ??= [];
          const view = await findView(context.store.read, watched.akun, watched.tanggal, watched.sesiId);
          const build = () => buildSnapshot(source, watched, view, zona);
          const snapshot = await context.live.share(topic, view.key, build);
          isWhole = view.rows === undefined;
          seen = snapshot.ids;
          send(snapshot.frame);
          const arrived = waiting;
          waiting = undefined;
          if (arrived.length > 0) receive(arrived);
        };
        const receive = (patches: Patch[]) => {
          if (patches.some(({ id }) => id === sessionChanged.id)) send(new Frame('sesi', {}));
          if (waiting) waiting.push(...patches);
          else if (patches.some(({ id }) => id === rosterChanged.id)) {
            sendSnapshot().catch((error: unknown) => {
              end();
              stream.error(error);
            });
          } else if (isWhole) send(changesForAll(context, patches, zona));
          else {
            const own = patches.filter(({ id }) => seen.has(id));
            if (own.length > 0) send(buildChanges(context, own, zona));
          }
        };
        // Listening begins before anything is read: nothing falls in between, and who leaves meanwhile is let go.
        const leave = context.live.subscribe(topic, receive);
        const unfollow = silence.follow(watched.tanggal, watched.sesiId);
        const beat = setInterval(() => {
          send(new Frame('detak', { server_ms: context.clock.nowMs() }));
        }, beatEveryMs);
        const unwatch = watch(() => {
          end();
          stream.close();
        });
        end = () => {
          isOpen = false;
          leave();
          unwatch();
          unfollow();
          clearInterval(beat);
        };
        const zona = await context.zona();
        await sendSnapshot();
      },
      cancel: () => {
        end();
      },
    },
    { highWaterMark: 1, size: (chunk) => chunk.length },
  );
}
