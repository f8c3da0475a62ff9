import * as calls from '@spmb/shared/privasi/calls.ts';
import {
  hapusOrangContract,
  pastikanTanggalContract,
  salinanContract,
  salinanSayaContract,
} from '@spmb/shared/privasi/privasi.schema.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import type { DefineFeature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { getAkun } from '../akun/account/akun.queries.ts';
import { tanyaSandi } from '../../http/door/tanya-sandi.ts';
import { hasRunningUjian } from '../ujian/commands/running-attempts.queries.ts';
import { hapusOrang, lihatHapus, terapkanLagi } from './hapus-orang.ts';
import { pastikanTanggal } from './retensi/jam-retensi.ts';
import { jalankanRetensi, lihatRetensi } from './retensi/retensi.ts';
import { deleteSemuaRencana } from './retensi/retensi.mutations.ts';
import { listRetensiTasks } from './retensi/retensi-tasks.ts';
import { answerSalinan } from './salinan.ts';

const lookEveryMs = 3_600_000;
const retensi = { kode: 'retensi', nama: 'Menghapus data yang lewat masa simpan' };

/** What people may ask of their data, and how long it is kept. */
export const privasiFeature: DefineFeature = (context) => {
  const { read } = context.store;
  return {
    name: 'privasi',
    routes: [
      answerCall(calls.salinanDataSaya, salinanSayaContract, async ({ call, input: { password } }) => {
        const akun = accountOf(call);
        if (password === '') throw refusalOf({ password: 'Isi kata sandi Anda.' });
        const stored = await getAkun(read, akun.akun_id);
        const keamanan = await getPengaturan(read, 'keamanan');
        await tanyaSandi(context, keamanan, akun, { stored, given: password, field: 'password' });
        return answerSalinan(context, call, akun.peserta_id ?? '', 'pendaftar');
      }),
      answerCall(calls.salinanData, salinanContract, ({ call, input: { id, untuk = 'pendaftar' } }) =>
        answerSalinan(context, call, id, untuk),
      ),
      answerCall(calls.lihatHapusOrang, undefined, ({ at }) => lihatHapus(context, at.id)),
      answerCall(calls.hapusOrang, hapusOrangContract, async ({ call, at, input }) => {
        await hapusOrang(context, accountOf(call), at.id, input);
        return acted('Data orang ini dihapus.');
      }),
      answerCall(calls.retensi, undefined, () => lihatRetensi(context)),
      answerCall(calls.pastikanTanggal, pastikanTanggalContract, ({ call, input }) =>
        pastikanTanggal(context, accountOf(call), input),
      ),
    ],
    prepare: () => terapkanLagi(context),
    jobs: [
      {
        everyMs: lookEveryMs,
        kerja: retensi,
        dihitung: 'orang datanya dihapus',
        isDue: async () => !(await hasRunningUjian(read)),
        run: (signal) => jalankanRetensi(context, signal),
      },
    ],
    tasks: [{ capability: 'kelolaSistem', list: () => listRetensiTasks(context) }],
    deleteApplicants: deleteSemuaRencana,
  };
};
