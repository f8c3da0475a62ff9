import { laporGladiHp } from '@spmb/shared/gladi-bersih/calls.ts';
import type { JawabanLapor, LaporGladi, TiketGladi } from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { VirtualDevice, type DevicePorts } from '@spmb/shared/gladi-bersih/virtual-device.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import { LitScreen } from './lit-screen.ts';
import { answerTimeoutMs, RehearsalCalls } from './rehearsal-calls.ts';

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

/** Where a device joins: the code of the rehearsal, and who it is in it. */
export interface Invited {
  kode: string;
  tiket: TiketGladi;
}

interface Exam {
  id: string;
  paket: { alamat: string; gambar: string[] } | null;
}

/** What a device of a rehearsal does, and what it has measured. */
export class RehearsingDevice {
  readonly screen: LitScreen;
  readonly #ports: RehearsalPorts;
  readonly #invited: Invited;
  readonly #calls: RehearsalCalls;
  readonly #show: (view: DeviceView) => void;
  readonly #device: VirtualDevice;
  readonly #view: DeviceView = { tahap: 'memuat', muatMs: null, terkirim: 0, gagal: 0, terakhirMs: null };
  /** From a batch to its acknowledgement, in ms. */
  readonly #times: number[] = [];
  #sheet: string[] = [];
  #startedMs = 0;
  #serentak: LaporGladi['serentak'] = null;

  constructor(ports: RehearsalPorts, invited: Invited, show: (view: DeviceView) => void) {
    this.#ports = ports;
    this.#invited = invited;
    this.#show = show;
    this.screen = new LitScreen(ports.clock);
    this.#calls = new RehearsalCalls(ports, invited.kode);
    this.#device = new VirtualDevice(ports, 'gladi');
  }

  get isWorking(): boolean {
    return this.#view.tahap === 'bekerja';
  }

  end(): void {
    this.#tell({ tahap: 'selesai' });
  }

  #tell(news: Partial<DeviceView>): void {
    this.#show(Object.assign(this.#view, news));
  }

  #countFailure(): void {
    this.#tell({ gagal: this.#view.gagal + 1 });
  }

  /** Loads the sheet past every cache: each device has to carry it through the air. */
  async #load(): Promise<void> {
    for (const address of this.#sheet)
      await (await this.#calls.call(address, { cache: 'no-store' })).arrayBuffer();
  }

  /** Opens the exam as a participant's page does; counts it as failed where it does not work. */
  async open(): Promise<void> {
    const stayedLit = this.screen.measure();
    try {
      const beganMs = this.screen.litMs();
      await this.#start();
      this.#tell({ tahap: 'bekerja', muatMs: this.screen.litMs() - beganMs });
      this.#startedMs = this.#ports.clock.monotonicMs();
    } catch {
      if (stayedLit()) this.#countFailure();
    }
  }

  async #start(): Promise<void> {
    const { tiket } = this.#invited;
    const login = { email: tiket.nomor, password: tiket.sandi };
    const { token } = await this.#calls.post<{ token: string }>('/api/auth/token', login);
    this.#calls.token = token;
    const [exam] = await this.#calls.post<Exam[]>('/api/peserta/dashboard-jadwal-ujian', {});
    if (!exam?.paket) throw new Error('no sheet');
    this.#sheet = [exam.paket.alamat, ...exam.paket.gambar.map((one) => `/api/paket-gambar/${one}`)];
    await this.#load();
    const server = await this.#calls.call('/api/ujian-server');
    const { kunci_publik } = (await server.json()) as { kunci_publik: string };
    const ask = { jadwal_ujian_id: exam.id, aliran: this.#device.registration(kunci_publik) };
    this.#device.begin(await this.#calls.post<StartAnswer>('/api/peserta/create-soals', ask));
  }

  /** Answers the next question and sends it; counts it as failed where no acknowledgement comes. */
  async sendBatch(): Promise<void> {
    const device = this.#device;
    const { clock } = this.#ports;
    const { urutan } = device.begun();
    const place = device.operations.length;
    const elapsedMs = Math.floor(clock.monotonicMs() - this.#startedMs);
    const pilihan = letters[place % letters.length] ?? null;
    device.record({ jenis: 'jawaban', butir: urutan[place % urutan.length] ?? '', pilihan }, elapsedMs);
    const batch = device.sign(device.batch(elapsedMs));
    const sentMs = clock.monotonicMs();
    const stayedLit = this.screen.measure();
    try {
      const init = { method: 'POST', body: batch.body, headers: { 'x-bukti': batch.proof } };
      const answer = device.readAck(await (await this.#calls.call(batch.path, init)).text());
      if (!answer) throw new Error('no acknowledgement');
      device.ack = answer.ack;
      const tookMs = clock.monotonicMs() - sentMs;
      if (!stayedLit()) return;
      this.#times.push(tookMs);
      this.#tell({ terkirim: this.#view.terkirim + 1, terakhirMs: tookMs });
    } catch {
      if (stayedLit()) this.#countFailure();
    }
  }

  /** Loads the sheet again at the moment at which all devices do. */
  async loadTogether(nomor: number): Promise<void> {
    const { clock } = this.#ports;
    const beganMs = clock.monotonicMs();
    const stayedLit = this.screen.measure();
    const ms = await this.#load().then(
      () => clock.monotonicMs() - beganMs,
      () => null,
    );
    if (stayedLit()) this.#serentak = { nomor, ms };
  }

  /** Tells the server what was measured and answers what it says; undefined where it cannot be reached. */
  async report(): Promise<(Partial<JawabanLapor> & { status?: boolean }) | undefined> {
    const { muatMs, terkirim, gagal } = this.#view;
    const news: LaporGladi = {
      kode: this.#invited.kode,
      perangkat_id: this.#invited.tiket.perangkat_id,
      muat_ms: muatMs,
      terkirim,
      gagal,
      bolak_balik_ms: this.#times.slice(-timesKept),
      serentak: this.#serentak,
      gelap: this.screen.isDark,
    };
    try {
      const answer = await this.#ports.fetch(laporGladiHp.path, {
        method: 'POST',
        body: JSON.stringify(news),
        headers: { 'content-type': 'application/json' },
        // The last word of a screen that goes dark.
        keepalive: true,
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      return (await answer.json()) as Partial<JawabanLapor> & { status?: boolean };
    } catch {
      return undefined;
    }
  }
}
