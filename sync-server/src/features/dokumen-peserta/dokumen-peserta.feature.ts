import * as calls from '@spmb/shared/dokumen-peserta/calls.ts';
import { dokumenPesertaContract } from '@spmb/shared/dokumen-peserta/dokumen-peserta.schema.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Call } from '../../http/route.ts';
import { isNamedIn, namesIn } from '../../media/media-references.queries.ts';
import { getPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { deleteDokumenPeserta } from './dokumen-peserta.mutations.ts';
import { listDokumenPeserta } from './dokumen-peserta.queries.ts';
import { dokumenPeserta } from './dokumen-peserta.table.ts';
import { simpanDokumen } from './simpan-dokumen.ts';

/** Required documents that applicants hand in beside their form. */
export function dokumenPesertaFeature(context: Context): Feature {
  const { read } = context.store;
  const list = async (call: Call) =>
    listDokumenPeserta(read, await getPendaftar(read, accountOf(call).peserta_id));
  return {
    name: 'dokumen-peserta',
    routes: [
      answerCall(calls.dokumenPeserta, undefined, ({ call }) => list(call)),
      answerCall(calls.simpanDokumen, dokumenPesertaContract, async ({ call, input }) => {
        const data = await simpanDokumen(context, accountOf(call), input);
        return acted(`${data.name} tersimpan.`, { data });
      }),
      answerCall(calls.dokumenDasbor, undefined, async ({ call }) =>
        (await list(call)).map(({ name, status, keterangan, path }) => ({
          title: name,
          subtitle: [status ? 'Wajib' : 'Opsional', keterangan].filter(Boolean).join(' · '),
          hasfile: path !== null,
          path,
        })),
      ),
    ],
    mediaReferences: [
      {
        doctype: 'peserta',
        list: namesIn(dokumenPeserta, dokumenPeserta.path),
        isNamedFor: isNamedIn(dokumenPeserta, dokumenPeserta.path, 'kelolaPeserta'),
      },
    ],
    deleteApplicants: deleteDokumenPeserta,
  };
}
