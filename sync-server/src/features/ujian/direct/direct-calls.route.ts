import * as calls from '@spmb/shared/ujian/calls.ts';
import {
  fetchSoalContract,
  getSoalContract,
  jadwalUjianContract,
  setTimeLeftContract,
  setTimeLeftV2Contract,
  storeJawabanContract,
  ujianContract,
} from '@spmb/shared/ujian/panggilan.schema.ts';
import type { Context } from '../../../context.ts';
import { answerShortCall } from '../../../http/answer-call.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { fetchSoal, getTimeLeft, konfirmasiSelesai, setTimeLeft, storeJawaban } from './direct-calls.ts';

/** Questions, time and answers one by one, for clients that keep no stream of their own. */
export function directRoutes(context: Context): Route[] {
  const storeAnswer = (definition: typeof calls.storeJawaban) =>
    answerShortCall(definition, storeJawabanContract, async ({ call, input: { id, pilihan } }) => {
      const stored = await storeJawaban(context, accountOf(call), id, pilihan);
      if (stored.jenis !== undefined) context.refusals.count(call, stored.jenis, stored.message);
      return stored;
    });
  return [
    answerShortCall(calls.fetchSoal, fetchSoalContract, ({ call, input: { nomor, ...named } }) =>
      fetchSoal(context, accountOf(call), named, nomor),
    ),
    answerShortCall(calls.getSoal, getSoalContract, ({ call, input: { nomor, ...named } }) =>
      fetchSoal(context, accountOf(call), named, nomor),
    ),
    answerShortCall(calls.getTimeLeft, jadwalUjianContract, ({ call, input }) =>
      getTimeLeft(context, accountOf(call), input),
    ),
    answerShortCall(calls.getTimeLeftV2, ujianContract, ({ call, input }) =>
      getTimeLeft(context, accountOf(call), input),
    ),
    answerShortCall(calls.setTimeLeft, setTimeLeftContract, ({ call, input: { timeleft, ...named } }) =>
      setTimeLeft(context, accountOf(call), named, timeleft),
    ),
    answerShortCall(calls.setTimeLeftV2, setTimeLeftV2Contract, ({ call, input: { timeleft, ...named } }) =>
      setTimeLeft(context, accountOf(call), named, timeleft),
    ),
    storeAnswer(calls.storeJawaban),
    storeAnswer(calls.storeJawabanV2),
    answerShortCall(calls.konfirmasiSelesai, jadwalUjianContract, ({ call, input }) =>
      konfirmasiSelesai(context, accountOf(call), input),
    ),
  ];
}
