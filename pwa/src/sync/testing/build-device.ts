import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openSafeStorage, type TextStorage } from '../../ports/safe-storage.ts';
import { ClockDb } from '../../local-db/clock-db.ts';
import { DeviceDb } from '../../local-db/device-db.ts';
// Loaded before a test's own time begins.
import '../send/background-sender.ts';
import '../emergency/seal-streams.ts';
import '../offline/offline-part.ts';
import { createExamEngine } from '../create-exam-engine.ts';
import type { ExamEngine, ExamSession } from '../ports/exam-session.ts';
import { NewsBox } from '../ports/news-box.ts';
import type { Ports, TabGate } from '../ports/ports.ts';
import { FakeMachine } from './fake-machine.ts';
import { FakeServer } from './fake-server.ts';
import { FakeTime, settle } from './fake-time.ts';
import { createSeededRandomness } from './seeded-randomness.ts';

export const jadwalUjianId = 'baris-1';

const aloneGate: TabGate = { claim: () => ({ settled: Promise.resolve(true), release: () => undefined }) };

export interface Device {
  ports: Ports;
  disk: IDBFactory;
  machine: FakeMachine;
  engine: ExamEngine;
  /** Names of blob URLs that are alive, with their bytes. */
  urls: Map<string, Uint8Array>;
  /** Starts the exam and lets the first batch arrive. */
  start(): Promise<ExamSession>;
  /** The page dies without a word and is opened again on the same disk, with `account` signed in. */
  crash(account?: string): Device;
  /** The network seems to be back. */
  reconnect(): Promise<void>;
}

export interface World {
  time: FakeTime;
  server: FakeServer;
  device: Device;
}

let worlds = 0;

export function buildWorld(options: { butir?: number; bolehMs?: number } = {}): World {
  const time = new FakeTime();
  const server = new FakeServer(time, options);
  return { time, server, device: buildDevice(time, server) };
}

/** Words that outlive a page, by the disk that they stand on. */
const marks = new WeakMap<IDBFactory, TextStorage>();
function marksOf(disk: IDBFactory): TextStorage {
  const kept =
    marks.get(disk) ??
    openSafeStorage(() => {
      throw new Error('memory only');
    });
  marks.set(disk, kept);
  return kept;
}

/** A device with its own disk; `idb` given: a new page on an old disk. */
export function buildDevice(
  time: FakeTime,
  server: FakeServer,
  idb = new IDBFactory(),
  account: string | undefined = 'siti',
  machine = new FakeMachine(time),
): Device {
  const storage = { indexedDB: idb, IDBKeyRange };
  const urls = new Map<string, Uint8Array>();
  const listeners = new Set<() => void>();
  let isDead = false;
  const seed = `device-${++worlds}`;
  const ports: Ports = {
    clock: machine,
    randomness: createSeededRandomness(seed),
    scheduler: { after: (ms, fn) => machine.after(ms, () => !isDead && fn()) },
    transport: server,
    tabGate: aloneGate,
    blobUrls: {
      create: (bytes) => {
        const url = `blob:${seed}/${urls.size}`;
        urls.set(url, bytes);
        return url;
      },
      revoke: (url) => void urls.delete(url),
    },
    db: new DeviceDb(storage),
    clockDb: new ClockDb(storage),
    marks: marksOf(idb),
    news: new NewsBox(async () => ({ baterai: null, mengisi: null, ruang_mb: null, tetap: null })),
    authorization: async () => 'Bearer masuk',
    akun: () => account,
    idle: () => Promise.resolve(),
    rest: () => Promise.resolve(),
    onReconnect: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const engine = createExamEngine(ports);
  return {
    ports,
    disk: idb,
    machine,
    engine,
    urls,
    start: async () => {
      const session = await engine.start(jadwalUjianId, 'ABCDEF');
      await time.advance(200);
      return session;
    },
    crash: (next = account) => {
      isDead = true;
      ports.db.close();
      ports.clockDb.close();
      return buildDevice(time, server, idb, next, machine);
    },
    reconnect: async () => {
      for (const listener of listeners) listener();
      await time.advance(0);
      await settle();
    },
  };
}
