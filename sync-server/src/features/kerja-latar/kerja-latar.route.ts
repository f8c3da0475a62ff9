import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/kerja-latar/calls.ts';
import type { KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Feature, Job } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { listKerja } from '../../jobs/kerja-latar.queries.ts';
import { runKerja } from '../../jobs/run-kerja.ts';

type Kerja = Job & Required<Pick<Job, 'kerja'>>;
type Run = Awaited<ReturnType<typeof listKerja>>[number];

/** Background work of all features: what staff see of it, and its start by hand. */
export function kerjaLatarRoutes(context: Context, features: readonly Feature[]): Route[] {
  const { store, clock } = context;
  // Timers of jobs begin with the server.
  const startedMs = clock.nowMs();
  const list = () =>
    features.flatMap(({ jobs = [] }) => jobs).filter((job): job is Kerja => job.kerja !== undefined);

  /** Whoever ends the server waits for the call, and the job with it: it is never told to stop. */
  async function start(call: Call, kode: string) {
    const job = list().find(({ kerja }) => kerja.kode === kode);
    if (!job) throw new NotFound('Pekerjaan ini tidak dikenal. Muat ulang daftarnya.');
    const run = {
      kode,
      actor: actorOf(accountOf(call)),
      work: () => job.run(new AbortController().signal),
      begun: (tx: Parameters<typeof writeAudit>[0]) =>
        writeAudit(tx, clock.nowMs(), { tindakan: 'jalankan_kerja', tabel: 'kerja_latar', baris_id: kode }),
    };
    const isDone = await runKerja(context, run).catch((error: unknown) => {
      context.log.error({ err: error }, 'background work failed');
      throw new Refusal(`${job.kerja.nama} gagal. Coba lagi; bila terulang, periksa ruang disk server.`);
    });
    if (!isDone)
      throw new Refusal(
        'Pekerjaan ini sedang berjalan. Tunggu sampai selesai, lalu muat ulang daftarnya.',
        409,
      );
    return acted('Woker berhasil dijalankan');
  }

  return [
    answerCall(calls.daftarKerja, undefined, async () => {
      const runs = new Map((await listKerja(store.read)).map((run) => [run.kode, run]));
      return list().map((job) => lineOf(job, runs.get(job.kerja.kode), clock.nowMs(), startedMs));
    }),
    answerCall(calls.jalankanKerja, undefined, ({ call, at }) => start(call, at.kode)),
    answerCall(calls.jalankanPendaftar, undefined, ({ call }) => start(call, 'pendaftar')),
    answerCall(calls.jalankanPengumuman, undefined, ({ call }) => start(call, 'pengumuman')),
  ];
}

const lineOf = (
  { kerja, everyMs }: Kerja,
  run: Run | undefined,
  nowMs: number,
  startedMs: number,
): KerjaLatar => ({
  ...kerja,
  keadaan: keadaanOf(run, nowMs),
  mulai_ms: run?.mulai_ms ?? null,
  selesai_ms: run?.selesai_ms ?? null,
  kesalahan: run?.kesalahan ?? '',
  berikut_ms:
    everyMs === undefined
      ? null
      : startedMs + (Math.floor(Math.max(0, nowMs - startedMs) / everyMs) + 1) * everyMs,
});

function keadaanOf(run: Run | undefined, nowMs: number): KerjaLatar['keadaan'] {
  if (!run) return 'belum';
  if (run.selesai_ms === null) return run.sewa_sampai_ms > nowMs ? 'berjalan' : 'terputus';
  return run.kesalahan === '' ? 'berhasil' : 'gagal';
}
