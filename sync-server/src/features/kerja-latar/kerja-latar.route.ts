import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/kerja-latar/calls.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Feature, Job } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../http/route.ts';
import { listKerja } from '../../jobs/kerja-latar.queries.ts';
import { runKerja } from '../../jobs/run-kerja.ts';

type Kerja = Job & Required<Pick<Job, 'kerja'>>;
type Run = Awaited<ReturnType<typeof listKerja>>[number];

/** So long a job that goes on step by step is begun by hand at most; the rest comes by itself. */
export const handMostMs = 10_000;

/** Background work of all features: what staff see of it, and its start by hand. */
export function kerjaLatarRoutes(context: Context, features: readonly Feature[]): Route[] {
  const { store, clock } = context;
  // Timers of jobs begin with the server.
  const startedMs = clock.nowMs();
  const list = () =>
    features.flatMap(({ jobs = [] }) => jobs).filter((job): job is Kerja => job.kerja !== undefined);

  /** Whoever ends the server waits for the call, and the job with it: it is told to stop then, and after a bound. */
  async function start(call: Call, kode: string) {
    const job = list().find(({ kerja }) => kerja.kode === kode);
    if (!job) throw new NotFound('Pekerjaan ini tidak dikenal. Muat ulang daftarnya.');
    if (!mayStart(job, accountOf(call))) throw new Forbidden(403);
    const bound = new AbortController();
    const timer = setTimeout(() => bound.abort(), handMostMs);
    const run = {
      kode,
      actor: actorOf(accountOf(call)),
      work: () =>
        job.run(
          job.kerja.isWhole
            ? context.closing.signal
            : AbortSignal.any([context.closing.signal, bound.signal]),
        ),
      begun: (tx: Parameters<typeof writeAudit>[0]) =>
        writeAudit(tx, clock.nowMs(), { tindakan: 'jalankan_kerja', tabel: 'kerja_latar', baris_id: kode }),
    };
    const isDone = await runKerja(context, run)
      .catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        context.log.error({ err: error }, 'background work failed');
        throw new Refusal(`${job.kerja.nama} gagal. Coba lagi; bila terulang, periksa ruang disk server.`);
      })
      .finally(() => clearTimeout(timer));
    if (!isDone)
      throw new Refusal(
        'Pekerjaan ini sedang berjalan. Tunggu sampai selesai, lalu muat ulang daftarnya.',
        409,
      );
    return acted('Woker berhasil dijalankan');
  }

  return [
    answerCall(calls.daftarKerja, undefined, async ({ call }) => {
      const runs = new Map((await listKerja(store.read)).map((run) => [run.kode, run]));
      const mine = list().filter((job) => mayStart(job, accountOf(call)));
      return Promise.all(mine.map((job) => lineOf(job, runs.get(job.kerja.kode), clock.nowMs(), startedMs)));
    }),
    answerCall(calls.jalankanKerja, undefined, ({ call, at }) => start(call, at.kode)),
    answerCall(calls.jalankanPendaftar, undefined, ({ call }) => start(call, 'pendaftar')),
    answerCall(calls.jalankanPengumuman, undefined, ({ call }) => start(call, 'pengumuman')),
  ];
}

const mayStart = ({ kerja: { capability } }: Kerja, { authent }: SignedIn) =>
  capability === undefined || hasCapability(authent, capability);

async function lineOf(
  job: Kerja,
  run: Run | undefined,
  nowMs: number,
  startedMs: number,
): Promise<KerjaLatar> {
  const { kode, nama } = job.kerja;
  const jumlah = run?.jumlah ?? null;
  return {
    kode,
    nama,
    keadaan: keadaanOf(run, nowMs),
    mulai_ms: run?.mulai_ms ?? null,
    selesai_ms: run?.selesai_ms ?? null,
    kesalahan: run?.kesalahan ?? '',
    hasil:
      jumlah === null || job.dihitung === undefined
        ? ''
        : `${jumlah.toLocaleString('id-ID')} ${job.dihitung}`,
    berikut_ms: job.nextMs ? await job.nextMs() : nextLook(job, nowMs, startedMs),
  };
}

const nextLook = ({ everyMs }: Kerja, nowMs: number, startedMs: number): number | null =>
  everyMs === undefined
    ? null
    : startedMs + (Math.floor(Math.max(0, nowMs - startedMs) / everyMs) + 1) * everyMs;

function keadaanOf(run: Run | undefined, nowMs: number): KerjaLatar['keadaan'] {
  if (!run) return 'belum';
  if (run.selesai_ms === null) return run.sewa_sampai_ms > nowMs ? 'berjalan' : 'terputus';
  return run.kesalahan === '' ? 'berhasil' : 'gagal';
}
