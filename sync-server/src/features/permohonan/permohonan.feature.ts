import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import * as calls from '@spmb/shared/permohonan/calls.ts';
import {
  kirimPermohonanContract,
  perbaikiPermohonanContract,
  putuskanPermohonanContract,
  saringanPermohonanContract,
} from '@spmb/shared/permohonan/permohonan.schema.ts';
import type { BarisPermohonan, Permohonan } from '@spmb/shared/permohonan/permohonan.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { checked } from '../../http/read-body.ts';
import { routeByMethod } from '../../http/route-by-method.ts';
import { accountOf, type Call, type SignedIn } from '../../http/route.ts';
import type { Reader } from '../../db/store.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { getPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { listPermohonan, searchPermohonan } from './daftar-permohonan.queries.ts';
import { hapusPermohonan, kirimPermohonan, perbaikiPermohonan } from './own-permohonan.ts';
import { deletePermohonan } from './permohonan.mutations.ts';
import { getRekamPermohonan, isNamedByPermohonan, listPermohonanOf } from './permohonan.queries.ts';
import { listPermohonanTasks } from './permohonan-tasks.ts';
import { permohonan } from './permohonan.table.ts';
import { putuskanPermohonan } from './putuskan-permohonan.ts';

/** Applications to positions: the applicant's, and what the committee decides. */
export const permohonanFeature = (context: Context): Feature => ({
  name: 'permohonan',
  behind: 'permohonan',
  routes: [...ofPelamar(context), ...ofPanitia(context)],
  mediaReferences: [
    { doctype: 'permohonan', list: namesIn(permohonan, permohonan.path), isNamedFor: isOpenForStaff },
  ],
  searches: [
    {
      capability: 'kelolaFormasi',
      find: (_akun, words, limit) => searchPermohonan(context.store.read, words, limit),
    },
  ],
  tasks: [{ capability: 'kelolaFormasi', list: () => listPermohonanTasks(context.store.read) }],
  deleteApplicants: deletePermohonan,
});

function ofPelamar(context: Context) {
  const { read } = context.store;
  const idOf = async (call: Call) => (await getPendaftar(read, accountOf(call).peserta_id)).id;
  const own = async (call: Call) => (await listPermohonanOf(read, await idOf(call))).map(toPelamar);
  /** The own application that `is` this one, as it is after an act. */
  async function after(call: Call, is: (one: Permohonan) => boolean): Promise<Permohonan> {
    const found = (await own(call)).find(is);
    if (!found) throw new NotFound('Permohonan ini sudah dihapus. Muat ulang daftar permohonan Anda.');
    return found;
  }
  const perbaiki = answerCall(
    calls.perbaikiPermohonan,
    perbaikiPermohonanContract,
    async ({ call, at: { id }, input }) => {
      await perbaikiPermohonan(context, accountOf(call), id, input);
      return acted('Perbaikan permohonan terkirim.', { data: await after(call, (one) => one.id === id) });
    },
  );
  const hapus = answerCall(calls.hapusPermohonan, undefined, async ({ call, at: { id } }) => {
    await hapusPermohonan(context, accountOf(call), id);
    return acted('Permohonan dihapus.');
  });
  return [
    answerCall(calls.permohonanPelamar, undefined, ({ call }) => own(call)),
    answerCall(calls.kirimPermohonan, kirimPermohonanContract, async ({ call, input }) => {
      await kirimPermohonan(context, accountOf(call), input);
      const data = await after(call, (one) => one.formasi_id === input.formasi_id);
      return acted(`Permohonan ${data.nama_jabatan} terkirim.`, { data });
    }),
    routeByMethod(perbaiki, hapus),
    perbaiki,
    hapus,
  ];
}

const toPelamar = ({ peserta_id: _peserta, nama: _nama, ...own }: BarisPermohonan): Permohonan => own;

function ofPanitia(context: Context) {
  const { read } = context.store;
  const putuskan = answerCall(
    calls.putuskanPermohonan,
    putuskanPermohonanContract,
    async ({ call, at: { id }, input }) => {
      await putuskanPermohonan(context, accountOf(call), id, input);
      const message = `${input.status}: keputusan tersimpan dan pendaftar diberi tahu.`;
      return acted(message, { data: await getRekamPermohonan(read, id) });
    },
  );
  return [
    answerCall(calls.daftarPermohonan, undefined, ({ call }) => {
      const query = readListQuery(call);
      return listPermohonan(read, checked(saringanPermohonanContract, query.filters), query);
    }),
    answerCall(calls.rekamPermohonan, undefined, ({ at: { id } }) => getRekamPermohonan(read, id)),
    routeByMethod(putuskan, undefined),
    putuskan,
  ];
}

/** Its owner opens an own file anyway; staff what an application names. */
const isOpenForStaff = async (read: Reader, { authent }: SignedIn, name: string): Promise<boolean> =>
  hasCapability(authent, 'kelolaFormasi') && isNamedByPermohonan(read, name);
