import { systemClock } from '../../../server/clock/system-clock.ts';
import { judgeSimulasi } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import type { IsianSimulasi, LaporanSimulasi } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Context } from '../../../context.ts';
import { sandboxHeader } from '../../../http/door/sandbox-door.ts';
import type { Sandbox } from '../rehearsal/sandbox.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { version } from '../../../server/version.ts';
import { compareWithServer } from './check-log.queries.ts';
import type { Ended, Rehearsal } from '../rehearsal/rehearsal.ts';
import type { FromWorker } from './simulate.worker.ts';
import type { SimulationResult, SimulationTask, Stage } from './simulation.ts';

/** Where each stage begins and how much of the whole it is, in percent. */
const stages: Record<Stage | 'siap' | 'periksa', { from: number; share: number; words: string }> = {
  siap: { from: 0, share: 3, words: 'Menyiapkan ruang gladi' },
  masuk: { from: 3, share: 9, words: 'Peserta virtual masuk' },
  gambar: { from: 12, share: 3, words: 'Memuat gambar soal' },
  mulai: { from: 15, share: 5, words: 'Mulai serentak' },
  mengerjakan: { from: 20, share: 55, words: 'Mengerjakan ujian' },
  selesai: { from: 75, share: 7, words: 'Menyelesaikan ujian' },
  kapasitas: { from: 82, share: 10, words: 'Mengukur kapasitas kirim jawaban' },
  periksa: { from: 92, share: 8, words: 'Memeriksa jawaban di server' },
};
/** Participants whose devices carry the load of the search for the capacity. */
const spareCount = 200;

/** Runs virtual participants against a sandbox of this server, in a thread of their own. */
export function runSimulasi(
  context: Context,
  sandboxOf: () => Promise<Sandbox>,
  id: string,
  isian: IsianSimulasi,
): Rehearsal {
  let stage = stages.siap;
  let [share, diakui] = [0, 0];
  const stopping = new AbortController();

  async function run(): Promise<Ended> {
    const bebanAwal = loadavg()[0] ?? null;
    const sandbox = await sandboxOf();
    try {
      const seed = new DataView(systemRandomness.bytes(4).buffer).getUint32(0);
      const task: SimulationTask = {
        port: sandbox.port,
        headers: { [sandboxHeader]: sandbox.key },
        publicKey: sandbox.publicKey,
        seed,
        detik: isian.detik,
        gangguan: isian.gangguan,
        logins: await sandbox.addParticipants(isian.peserta, 'Gladi'),
        spare: isian.ukur_kapasitas ? await sandbox.addParticipants(spareCount, 'Kapasitas') : [],
      };
      const restarts: number[] = [];
      const result = await inWorker(task, stopping.signal, {
        tell: (progress) => {
          stage = stages[progress.tahap];
          share = progress.bagian;
          diakui = Math.max(diakui, progress.diakui);
        },
        restart: async () => {
          const beganMs = systemClock.monotonicMs();
          await sandbox.restart();
          restarts.push(systemClock.monotonicMs() - beganMs);
        },
      });
      if (!result) return { lulus: null, laporan: null };
      [stage, share] = [stages.periksa, 0];
      const compared = await compareWithServer(sandbox.read(), result.devices);
      share = 0.5;
      const replayed = await sandbox.verify();
      const laporan = buildLaporan(context, { seed, bebanAwal, result, compared, replayed, restarts });
      return { lulus: judgeSimulasi(isian.peserta, laporan).lulus, laporan };
    } finally {
      await sandbox.close();
    }
  }

  return {
    show: () => ({
      hp: null,
      simulasi: {
        id,
        peserta: isian.peserta,
        tahap: stage.words,
        persen: Math.floor(stage.from + stage.share * Math.min(1, share)),
        diakui,
      },
    }),
    ended: run(),
    stop: () => stopping.abort(),
  };
}

interface WorkerEars {
  tell(progress: Extract<FromWorker, { jenis: 'kemajuan' }>['progress']): void;
  restart(): Promise<void>;
}

/** The result of the worker; undefined where it was stopped before. Rejects where it fails. */
async function inWorker(
  task: SimulationTask,
  signal: AbortSignal,
  ears: WorkerEars,
): Promise<SimulationResult | undefined> {
  const file = new URL('./simulate.worker.ts', import.meta.url);
  const hear = async (message: FromWorker, tell: (message: 'open') => void) => {
    if (message.jenis === 'hasil') return message.result;
    if (message.jenis === 'kemajuan') ears.tell(message.progress);
    else {
      await ears.restart();
      tell('open');
    }
    return undefined;
  };
  try {
    return await runInWorker(file, { data: task, signal, hear });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

interface Found {
  seed: number;
  bebanAwal: number | null;
  result: SimulationResult;
  compared: Awaited<ReturnType<typeof compareWithServer>>;
  replayed: Awaited<ReturnType<Sandbox['verify']>>;
  restarts: number[];
}

function buildLaporan(context: Context, found: Found): LaporanSimulasi {
  const { result, compared, replayed, restarts } = found;
  const { devices: _, gangguan, ...measured } = result;
  const { dibuat, diakui, hilang, ganda, butir, berbeda, temuan } = compared;
  return {
    ...measured,
    benih: found.seed,
    mesin: {
      prosesor: cpus()[0]?.model.trim() ?? '',
      inti: cpus().length,
      memori_mb: Math.round(totalmem() / 1_048_576),
      basis_data: context.store.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      versi: version,
      // Windows has no such figure.
      beban_awal: process.platform === 'win32' ? null : found.bebanAwal,
    },
    operasi: { dibuat, diakui, hilang, ganda },
    jawaban: { diperiksa: butir, berbeda },
    gangguan: {
      ...gangguan,
      nyala_ulang: restarts.length,
      nyala_ulang_ms: Math.round(Math.max(0, ...restarts)),
    },
    putar_ulang: { operasi: replayed.operasi, perbedaan: replayed.differences.length },
    temuan: [...temuan, ...replayed.differences.slice(0, 20).map(({ pesan }) => pesan)],
  };
}
