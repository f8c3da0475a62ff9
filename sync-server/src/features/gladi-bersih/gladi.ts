import type { GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import type { IsianGladiHp } from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import type { IsianSimulasi } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Actor } from '../../db/store.ts';
import type { Sandbox } from './rehearsal/sandbox.ts';
import { findAlamatHp } from './hp/alamat-hp.queries.ts';
import { endGladi, insertGladi } from './rehearsal/gladi-bersih.mutations.ts';
import type { Rehearsal } from './rehearsal/rehearsal.ts';
import { runGladiHp, type GladiHp } from './hp/run-gladi-hp.ts';
import { runSimulasi } from './simulasi/run-simulasi.ts';
import { buildUndangan } from './hp/undangan.ts';
import { findUjianDekat } from './ujian-dekat.queries.ts';

/** How often a running rehearsal looks whether a real exam comes near. */
const lookEveryMs = 10_000;
const cancelledText = 'Dihentikan oleh panitia.';
const noRoomText =
  'Ruang disk komputer server hampir habis. Kosongkan sebagian, lalu mulai lagi; gladi memerlukan sekitar 200 MB.';

const nearText = (exam: string): string =>
  `Gladi bersih tidak dapat dijalankan: ujian sungguhan sedang berlangsung atau mulai dalam 30 menit (${exam}). Jalankan setelah ujian itu selesai.`;

interface Running {
  rehearsal: Rehearsal;
  hp: GladiHp | undefined;
  /** Resolves when nothing of it is left but its report. */
  over: Promise<void>;
}

/** The one rehearsal of a server, of either kind. */
export class Gladi {
  readonly #context: Context;
  readonly #openSandbox: () => Promise<Sandbox>;
  #running: Running | undefined;
  #isStarting = false;
  /** Why it is being ended early. */
  #sebab: string | undefined;

  constructor(context: Context, openSandbox: () => Promise<Sandbox>) {
    this.#context = context;
    this.#openSandbox = openSandbox;
    context.sandbox.hold(async () => {
      this.stop('Server berhenti saat gladi berjalan.');
      await this.#running?.over;
    });
  }

  /** Why no rehearsal may run now, in a sentence; undefined where one may. */
  async #findObstacle(): Promise<string | undefined> {
    const { store, clock, zona, isDemo } = this.#context;
    if (isDemo) return undefined;
    const exam = await findUjianDekat(store.read, clock.nowMs(), await zona());
    return exam === undefined ? undefined : nearText(exam);
  }

  /** What runs now; `here` is the address at which who asks has opened the server. */
  async show(here: string): Promise<GladiJalan> {
    const halangan = (await this.#findObstacle()) ?? null;
    const { simulasi, hp } = this.#running?.rehearsal.show() ?? { simulasi: null, hp: null };
    if (!hp) return { halangan, simulasi, hp };
    const alamat = await findAlamatHp(this.#context.store.read);
    const undangan = hp.kode === '' ? { alamat: null, qr: null } : await buildUndangan(alamat, here, hp.kode);
    return { halangan, simulasi, hp: { ...hp, ...undangan } };
  }

  startSimulasi(actor: Actor, isian: IsianSimulasi): Promise<string> {
    const nama = `Simulasi ${isian.peserta.toLocaleString('id-ID')} peserta`;
    return this.#start(actor, { jenis: 'simulasi', nama, isian }, (id) => ({
      rehearsal: runSimulasi(this.#context, this.#openSandbox, id, isian),
      hp: undefined,
    }));
  }

  openHp(actor: Actor, isian: IsianGladiHp): Promise<string> {
    return this.#start(actor, { jenis: 'hp', nama: isian.nama, isian }, (id) => {
      const hp = runGladiHp(this.#context, this.#openSandbox, id, isian);
      return { rehearsal: hp, hp };
    });
  }

  /** The one with real devices; refuses where none is open. */
  hp(): GladiHp {
    const hp = this.#running?.hp;
    if (!hp)
      throw new Refusal('Gladi ini sudah ditutup. Tanyakan ke panitia.', 200, { jenis: 'gladi-tutup' });
    return hp;
  }

  /** Ends what runs; a rehearsal of devices is whole then, a simulation is not. Answers whether anything ran. */
  stop(sebab: string = cancelledText): boolean {
    if (!this.#running) return false;
    if (this.#running.hp === undefined || sebab !== cancelledText) this.#sebab ??= sebab;
    this.#running.rehearsal.stop();
    return true;
  }

  async #start(
    actor: Actor,
    row: Pick<Parameters<typeof insertGladi>[1], 'jenis' | 'nama' | 'isian'>,
    begin: (id: string) => Pick<Running, 'rehearsal' | 'hp'>,
  ): Promise<string> {
    if (this.#running || this.#isStarting)
      throw new Refusal('Gladi bersih lain sedang berjalan. Tunggu sampai selesai, atau hentikan dahulu.');
    this.#isStarting = true;
    try {
      const { store, clock, media } = this.#context;
      const obstacle = await this.#findObstacle();
      if (obstacle !== undefined) throw new Refusal(obstacle);
      if (!(await media.hasSpace())) throw new Refusal(noRoomText);
      const mulai_ms = clock.nowMs();
      const id = newId(mulai_ms);
      await store.tx(actor, (tx) => insertGladi(tx, { ...row, id, mulai_ms }));
      this.#sebab = undefined;
      const begun = begin(id);
      this.#running = { ...begun, over: this.#follow(actor, id, begun.rehearsal) };
      return id;
    } finally {
      this.#isStarting = false;
    }
  }

  /** Writes the report when it ends, and ends it where a real exam comes near. */
  async #follow(actor: Actor, id: string, rehearsal: Rehearsal): Promise<void> {
    const { store, clock, log } = this.#context;
    const look = setInterval(() => {
      this.#findObstacle().then(
        (obstacle) => obstacle !== undefined && this.stop(obstacle),
        (error: unknown) => log.error({ err: error }, 'rehearsal could not look for exams'),
      );
    }, lookEveryMs);
    try {
      const { lulus, laporan } = await rehearsal.ended.catch((error: unknown) => {
        log.error({ err: error }, 'rehearsal failed');
        this.#sebab ??= 'Gladi gagal dijalankan. Coba lagi; bila berulang, nyalakan ulang server.';
        return { lulus: null, laporan: null };
      });
      const sebab = this.#sebab ?? null;
      const status = sebab === null ? 'selesai' : sebab === cancelledText ? 'dibatalkan' : 'terhenti';
      const ended = { status, sebab, lulus: sebab === null ? lulus : null, laporan } as const;
      await store.tx(actor, (tx) => endGladi(tx, id, { ...ended, selesai_ms: clock.nowMs() }));
    } catch (error) {
      log.error({ err: error }, 'the report of a rehearsal was not written');
    } finally {
      clearInterval(look);
      this.#running = undefined;
    }
  }
}
