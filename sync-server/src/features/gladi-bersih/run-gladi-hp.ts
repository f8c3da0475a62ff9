import { addressRange } from '@spmb/shared/kernel/address-range.ts';
import {
  perangkatGladiMax,
  type IsianGladiHp,
  type JawabanLapor,
  type LaporGladi,
  type PerangkatGladi,
  type TiketGladi,
  type UndanganGladi,
} from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { isJaringanLulus, judgeJaringan } from '@spmb/shared/gladi-bersih/judge-jaringan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Ended, Rehearsal } from './rehearsal.ts';

/** A server that is held up longer than this, once in twenty times, answers late whatever the network does. */
const busyMs = 250;
/** So long after the word all devices load the sheet at once: every device has heard it by then. */
const togetherInMs = 10_000;
const overText = 'Gladi ini sudah ditutup. Tanyakan ke panitia.';

/** A rehearsal with real devices, as long as it is open. */
export interface GladiHp extends Rehearsal {
  invite(kode: string): UndanganGladi;
  join(kode: string, ruang: string, address: string): Promise<TiketGladi>;
  report(sent: LaporGladi): JawabanLapor;
  /** Lets all devices load the sheet at one moment. */
  loadTogether(): void;
}

/** Opens the sandbox for devices that come in from the rooms. */
export function runGladiHp(
  context: Context,
  sandboxOf: () => Promise<Sandbox>,
  id: string,
  isian: IsianGladiHp,
): GladiHp {
  const { clock } = context;
  const devices = new Map<string, PerangkatGladi>();
  const endMs = clock.nowMs() + isian.menit * 60_000;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let sandbox: Sandbox | undefined;
  let together: { nomor: number; atMs: number } | undefined;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

  const describe = () =>
    judgeJaringan({
      devices: [...devices.values()],
      ruang: isian.ruang,
      nowMs: Math.min(clock.nowMs(), endMs),
      isServerBusy: delay.percentile(95) / 1e6 > busyMs,
    });

  async function run(): Promise<Ended> {
    sandbox = await sandboxOf();
    const watch = setInterval(() => {
      if (clock.nowMs() >= endMs) stop();
    }, 1_000);
    try {
      context.sandbox.open(sandbox);
      // Not before: filling the sandbox holds the server up for a moment.
      delay.enable();
      await stopped;
      const laporan = describe();
      return { lulus: isJaringanLulus(laporan), laporan };
    } finally {
      clearInterval(watch);
      delay.disable();
      context.sandbox.close();
      const closed = sandbox;
      sandbox = undefined;
      await closed.close();
    }
  }

  /** Refuses where the code is of no open rehearsal. */
  function opened(kode: string): Sandbox {
    if (sandbox?.key !== kode.toUpperCase()) throw new Refusal(overText, 200, { jenis: 'gladi-tutup' });
    return sandbox;
  }

  return {
    show: () => ({
      simulasi: null,
      hp: {
        id,
        nama: isian.nama,
        kode: sandbox?.key ?? '',
        sisa_ms: Math.max(0, endMs - clock.nowMs()),
        laporan: describe(),
      },
    }),
    ended: run(),
    stop,
    invite(kode) {
      opened(kode);
      return { nama: isian.nama, ruang: isian.ruang };
    },
    async join(kode, ruang, address) {
      const open = opened(kode);
      if (devices.size >= perangkatGladiMax)
        throw new Refusal('Gladi ini sudah penuh: 2.000 perangkat. Tanyakan ke panitia.');
      const nowMs = clock.nowMs();
      const perangkat_id = newId(nowMs);
      devices.set(perangkat_id, {
        ...{ id: perangkat_id, ruang, rentang: addressRange(address) },
        ...{ masuk_ms: nowMs, kontak_ms: nowMs, muat_ms: null, terkirim: 0, gagal: 0 },
        ...{ bolak_balik_ms: [], serentak: null, gelap: false },
      });
      const [login] = await open.addParticipants(1, ruang);
      return { perangkat_id, nomor: login?.nomor ?? '', sandi: login?.sandi ?? '' };
    },
    report({ kode, perangkat_id, ...news }) {
      if (sandbox?.key !== kode) return { selesai: true, serentak: null };
      const known = devices.get(perangkat_id);
      if (!known) throw new Refusal('Perangkat ini tidak dikenal. Muat ulang halaman ini.');
      const nowMs = clock.nowMs();
      Object.assign(known, news, { kontak_ms: nowMs });
      return {
        selesai: nowMs >= endMs,
        serentak: together ? { nomor: together.nomor, dalam_ms: together.atMs - nowMs } : null,
      };
    },
    loadTogether() {
      together = { nomor: (together?.nomor ?? 0) + 1, atMs: clock.nowMs() + togetherInMs };
    },
  };
}
