import * as calls from '@spmb/shared/sanggahan/calls.ts';
import { jawabSanggahanContract, sanggahanContract } from '@spmb/shared/sanggahan/sanggahan.schema.ts';
import { fileOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf } from '../../http/route.ts';
import { isNamedIn, namesIn } from '../../media/media-references.queries.ts';
import { ajukanSanggahan } from './ajukan-sanggahan.ts';
import { exportSanggahan } from './export-sanggahan.ts';
import { jawabSanggahan } from './jawab-sanggahan.ts';
import { deleteSanggahan } from './sanggahan.mutations.ts';
import { listSanggahanTasks } from './sanggahan-tasks.ts';
import { listSanggahan } from './sanggahan.queries.ts';
import { sanggahan } from './sanggahan.table.ts';

/** Objections of applicants to their result. */
export const sanggahanFeature = (context: Context): Feature => ({
  name: 'sanggahan',
  routes: [
    answerCall(calls.ajukanSanggahan, sanggahanContract, async ({ call, input }) => {
      const nomor = await ajukanSanggahan(context, accountOf(call), input);
      return acted(`Sanggahan terkirim dengan nomor ${nomor}. Jawabannya tampil di dashboard Anda.`, {
        nomor,
      });
    }),
    answerCall(calls.daftarSanggahan, undefined, () => listSanggahan(context.store.read)),
    answerCall(fileOf(calls.daftarSanggahan), undefined, ({ call }) => exportSanggahan(context, call)),
    answerCall(calls.jawabSanggahan, jawabSanggahanContract, async ({ call, input }) => {
      await jawabSanggahan(context, accountOf(call), input);
      return acted('Jawaban terkirim ke pendaftar.');
    }),
  ],
  mediaReferences: [
    {
      doctype: 'peserta',
      list: namesIn(sanggahan, sanggahan.path),
      isNamedFor: isNamedIn(sanggahan, sanggahan.path, 'kelolaSeleksi'),
    },
  ],
  tasks: [{ capability: 'kelolaSeleksi', list: () => listSanggahanTasks(context.store.read) }],
  deleteApplicants: deleteSanggahan,
});
