import * as calls from '@spmb/shared/absen/calls.ts';
import { pelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import {
  reopenFinishContract,
  catatPelanggaranContract,
  izinkanMulaiContract,
  lewatiKirimUlangContract,
  tambahWaktuContract,
} from '@spmb/shared/absen/perintah.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { waiveResend } from '../../ujian/restore/await-devices.mutations.ts';
import { grantTime } from '../../ujian/commands/grant-time.mutations.ts';
import { noteViolation } from '../../ujian/commands/note-violation.mutations.ts';
import { releaseHeldStart } from '../../ujian/commands/release-held-start.mutations.ts';
import { reopenFinish } from '../../ujian/commands/reopen-finish.mutations.ts';
import { commandMany } from './commands.ts';
import { summary } from './perintah-words.ts';

/** Commands on one or several participants. */
export const perintahBanyakRoutes = (context: Context): Route[] => [
  answerCall(calls.catatPelanggaran, catatPelanggaranContract, async ({ call, input }) => {
    const { ids, kode, keterangan, tindakan_id } = input;
    const act = { id: tindakan_id, alasan: keterangan || pelanggaran[kode], kode };
    const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
      noteViolation(context, tx, target, act),
    );
    return acted(summary('Pelanggaran dicatat', data), { data });
  }),
  answerCall(calls.tambahWaktu, tambahWaktuContract, async ({ call, input }) => {
    const { ids, menit, alasan, tambahan_id } = input;
    const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
      grantTime(context, tx, target, { id: tambahan_id, alasan, menit }),
    );
    return acted(summary(`Waktu ditambah ${menit} menit`, data), { data });
  }),
  answerCall(calls.reopenFinish, reopenFinishContract, async ({ call, input }) => {
    const { ids, tindakan_id, alasan } = input;
    const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
      reopenFinish(context, tx, target, { id: tindakan_id, alasan }),
    );
    return acted(summary('Ujian dibuka kembali', data), { data });
  }),
  answerCall(calls.izinkanMulai, izinkanMulaiContract, async ({ call, input }) => {
    const { ids, tindakan_id, alasan } = input;
    const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
      releaseHeldStart(context, tx, target, { id: tindakan_id, alasan }),
    );
    return acted(summary('Mulai diizinkan', data), { data });
  }),
  answerCall(calls.lewatiKirimUlang, lewatiKirimUlangContract, async ({ call, input }) => {
    const { ids, tindakan_id, alasan } = input;
    const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
      waiveResend(context, tx, target, { id: tindakan_id, alasan }),
    );
    return acted(summary('Kirim ulang tidak ditunggu lagi', data), { data });
  }),
];
