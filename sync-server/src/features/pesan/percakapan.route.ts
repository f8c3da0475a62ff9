import * as calls from '@spmb/shared/pesan/calls.ts';
import {
  balasContract,
  kirimPesanContract,
  percakapanDibacaContract,
  petugasContract,
  saringPercakapanContract,
  selesaiContract,
} from '@spmb/shared/pesan/pesan.schema.ts';
import type { PercakapanTerbuka } from '@spmb/shared/pesan/percakapan.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { balasPercakapan } from './balas-percakapan.ts';
import { hitungWaktuJawab } from './hitungan.queries.ts';
import { kirimPesan } from './kirim-pesan.ts';
import { listPercakapan, listPetugas } from './daftar-percakapan.queries.ts';
import { bacaPercakapan, openPercakapan, selesaikan, serahkan } from './urus-percakapan.ts';

const weekMs = 7 * 24 * 3_600_000;

/** What applicants and the committee write to each other: the applicant's side, and the staff's inbox. */
export function percakapanRoutes(context: Context): Route[] {
  const { read } = context.store;
  const told = async (message: string, id: string) =>
    acted<{ status: true; message: string; data: PercakapanTerbuka }>(message, {
      data: await openPercakapan(read, id),
    });
  return [
    answerCall(calls.kirimPesan, kirimPesanContract, async ({ call, input }) => {
      await kirimPesan(context, accountOf(call), input);
      return acted('Pesan terkirim ke panitia. Jawabannya tampil di dashboard Anda.');
    }),
    answerCall(calls.daftarPercakapan, undefined, ({ call }) => {
      const query = readListQuery(call);
      const { saring } = checked(saringPercakapanContract, query.filters);
      return listPercakapan(read, saring, accountOf(call).akun_id, query);
    }),
    answerCall(calls.waktuJawab, undefined, () => hitungWaktuJawab(read, context.clock.nowMs() - weekMs)),
    answerCall(calls.petugasCombo, undefined, ({ call }) => listPetugas(read, accountOf(call).akun_id)),
    answerCall(calls.percakapan, undefined, ({ at }) => openPercakapan(read, at.id)),
    answerCall(calls.balasPesan, balasContract, async ({ call, input }) => {
      await balasPercakapan(context, accountOf(call), input);
      return told('Balasan terkirim ke kotak masuk pendaftar.', input.id);
    }),
    answerCall(calls.percakapanDibaca, percakapanDibacaContract, async ({ call, input }) => {
      await bacaPercakapan(context, accountOf(call), input);
      return told('Pesan ditandai sudah dibaca.', input.id);
    }),
    answerCall(calls.serahkanPercakapan, petugasContract, async ({ call, input }) => {
      await serahkan(context, accountOf(call), input);
      return told(input.akun_id === null ? 'Percakapan dilepas.' : 'Percakapan diserahkan.', input.id);
    }),
    answerCall(calls.selesaikanPercakapan, selesaiContract, async ({ call, input }) => {
      await selesaikan(context, accountOf(call), input);
      return told(input.selesai ? 'Percakapan ditandai selesai.' : 'Percakapan dibuka lagi.', input.id);
    }),
  ];
}
