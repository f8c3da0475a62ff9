import * as calls from '@spmb/shared/absen/calls.ts';
import {
  openRuangContract,
  geserSesiContract,
  closeRuangContract,
} from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { assertOwnPlace } from '../../../http/door/own-place.ts';
import { readAddress } from '../../../http/read-address.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { shiftSesi } from './geser-sesi.ts';
import { readSesiRuang } from '../rows/sesi-ruang.ts';
import { listTertahanOf } from './tertahan-ruang.queries.ts';
import { answerOpenRuang, answerCloseRuang } from './answer-close-ruang.ts';

const named = (ruang: string) => ruang || 'Ruang tanpa nama';

/** Times and rooms of a session: read, shifted, closed, opened again. */
export const sesiRuangRoutes = (context: Context): Route[] => [
  answerCall(calls.sesiRuang, undefined, async ({ call, at }) => {
    assertOwnPlace(call);
    const { read } = context.store;
    return readSesiRuang(read, readAddress(tanggalSesi, at), accountOf(call), await context.zona());
  }),
  answerCall(calls.tertahanRuang, undefined, ({ call, at }) =>
    listTertahanOf(context.store.read, readAddress(tanggalSesi, at), accountOf(call)),
  ),
  answerCall(calls.geserSesi, geserSesiContract, async ({ call, input }) => {
    const moved = await shiftSesi(context, accountOf(call), input);
    const who = input.ruang === '' ? 'Sesi' : input.ruang;
    const running = moved > 0 ? ` Batas akhir ${moved} peserta yang sudah mulai ikut mundur.` : '';
    return acted(`${who} digeser ${input.menit} menit.${running}`);
  }),
  answerCall(calls.closeRuang, closeRuangContract, async ({ call, input }) => {
    const data = await answerCloseRuang(context, accountOf(call), input);
    const forced = input.paksa.length === 0 ? '' : ' Peserta yang dipilih diselesaikan paksa.';
    const held = 'Jawaban yang tiba sesudah ini menunggu persetujuan panitia.';
    return acted(`${named(input.ruang)} ditutup.${forced} ${held}`, { data });
  }),
  answerCall(calls.openRuang, openRuangContract, async ({ call, input }) => {
    const data = await answerOpenRuang(context, accountOf(call), input);
    const { length } = data.dilanjutkan;
    const goOn = length === 0 ? '' : ` ${length} peserta yang mulai tanpa server melanjutkan ujiannya.`;
    return acted(`${named(input.ruang)} dibuka kembali.${goOn}`, { data });
  }),
];
