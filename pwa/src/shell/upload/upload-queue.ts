import { CallError } from '../../http/call-error.ts';
import { waitingText } from '../../http/status-text.ts';
import type { UploadFile } from '../../http/upload.ts';

/** A file that is on this device and not on the server. */
export interface BerkasMenunggu {
  /** Of the file on this device; the upload goes on under it after a reload. */
  id: string;
  blob: Blob;
  nama: string;
}

/** What is told of the files; each is told its end once. `menunggu` says why it waits, '' while it is on its way. */
export interface UploadReport {
  onProgress(id: string, progress: { persen: number; menunggu: string }): void;
  /** It is stored under this name. */
  onStored(id: string, nama: string): void;
  /** The server has looked at it and does not take it. */
  onRefused(id: string, sentence: string): void;
}

export interface UploadQueue {
  /** All files that wait now: a new one is sent, one that is missing is given up. */
  setFiles(files: readonly BerkasMenunggu[]): void;
  /** A refused one is tried once more. */
  retry(id: string): void;
  /** Starts nothing more; what is on its way comes to its own end. */
  close(): void;
}

const atOnce = 2;
const pausesMs = [2_000, 5_000, 15_000, 30_000];
const longestPauseMs = 60_000;
/** Statuses by which the server judges the file itself. Every other failure passes. */
const judging = [400, 413, 415, 422];

interface Entry {
  file: BerkasMenunggu;
  state: 'waiting' | 'sending' | 'paused' | 'refused' | 'stored';
  failures: number;
  timer?: ReturnType<typeof setTimeout>;
  controller: AbortController;
}

/**
 * Sends files of a form, of one kind, two at once and the smallest first, so that the most of them arrive before the network goes.
 * Tries for as long as the page lives, at growing intervals, and at once when the network or the page is back.
 */
export function createUploadQueue(
  upload: UploadFile,
  report: UploadReport,
  doctype = 'peserta',
): UploadQueue {
  const entries = new Map<string, Entry>();
  let isClosed = false;

  function startNext(): void {
    if (!isClosed) for (const entry of nextOf([...entries.values()])) void send(entry);
  }
  async function send(entry: Entry): Promise<void> {
    const { id, blob, nama } = entry.file;
    const { signal } = entry.controller;
    entry.state = 'sending';
    const progress = { persen: 0, menunggu: '' };
    const tell = (news: Partial<typeof progress>) => {
      if (!signal.aborted) report.onProgress(id, Object.assign(progress, news));
    };
    try {
      const { name } = await upload(doctype, new File([blob], nama, { type: blob.type }), {
        onPercent: (persen) => tell({ persen }),
        onWaiting: (menunggu) => tell({ menunggu }),
        signal,
        kunci: id,
      });
      if (signal.aborted) return;
      entry.state = 'stored';
      report.onStored(id, name);
    } catch (problem) {
      if (signal.aborted) return;
      if (isRefusalOfFile(problem)) {
        entry.state = 'refused';
        report.onRefused(id, problem.message);
      } else {
        tell({ menunggu: whyOf(problem) });
        pause(entry);
      }
    } finally {
      startNext();
    }
  }
  function pause(entry: Entry): void {
    entry.state = 'paused';
    entry.timer = setTimeout(() => {
      entry.state = 'waiting';
      startNext();
    }, pausesMs[entry.failures] ?? longestPauseMs);
    entry.failures += 1;
  }
  function wake(): void {
    endPauses(entries.values());
    startNext();
  }
  const stopListening = listenForReturn(wake);

  return {
    setFiles(files) {
      const wanted = new Set(files.map(({ id }) => id));
      for (const [id, entry] of entries)
        if (!wanted.has(id)) {
          giveUp(entry);
          entries.delete(id);
        }
      for (const file of files) if (!entries.has(file.id)) entries.set(file.id, newEntry(file));
      startNext();
    },
    retry(id) {
      const entry = entries.get(id);
      if (entry?.state === 'refused') Object.assign(entry, { state: 'waiting', failures: 0 });
      startNext();
    },
    close() {
      isClosed = true;
      stopListening();
      for (const { timer } of entries.values()) clearTimeout(timer);
    },
  };
}

function endPauses(entries: Iterable<Entry>): void {
  for (const entry of entries)
    if (entry.state === 'paused') {
      clearTimeout(entry.timer);
      entry.state = 'waiting';
    }
}

/** Those that may start now. */
function nextOf(entries: readonly Entry[]): Entry[] {
  const free = atOnce - entries.filter(({ state }) => state === 'sending').length;
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return waiting.sort((a, b) => a.file.blob.size - b.file.blob.size).slice(0, Math.max(0, free));
}

const newEntry = (file: BerkasMenunggu): Entry => ({
  file,
  state: 'waiting',
  failures: 0,
  controller: new AbortController(),
});

function giveUp({ controller, state, timer }: Entry): void {
  clearTimeout(timer);
  if (state !== 'stored') controller.abort();
}

/** Calls when the network or the page is back; the answer ends it. */
function listenForReturn(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', look);
  };
}

function whyOf(problem: unknown): string {
  if (!(problem instanceof CallError)) return waitingText(0);
  const { httpStatus, rincian, message } = problem;
  return waitingText(httpStatus, httpStatus >= 500 && rincian === undefined ? message : undefined);
}

/** The server's own words about the file; a portal of the network that answers with such a status has none. */
const isRefusalOfFile = (problem: unknown): problem is CallError =>
  problem instanceof CallError && judging.includes(problem.httpStatus) && problem.rincian === undefined;
