import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import * as calls from '@spmb/shared/verifikasi/calls.ts';
import { saringanContract } from '@spmb/shared/verifikasi/saringan.schema.ts';
import {
  ungkapDataContract,
  klaimContract,
  koreksiContract,
  lihatContract,
  putuskanContract,
  downloadContract,
} from '@spmb/shared/verifikasi/verifikasi.schema.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { accountOf, type Call } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { hitungAngka } from './daftar/angka.queries.ts';
import { ungkapData } from './ungkap-data.ts';
import { daftarkanRoutes } from './daftarkan/daftarkan.route.ts';
import { statusAntrean, statusDiputus } from './daftar/daftar-status.ts';
import { listBerkas } from './daftar/daftar.queries.ts';
import { buildBerikutnya, klaim } from './klaim.ts';
import { koreksi } from './koreksi.ts';
import { lihatDokumen } from './lihat-dokumen.ts';
import { deletePemeriksaan } from './pemeriksaan/pemeriksaan.mutations.ts';
import { putuskan } from './putuskan.ts';
import { susunRekam } from './susun-rekam.ts';
import { downloadVerified } from './download-verified.ts';
import { listVerifikasiTasks } from './daftar/verifikasi-tasks.ts';

/** What the committee does with files of applicants: who has them, verdicts, corrections at the desk. */
export function verifikasiFeature(context: Context): Feature {
  const { store, clock } = context;
  const see = (call: Call, id: string) => susunRekam(store.read, clock.nowMs(), accountOf(call).akun_id, id);
  const berikutnya = buildBerikutnya(context);
  async function list(call: Call, statuses: readonly number[]) {
    const query = readListQuery(call);
    const { akun_id: akunId } = accountOf(call);
    const { pemeriksaan_kedua } = await getPengaturan(store.read, 'pendaftaran');
    const asked = { nowMs: clock.nowMs(), akunId, statuses, words: query.words, pemeriksaan_kedua };
    return listBerkas(
      store.read,
      await context.zona(),
      asked,
      checked(saringanContract, query.filters),
      query,
    );
  }
  return {
    name: 'verifikasi',
    routes: [
      answerCall(calls.daftarVerifikasi, undefined, ({ call }) => list(call, statusAntrean)),
      answerCall(calls.daftarVerified, undefined, ({ call }) => list(call, statusDiputus)),
      answerCall(calls.downloadVerified, downloadContract, ({ call, input: { ids } }) =>
        downloadVerified(context, call, ids),
      ),
      answerCall(calls.angkaVerifikasi, undefined, () => hitungAngka(store.read, clock.nowMs())),
      answerCall(calls.ungkapData, ungkapDataContract, async ({ call, input }) => {
        const nilai = await ungkapData(context, accountOf(call), input);
        return acted('Data dibuka; pembukaan ini tercatat.', { data: { kolom: input.kolom, nilai } });
      }),
      answerCall(calls.rekamVerifikasi, undefined, ({ call, at }) => see(call, at.id)),
      answerCall(calls.putuskan, putuskanContract, async ({ call, input }) => {
        const hasil = await putuskan(context, accountOf(call), input);
        const data = await see(call, input.id);
        const message =
          hasil === 'diusulkan'
            ? 'Penolakan diusulkan. Pemeriksa lain mengesahkannya; pendaftar belum diberi tahu.'
            : `${statusBerkasText(data.verifikasi_status)}: keputusan tersimpan dan pendaftar diberi tahu.`;
        return acted(message, { data });
      }),
      answerCall(calls.lihatDokumen, lihatContract, async ({ call, input }) => {
        await lihatDokumen(context, accountOf(call), input);
        return acted('Dokumen ditandai sudah dilihat.', { data: { dilihat: input.kolom } });
      }),
      answerCall(calls.klaim, klaimContract, async ({ call, input }) => {
        const pemeriksa = await klaim(context, accountOf(call), input);
        const message = input.lepas ? 'Berkas dilepas.' : 'Berkas ini Anda pegang.';
        return acted(message, { data: { pemeriksa } });
      }),
      answerCall(calls.berikutnya, undefined, async ({ call }) => {
        const id = await berikutnya(accountOf(call));
        return acted(id === null ? 'Tidak ada berkas yang menunggu.' : 'Berkas berikutnya Anda pegang.', {
          data: { id },
        });
      }),
      answerCall(calls.koreksi, koreksiContract, async ({ call, input }) => {
        await koreksi(context, accountOf(call), input);
        return acted('Isian dibetulkan dan pendaftar diberi tahu.', { data: await see(call, input.id) });
      }),
      ...daftarkanRoutes(context, see),
    ],
    tasks: [
      {
        capability: 'verifikasiBerkas',
        list: ({ akun_id }, { nowMs }) => listVerifikasiTasks(store.read, nowMs, akun_id),
      },
    ],
    deleteApplicants: deletePemeriksaan,
  };
}
