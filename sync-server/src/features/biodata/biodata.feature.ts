import * as calls from '@spmb/shared/biodata/calls.ts';
import { simpanBiodataContract } from '@spmb/shared/biodata/biodata.schema.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { routeByMethod } from '../../http/route-by-method.ts';
import { accountOf } from '../../http/route.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { getPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { deleteBiodata } from './biodata.mutations.ts';
import { lihatBiodata } from './biodata.queries.ts';
import { biodata } from './biodata.table.ts';
import { simpanBiodata } from './simpan-biodata.ts';

/** What applicants say of themselves beside their form, where the school takes applications to positions. */
export function biodataFeature(context: Context): Feature {
  const { read } = context.store;
  const simpan = answerCall(calls.simpanBiodata, simpanBiodataContract, async ({ at, call, input }) => {
    const data = await simpanBiodata(context, accountOf(call), at.id, input);
    return acted('Biodata tersimpan.', { data });
  });
  return {
    name: 'biodata',
    behind: 'permohonan',
    routes: [
      answerCall(calls.biodata, undefined, async ({ call }) => {
        const { id } = await getPendaftar(read, accountOf(call).peserta_id);
        return lihatBiodata(read, id);
      }),
      routeByMethod(simpan, undefined),
      simpan,
    ],
    // Its owner alone opens it: no screen of staff shows a biodata.
    mediaReferences: [{ doctype: 'peserta', list: namesIn(biodata, biodata.foto) }],
    deleteApplicants: deleteBiodata,
  };
}
