import * as calls from '@spmb/shared/olah-nilai/calls.ts';
import {
  banyakNilaiContract,
  daftarNilaiQuery,
  nilaiContract,
} from '@spmb/shared/olah-nilai/nilai.schema.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';
import { getNilai, listNilai, yangKurang } from './skor/lihat-nilai.ts';
import { ulangiPg1 } from './passing-grade/jalankan-pg1.ts';
import { putaranRoutes } from './passing-grade/putaran.route.ts';
import { listPulihTasks } from './publikasi/periksa-pulih.ts';
import { deletePublikasi } from './publikasi/publikasi.mutations.ts';
import { findTerbitMs } from './publikasi/publikasi.queries.ts';
import { publikasiRoutes } from './publikasi/publikasi.route.ts';
import { fileNilaiRoutes } from './skor/file-nilai.route.ts';
import { listRiwayatNilai } from './skor/riwayat-nilai.ts';
import { deleteNilai } from './skor/nilai-peserta.mutations.ts';
import { listProgramNilai } from './skor/program-nilai.queries.ts';
import { withBerubah, withStatus } from './skor/status-seleksi.ts';
import { simpanBanyakNilai, simpanNilai } from './skor/simpan-nilai.ts';

/** Scores of applicants, out of forms, exams and interviews and typed over, and what the selection makes of them. */
export function olahNilaiFeature(context: Context): Feature {
  const { read } = context.store;
  const publikasi = publikasiRoutes(context);
  /** A programme that the account may see the scores of: a teacher his own alone. The others do not exist for him. */
  const open = async (akun: SignedIn, jurusanId: string) => {
    const program = (await listProgramNilai(read, akun)).find(({ id }) => id === jurusanId);
    if (!program) throw new NotFound('Program keahlian ini tidak ada. Muat ulang daftar.');
    return program;
  };
  const list = async (akun: SignedIn, jurusanId: string) => {
    const rows = await withBerubah(read, context.clock.nowMs(), await listNilai(read, jurusanId));
    return withStatus(read, akun, jurusanId, rows);
  };
  const save = answerCall(
    calls.simpanNilai,
    nilaiContract,
    async ({ call, at: { jurusan_id, id }, input }) => {
      await open(accountOf(call), jurusan_id);
      await simpanNilai(context, accountOf(call), { jurusanId: jurusan_id, id, input }, ulangiPg1);
      return acted('Nilai disimpan.', { data: await getNilai(read, jurusan_id, id) });
    },
  );
  return {
    name: 'olah-nilai',
    routes: [
      answerCall(calls.programNilai, undefined, ({ call }) => listProgramNilai(read, accountOf(call))),
      answerCall(
        calls.daftarNilaiSeleksi,
        daftarNilaiQuery,
        async ({ call, at: { jurusan_id }, input: kurang }) => {
          await open(accountOf(call), jurusan_id);
          return yangKurang(await list(accountOf(call), jurusan_id), kurang);
        },
      ),
      save,
      asPost(save),
      answerCall(calls.riwayatNilai, undefined, async ({ call, at: { jurusan_id, id } }) => {
        await open(accountOf(call), jurusan_id);
        return listRiwayatNilai(read, jurusan_id, id);
      }),
      answerCall(
        calls.simpanBanyakNilai,
        banyakNilaiContract,
        async ({ call, at: { jurusan_id }, input }) => {
          await open(accountOf(call), jurusan_id);
          await simpanBanyakNilai(
            context,
            accountOf(call),
            { jurusanId: jurusan_id, rows: input.rows },
            ulangiPg1,
          );
          return acted(`Nilai ${input.rows.length} pendaftar disimpan.`, {
            data: await list(accountOf(call), jurusan_id),
          });
        },
      ),
      ...fileNilaiRoutes(context, async (akun, jurusanId) => ({
        program: await open(akun, jurusanId),
        rows: await list(akun, jurusanId),
      })),
      ...putaranRoutes(context),
      ...publikasi.routes,
    ],
    jobs: publikasi.jobs,
    tasks: [{ capability: 'kelolaSeleksi', list: () => listPulihTasks(read) }],
    prepare: async () => publikasi.switchAt(await findTerbitMs(read)),
    async deleteApplicants(tx) {
      await deleteNilai(tx);
      await deletePublikasi(tx);
      // No call runs while applicants are deleted, so that none of them is read back in between.
      publikasi.switchAt(undefined);
    },
  };
}

/** `POST` with `?_method=PUT`, for callers that know no other method. */
const asPost = (save: Route): Route => ({
  method: 'POST',
  path: save.path,
  capability: save.capability,
  handle(call) {
    if (call.req.query('_method')?.toUpperCase() === 'PUT') return save.handle(call);
    throw new NotFound();
  },
});
