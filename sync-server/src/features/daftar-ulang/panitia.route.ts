import * as calls from '@spmb/shared/daftar-ulang/calls.ts';
import {
  exportContract,
  lewatContract,
  naikContract,
  putuskanContract,
  putuskanDiBodyContract,
  type IsianPutusan,
} from '@spmb/shared/daftar-ulang/daftar-ulang.schema.ts';
import { kataDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import type { Context } from '../../context.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { getProgram, lihatCadangan, listDaftarUlang, listProgramDaftarUlang } from './daftar.ts';
import { cellsDaftarUlang, headsDaftarUlang } from './file-daftar-ulang.ts';
import { catatLewat } from './lewat.ts';
import { naikkan } from './promosi.ts';
import { putuskan } from './putuskan.ts';

/** What the committee does with re-registrations and the reserve list. */
export function panitiaRoutes(context: Context): Route[] {
  const { store, clock } = context;
  const list = async (jurusanId: string) => {
    await getProgram(store.read, jurusanId);
    return listDaftarUlang(store.read, clock.nowMs(), jurusanId);
  };
  const decide = async (call: Call, jurusanId: string, id: string, input: IsianPutusan) => {
    await putuskan(context, accountOf(call), { jurusanId, id, input });
    const [data] = await listDaftarUlang(store.read, clock.nowMs(), jurusanId, id);
    if (!data) throw new Error('the re-registration that was decided on is gone');
    const word = kataDaftarUlang[data.daftar_ulang_status];
    return acted(`${data.nama}: ${word}. Pendaftar diberi tahu.`, { data });
  };
  const save = answerCall(
    calls.putuskanDaftarUlang,
    putuskanContract,
    ({ call, at: { jurusan_id, id }, input }) => decide(call, jurusan_id, id, input),
  );
  const saveInBody = answerCall(
    calls.putuskanDiBody,
    putuskanDiBodyContract,
    ({ call, at: { jurusan_id }, input: { id, ...input } }) => decide(call, jurusan_id, id, input),
  );
  return [
    answerCall(calls.programDaftarUlang, undefined, () => listProgramDaftarUlang(store.read, clock.nowMs())),
    answerCall(calls.daftarDaftarUlang, undefined, ({ at: { jurusan_id } }) => list(jurusan_id)),
    save,
    asPost(save),
    saveInBody,
    asPost(saveInBody),
    answerCall(calls.lewatDaftarUlang, lewatContract, async ({ call, at: { jurusan_id }, input }) => {
      const lepas = await catatLewat(context, accountOf(call), { jurusanId: jurusan_id, ...input });
      return acted(`${lepas} kursi dilepas; pendaftarnya diberi tahu.`);
    }),
    answerCall(calls.cadanganDaftarUlang, undefined, ({ at: { jurusan_id } }) =>
      lihatCadangan(store.read, clock.nowMs(), jurusan_id),
    ),
    answerCall(calls.naikkanCadangan, naikContract, async ({ call, input }) =>
      acted(await naikkan(context, accountOf(call), input)),
    ),
    answerCall(calls.exportDaftarUlang, exportContract, async ({ call, input: { id } }) => {
      const { name } = await getProgram(store.read, id);
      return answerExport(context, call, {
        label: `Daftar ulang ${name}`,
        tabel: 'daftar_ulang',
        baris_id: id,
        heads: headsDaftarUlang,
        portions: [cellsDaftarUlang(await list(id))],
      });
    }),
  ];
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
