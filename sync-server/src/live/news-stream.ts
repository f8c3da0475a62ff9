import { Frame } from './frame.ts';
import type { LiveHub } from './live-hub.ts';

/** A page that hears nothing for two of these and a half calls the line dead (`newsDeadAfterMs`). */
const beatEveryMs = 20_000;

/** Whoever leaves this many bytes unread is cut off; he comes back and is told the newest. */
const unreadMax = 64 * 1024;

export interface NewsSource {
  live: LiveHub;
  topic: string;
  /** What is told, made anew with each news: the newest counts, never what happened. */
  read: () => Promise<unknown>;
  /** Whether the login behind the stream still holds. Asked before each word, so that one that is over hears nothing more. */
  isStill: () => Promise<boolean>;
  /** Calls back when a login has ended somewhere, so that the stream ends at once if it was this one. */
  onRevoked?: (look: () => void) => () => void;
  /** The stream is over. */
  onEnd: () => void;
}

/**
 * Server-sent events of one page: `hitungan` with what `read` answers, at the start and after each news of the topic, twice a
 * second at most; `detak` every 20 s. It holds nothing of the database between two words.
 */
export function openNewsStream(source: NewsSource): ReadableStream<Uint8Array> {
  let end: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      async start(stream) {
        let isOpen = true;
        let isTelling = false;
        let isStale = false;
        const send = (frame: Frame) => {
          if (!isOpen) return;
          if ((stream.desiredSize ?? 0) < -unreadMax) fail(new Error('reader does not read'));
          else stream.enqueue(frame.bytes);
        };
        const fail = (error: unknown) => {
          if (!isOpen) return;
          end();
          stream.error(error);
        };
        /** Says it, where the login still holds; else the stream is over. */
        const say = async (frame: () => Promise<Frame>) => {
          if (await source.isStill()) send(await frame());
          else if (isOpen) {
            end();
            stream.close();
          }
        };
        const count = async () => new Frame('hitungan', await source.read());
        const tell = async () => {
          isStale = true;
          if (isTelling) return;
          isTelling = true;
          while (isStale && isOpen) {
            isStale = false;
            await say(count);
          }
          isTelling = false;
        };
        const beat = () => say(() => Promise.resolve(new Frame('detak', {})));
        // A database that does not answer now ends nobody's login: the page comes back by itself.
        const leave = source.live.subscribe(source.topic, () => void tell().catch(fail));
        const timer = setInterval(() => void beat().catch(fail), beatEveryMs);
        const unwatch = source.onRevoked?.(() => void beat().catch(fail));
        end = () => {
          isOpen = false;
          leave();
          unwatch?.();
          clearInterval(timer);
          source.onEnd();
          end = () => undefined;
        };
        await tell().catch(fail);
      },
      cancel: () => {
        end();
      },
    },
    { highWaterMark: 1, size: (chunk) => chunk.length },
  );
}
