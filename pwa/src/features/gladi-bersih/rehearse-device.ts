import { laporGladiHp } from '@spmb/shared/gladi-bersih/calls.ts';
import {
  ritmeHpMs,
  type JawabanLapor,
  type LaporGladi,
  type TiketGladi,
} from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { VirtualDevice, type DevicePorts } from '@spmb/shared/gladi-bersih/virtual-device.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { letters } from '@spmb/shared/sync/operation.ts';
import type { StartAnswer } from '@spmb/shared/sync/protocol.ts';

const answerTimeoutMs = 15_000;
const timesKept = 40;

/** What the page shows of its device. */
export interface DeviceView {
  tahap: 'memuat' | 'bekerja' | 'selesai';
  muatMs: number | null;
  terkirim: number;
  gagal: number;
  terakhirMs: number | null;
}

export interface RehearsalPorts extends DevicePorts {
  clock: Clock;
  fetch: typeof fetch;
  /** Tells whenever the screen goes dark or shows something else, and when it is back; the answer ends it. */
  watchScreen(tell: (isDark: boolean) => void): () => void;
}

interface Exam {
  id: string;
  paket: { alamat: string; gambar: string[] } | null;
}

/**
 * One device of a rehearsal: it opens the exam as a participant's page does, sends a batch every five seconds, and
 * reports what it met until `signal` aborts or the rehearsal is over. A request under way is left to its own limit:
 * browsers of the build target cannot join two signals.
 */
export async function rehearse(
  ports: RehearsalPorts,
  { kode, tiket }: { kode: string; tiket: TiketGladi },
  show: (view: DeviceView) => void,
  signal: AbortSignal,
): Promise<void> {
  const { clock } = ports;
  const device = new VirtualDevice(ports, 'gladi');
  const view: DeviceView = { tahap: 'memuat', muatMs: null, terkirim: 0, gagal: 0, terakhirMs: null };
  const times: number[] = [];
  let serentak: LaporGladi['serentak'] = null;
  let planned = 0;
  let token = '';
  let sheet: string[] = [];
  let isDark = false;
  /** How often the screen went dark: what was measured meanwhile says nothing of the network. */
  let darkened = 0;
  const measures = () => {
    const before = darkened;
    return () => !isDark && darkened === before;
  };
  let [darkMs, darkSinceMs] = [0, 0];
  /** Time with a lit screen. */
  const litMs = () => (isDark ? darkSinceMs : clock.monotonicMs()) - darkMs;
  const tell = (news: Partial<DeviceView>) => show(Object.assign(view, news));

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await ports.fetch(path, {
      ...init,
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-gladi': kode,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }
  const post = async <T>(path: string, body: object): Promise<T> =>
    (await (await call(path, { method: 'POST', body: JSON.stringify(body) })).json()) as T;

  /** Past every cache: each device has to carry it through the air. */
  async function load(): Promise<void> {
    for (const address of sheet) await (await call(address, { cache: 'no-store' })).arrayBuffer();
  }

  async function open(): Promise<void> {
    const beganMs = litMs();
    ({ token } = await post<{ token: string }>('/api/auth/token', {
      email: tiket.nomor,
      password: tiket.sandi,
    }));
    const [exam] = await post<Exam[]>('/api/peserta/dashboard-jadwal-ujian', {});
    if (!exam?.paket) throw new Error('no sheet');
    sheet = [exam.paket.alamat, ...exam.paket.gambar.map((one) => `/api/paket-gambar/${one}`)];
    await load();
    const { kunci_publik } = (await (await call('/api/ujian-server')).json()) as { kunci_publik: string };
    const aliran = device.registration(kunci_publik);
    device.begin(await post<StartAnswer>('/api/peserta/create-soals', { jadwal_ujian_id: exam.id, aliran }));
    tell({ tahap: 'bekerja', muatMs: litMs() - beganMs });
  }

  let startedMs = 0;
  async function sendBatch(): Promise<void> {
    const { urutan } = device.begun();
    const place = device.operations.length;
    const elapsedMs = Math.floor(clock.monotonicMs() - startedMs);
    const pilihan = letters[place % letters.length] ?? null;
    device.record({ jenis: 'jawaban', butir: urutan[place % urutan.length] ?? '', pilihan }, elapsedMs);
    const batch = device.sign(device.batch(elapsedMs));
    const sentMs = clock.monotonicMs();
    const isMeasured = measures();
    try {
      const init = { method: 'POST', body: batch.body, headers: { 'x-bukti': batch.proof } };
      const answer = device.readAck(await (await call(batch.path, init)).text());
      if (!answer) throw new Error('no acknowledgement');
      device.ack = answer.ack;
      const tookMs = clock.monotonicMs() - sentMs;
      if (!isMeasured()) return;
      times.push(tookMs);
      tell({ terkirim: view.terkirim + 1, terakhirMs: tookMs });
    } catch {
      if (isMeasured()) tell({ gagal: view.gagal + 1 });
    }
  }

  /** Answers whether the rehearsal goes on. */
  async function report(): Promise<boolean> {
    const news: LaporGladi = {
      kode,
      perangkat_id: tiket.perangkat_id,
      muat_ms: view.muatMs,
      terkirim: view.terkirim,
      gagal: view.gagal,
      bolak_balik_ms: times.slice(-timesKept),
      serentak,
      gelap: isDark,
    };
    try {
      const answer = await ports.fetch(laporGladiHp.path, {
        method: 'POST',
        body: JSON.stringify(news),
        headers: { 'content-type': 'application/json' },
        // The last word of a screen that goes dark.
        keepalive: true,
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      const told = (await answer.json()) as Partial<JawabanLapor> & { status?: boolean };
      if (told.serentak && told.serentak.nomor > planned && view.tahap === 'bekerja') {
        planned = told.serentak.nomor;
        void loadAt(told.serentak);
      }
      return told.selesai !== true && told.status !== false;
    } catch {
      return true;
    }
  }

  async function loadAt({ nomor, dalam_ms }: NonNullable<JawabanLapor['serentak']>): Promise<void> {
    await pause(Math.max(0, dalam_ms), signal);
    const beganMs = clock.monotonicMs();
    const isMeasured = measures();
    const ms = await load().then(
      () => clock.monotonicMs() - beganMs,
      () => null,
    );
    if (isMeasured()) serentak = { nomor, ms };
  }

  const unwatch = ports.watchScreen((dark) => {
    if (dark === isDark) return;
    if (!dark) darkMs += clock.monotonicMs() - darkSinceMs;
    else [darkSinceMs, darkened] = [clock.monotonicMs(), darkened + 1];
    isDark = dark;
    void report();
  });
  signal.addEventListener('abort', unwatch);
  while (!signal.aborted) {
    const isMeasured = measures();
    if (view.tahap === 'memuat')
      await open().then(
        () => (startedMs = clock.monotonicMs()),
        () => isMeasured() && tell({ gagal: view.gagal + 1 }),
      );
    else await sendBatch();
    if (!(await report())) {
      tell({ tahap: 'selesai' });
      unwatch();
      return;
    }
    await pause(ritmeHpMs, signal);
  }
}

/** Resolves early where `signal` aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
