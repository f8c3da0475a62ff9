import type {
  IsianGladiHp,
  JawabanLapor,
  LaporGladi,
  TiketGladi,
  UndanganGladi,
} from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { isJaringanLulus } from '@spmb/shared/gladi-bersih/judge-jaringan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import type { Sandbox } from '../rehearsal/sandbox.ts';
import { GladiDevices } from './gladi-devices.ts';
import type { Ended, Rehearsal } from '../rehearsal/rehearsal.ts';

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
  const endMs = clock.nowMs() + isian.menit * 60_000;
  const devices = new GladiDevices(clock, isian.ruang, endMs);
  let sandbox: Sandbox | undefined;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

  async function run(): Promise<Ended> {
    sandbox = await sandboxOf();
    const watch = setInterval(() => {
      if (clock.nowMs() >= endMs) stop();
    }, 1_000);
    try {
      context.sandbox.open(sandbox);
      // Not before: filling the sandbox holds the server up for a moment.
      devices.watchServer();
      await stopped;
      const laporan = devices.judge();
      return { lulus: isJaringanLulus(laporan), laporan };
    } finally {
      clearInterval(watch);
      devices.leaveServer();
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
        laporan: devices.judge(),
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
      const perangkat_id = devices.add(ruang, address);
      const [login] = await open.addParticipants(1, ruang);
      return { perangkat_id, nomor: login?.nomor ?? '', sandi: login?.sandi ?? '' };
    },
    report({ kode, perangkat_id, ...news }) {
      if (sandbox?.key !== kode) return { selesai: true, serentak: null };
      return devices.note(perangkat_id, news);
    },
    loadTogether: () => devices.loadTogether(),
  };
}
