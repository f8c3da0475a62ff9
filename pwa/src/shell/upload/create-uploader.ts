import { at } from '@spmb/shared/kernel/call.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { bacaMedia, mulaiUnggah } from '@spmb/shared/media/calls.ts';
import type { DetailedError, HttpResponse, Upload } from 'tus-js-client';
import { CallError } from '../../http/call-error.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import type { SessionStore } from '../session/session-store.ts';
import { findStatusText, noServerText, rincianOf, waitingText } from '../../http/status-text.ts';
import type { StoredFile, UploadFile, UploadWatch } from '../../http/upload.ts';

const endpoint = mulaiUnggah.path;
const atOnce = 4;
/** Small enough that a drop costs little, and that a proxy which buffers shows progress. */
const partBytes = 256 * 1024;
/** A part that is not answered by then is taken for lost. */
const partTimeoutMs = 60_000;
/** For about an hour: an upload that dropped goes on when the network is back. */
const retryDelays = [0, 500, 1_000, 2_000, ...Array<number>(1_200).fill(3_000)];
/** Besides no answer at all, and one that is not our server's: locked, out of step, overloaded. */
const passing = [409, 423, 502, 503, 504, 511];
/** Statuses that say nothing of an upload that stands on the server: one goes on with it after the next login. */
const leaving = [...passing, 401];

type Session = Pick<SessionStore, 'authorization' | 'lapse'>;

/**
 * Uploads that survive drops, and a reload of the page: where the same file is chosen again, or, with a key, where what the
 * device keeps is sent again, whenever that is.
 */
export function createUploader(session: Session): UploadFile {
  const inTurn = takeTurns(atOnce);
  const ofPage = openSafeStorage(() => sessionStorage);
  const ofDevice = openSafeStorage(() => localStorage);
  return (doctype, file, watch) => {
    const { signal, kunci } = watch;
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
    });
    const storage = kunci === undefined ? ofPage : ofDevice;
    const key = `unggahan:${doctype}:${kunci ?? `${file.name}:${file.size}:${file.lastModified}`}`;
    const sent = inTurn(async () => {
      signal.throwIfAborted();
      const place = storage.getItem(key);
      const keep = (url: string | null) =>
        url === null ? storage.removeItem(key) : storage.setItem(key, url);
      return send(session, { doctype, file, place, keep }, watch);
    });
    return Promise.race([sent, ended]);
  };
}

interface Sending {
  doctype: string;
  file: File;
  /** Where an earlier try of the same file began. */
  place: string | null;
  /** Remembers that address; null: it is over. */
  keep: (url: string | null) => void;
}

async function send(session: Session, sending: Sending, watch: UploadWatch): Promise<StoredFile> {
  const { doctype, file, place, keep } = sending;
  const { signal, onPercent, onWaiting } = watch;
  const tus = await import('tus-js-client');
  // Given up while the library came: nothing listens for that yet.
  signal.throwIfAborted();
  return new Promise<StoredFile>((resolve, reject) => {
    const upload: Upload = new tus.Upload(file, {
      endpoint,
      uploadUrl: place,
      metadata: { filename: file.name, doctype },
      storeFingerprintForResuming: false,
      chunkSize: partBytes,
      retryDelays,
      onUploadUrlAvailable: () => keep(upload.url),
      onBeforeRequest(request) {
        const authorization = session.authorization();
        if (authorization) request.setHeader('authorization', authorization);
        const under: unknown = request.getUnderlyingObject();
        if (under instanceof XMLHttpRequest) under.timeout = partTimeoutMs;
      },
      onAfterResponse(request, response) {
        const status = response.getStatus();
        if (status === 401) void session.lapse();
        if (status < 300) onWaiting('');
        // The library would begin anew, as if the server had forgotten the upload.
        if (request.getMethod() === 'HEAD' && passing.includes(status)) throw new Error('asked in vain');
      },
      onProgress: (bytes, total) => onPercent(total === 0 ? 100 : (bytes / total) * 100),
      onShouldRetry(error, attempt) {
        const isPassing = mayPass(error.originalResponse);
        // The first repetition follows at once: nobody needs to hear of it.
        if (isPassing && attempt > 0 && !signal.aborted) onWaiting(whyOf(error.originalResponse));
        return isPassing;
      },
      onSuccess({ lastResponse }) {
        keep(null);
        const name = lastResponse.getHeader('x-berkas');
        if (name) resolve({ name, path: at(bacaMedia, { name }).path });
        else reject(new CallError(noServerText, 0));
      },
      onError(error) {
        const problem = problemOf(error);
        if (problem.httpStatus >= 400 && !leaving.includes(problem.httpStatus)) keep(null);
        reject(problem);
      },
    });
    signal.addEventListener('abort', () => {
      keep(null);
      // The server forgets what was given up; where it cannot be asked, it does so by itself a day later.
      upload.abort(true).catch(() => undefined);
    });
    upload.start();
  });
}

/** A failure that says nothing about the file. A success that cannot be read came from a portal of the network. */
function mayPass(response: HttpResponse | null): boolean {
  const status = response?.getStatus() ?? 0;
  return status < 400 || passing.includes(status);
}

/** Only of a server that cannot do it now: what it says of parts out of step is for the library. */
function whyOf(response: HttpResponse | null): string {
  const status = response?.getStatus() ?? 0;
  return waitingText(status, status < 500 ? undefined : messageIn(response?.getBody()));
}

function problemOf(error: Error | DetailedError): CallError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  const generic = findStatusText(status);
  const text = messageIn(response?.getBody()) ?? generic ?? noServerText;
  const isTold = text !== generic && text !== noServerText;
  return new CallError(text, status, {}, isTold ? undefined : rincianOf(endpoint, status));
}

/** The sentence of a refusal of ours; undefined: it is none. */
function messageIn(body: string | undefined): string | undefined {
  try {
    const answer: unknown = JSON.parse(body ?? '');
    const isRefusal =
      typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === false;
    return isRefusal && 'message' in answer && typeof answer.message === 'string'
      ? answer.message
      : undefined;
  } catch {
    return undefined;
  }
}

const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('given up');
