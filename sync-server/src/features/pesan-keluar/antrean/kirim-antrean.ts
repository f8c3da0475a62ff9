import { mediaOf } from '@spmb/shared/pesan-keluar/kanal.ts';
import { akhirTenang, kataLanjut } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import type { KirimPesan } from '../kanal/kanal.ts';
import { pilihKanal } from '../kanal/pilih-kanal.ts';
import { sidikKanal } from '../kanal/sidik-kanal.ts';
import { countHariIni, countPercobaan, hasAntrean } from './antrean.queries.ts';
import { isiSaatDikirim } from './isi-tautan.ts';
import { isIstirahat, istirahatSesudah, tanpaIstirahat } from './istirahat.ts';
import { akhiriPercobaan, ambilPesan, ragukanPesan } from './kirim.mutations.ts';
import { hasRagu, hasSiap } from './sewa.queries.ts';

const minuteMs = 60_000;
/** So often a run looks for leases that are over. */
const lookEveryMs = 5_000;
/** 0 to 1. */
const acak = (): number => (systemRandomness.bytes(1)[0] ?? 0) / 255;

type Siap = { kanal: Parameters<typeof ambilPesan>[2]['kanal'] } & ({ kirim: KirimPesan } | { diam: string });

/**
 * Sends what waits, one message after another, as far as settings, limits and hours let it. One run at a time in a process,
 * and one process has the data.
 */
export class Pengirim {
  readonly #context: Context;
  #isRunning = false;
  /** Of the channel with this print: another one is asked at once. */
  #rest = { sidik: '', ...tanpaIstirahat };

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Goes on until nothing may go out any more, `signal` is aborted or the gate is shut; a message that is being sent is
   * finished. What nobody is certain of any more is found on the way. Answers how many were tried.
   */
  async kirim(signal: AbortSignal): Promise<number> {
    if (this.#isRunning) return 0;
    this.#isRunning = true;
    let jumlah = 0;
    try {
      if (!(await hasAntrean(this.#context.store.read))) return 0;
      const { store, clock, state, gate } = this.#context;
      let goesOn = true;
      let lookMs = 0;
      while (goesOn && !signal.aborted && gate.words === undefined) {
        if (clock.monotonicMs() >= lookMs) {
          lookMs = clock.monotonicMs() + lookEveryMs;
          await store.tx(systemActor, (tx) => ragukanPesan(tx, clock.nowMs(), state.generasi));
        }
        goesOn = await this.#kirimSatu();
        if (goesOn) jumlah += 1;
      }
      return jumlah;
    } finally {
      this.#isRunning = false;
    }
  }

  /** Whether a run would find anything to do now. */
  async isPerlu(): Promise<boolean> {
    const { store, clock, state } = this.#context;
    if (!(await hasAntrean(store.read))) return false;
    if (await hasRagu(store.read, clock.nowMs(), state.generasi)) return true;
    const siap = await this.lihat();
    return !('diam' in siap) && hasSiap(store.read, clock.nowMs(), mediaOf(siap.kanal), state.generasi);
  }

  /** Sends the next one; false: none may go now. */
  async #kirimSatu(): Promise<boolean> {
    const { store, clock, state } = this.#context;
    const siap = await this.lihat();
    if ('diam' in siap) return false;
    const { sidik } = this.#rest;
    const run = { kanal: siap.kanal, generasi: state.generasi, sewa: newId(clock.nowMs()) };
    const ready = await store.tx(systemActor, async (tx) => {
      const row = await ambilPesan(tx, clock.nowMs(), run);
      return row && { taken: row, pesan: await isiSaatDikirim(this.#context, tx, clock.nowMs(), row) };
    });
    if (!ready) return false;
    const { taken, pesan } = ready;
    const { id, putaran, nama, nomor } = taken;
    const sekolah = (await findSekolah(store.read))?.nama ?? '';
    const hasil = await siap.kirim({ kunci: `${id}-${putaran}`, nama, nomor, pesan, sekolah });
    await store.tx(systemActor, (tx) => akhiriPercobaan(tx, clock.nowMs(), taken, hasil, acak()));
    // Where the settings were changed meanwhile, the answer says nothing of the channel that is asked next.
    if (this.#rest.sidik === sidik)
      this.#rest = { sidik, ...istirahatSesudah(this.#rest, hasil, clock.nowMs(), acak()) };
    return true;
  }

  /** The channel where something may go out now, or why nothing may. */
  async lihat(): Promise<Siap> {
    const { store, clock } = this.#context;
    const p = await getPengaturan(store.read, 'pesan');
    const sidik = await sidikKanal(store.read, p);
    if (this.#rest.sidik !== sidik) this.#rest = { sidik, ...tanpaIstirahat };
    const siap = await pilihKanal(this.#context, p);
    if ('diam' in siap) return siap;
    const { kanal } = siap;
    const zona = await this.#context.zona();
    const nowMs = clock.nowMs();
    if (kanal !== 'surel' && !(await findSekolah(store.read))?.sms) return { kanal, diam: mati };
    const quiet = akhirTenang(p, nowMs, zona);
    if (quiet !== undefined) return { kanal, diam: `Jam tenang sampai ${instantInWords(quiet, zona)}.` };
    if (isIstirahat(this.#rest, nowMs))
      return {
        kanal,
        diam: `${this.#rest.sebab} Dicoba lagi ${kataLanjut(p, this.#rest.untilMs, nowMs, zona)}.`,
      };
    if ((await countHariIni(store.read, nowMs, zona)) >= p.per_hari)
      return { kanal, diam: `Batas ${p.per_hari} pesan hari ini tercapai. Dilanjutkan besok.` };
    if ((await countPercobaan(store.read, nowMs - minuteMs + 1, nowMs + minuteMs)) >= p.per_menit)
      return { kanal, diam: `Paling banyak ${p.per_menit} pesan per menit: dilanjutkan sebentar lagi.` };
    return siap;
  }
}

export const mati =
  'Pesan WhatsApp dimatikan. Nyalakan di menu Profil Sekolah, bagian Pendaftaran, lalu kirim lagi.';
