import * as calls from '@spmb/shared/ujian/calls.ts';
import {
  createSoalsContract,
  gantiPesertaContract,
  jadwalUjianContract,
} from '@spmb/shared/ujian/panggilan.schema.ts';
import { kesiapanContract } from '@spmb/shared/ujian/kesiapan.schema.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { deviceOf } from '../../http/network/device-of.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { directRoutes } from './direct/direct-calls.route.ts';
import { examWindow, shownTimes } from './time/exam-window.ts';
import { findJadwalOfPeserta } from './attempt/jadwal-of-peserta.queries.ts';
import { gantiPeserta } from './dashboard/ganti-peserta.ts';
import { findKartuPeserta } from './dashboard/kartu-peserta.queries.ts';
import { isFinished, listExams } from './dashboard/list-exams.ts';
import { listPesanOf } from './dashboard/pesan-peserta.queries.ts';
import { reportKesiapan } from './device/report-kesiapan.ts';
import { startUjian } from './start/start-ujian.ts';
import { tokenHalaman } from './dashboard/token-halaman.ts';

/** The exam calls as the product's contract writes them. All are a participant's own: foreign ids are not found. */
export function ujianRoutes(context: Context): Route[] {
  const { read } = context.store;
  const pesertaOf = (call: Call) => accountOf(call).peserta_id ?? '';
  const ownRow = async (call: Call, jadwalUjianId: string) => {
    const row = await findJadwalOfPeserta(read, pesertaOf(call), jadwalUjianId);
    if (!row) throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
    return row;
  };
  return [
    answerCall(calls.dasbor, undefined, async ({ call }) => {
      const own = { pesertaId: pesertaOf(call), akunId: accountOf(call).akun_id };
      return {
        peserta: await findKartuPeserta(read, own.pesertaId),
        pesans: await listPesanOf(read, own, context.clock.nowMs(), await context.zona()),
      };
    }),
    answerCall(calls.ujianPeserta, undefined, ({ call }) => listExams(context, pesertaOf(call))),
    answerCall(calls.keadaanUjian, jadwalUjianContract, async ({ call, input }) => {
      const row = await ownRow(call, input.jadwal_ujian_id);
      return {
        selesai: isFinished(row),
        keadaan: row.ujian?.status ?? 'siap',
        ujian_id: row.ujian?.id ?? null,
      };
    }),
    answerCall(calls.infoUjian, jadwalUjianContract, async ({ call, input }) => {
      const row = await ownRow(call, input.jadwal_ujian_id);
      const { mulaiMs, selesaiMs } = examWindow(row);
      return {
        ujian: row.jadwal.name,
        mapel: row.mapel,
        jumlah_soal: row.jadwal.jumlah_soal,
        waktu: row.jadwal.waktu,
        ...shownTimes(row),
        tanggal: row.baris.tanggal,
        sesi: row.sesi.name,
        zona: row.zona,
        mulai_ms: mulaiMs,
        selesai_ms: selesaiMs,
        ujian_id: row.ujian?.id ?? null,
        token_wajib: row.jadwal.token_wajib,
      };
    }),
    answerCall(calls.createSoals, createSoalsContract, ({ call, input: { aliran, ...input } }) =>
      startUjian(context, accountOf(call), { ...input, aliran }),
    ),
    answerCall(calls.gantiPeserta, gantiPesertaContract, async ({ call, input }) => {
      await gantiPeserta(context, accountOf(call), { ...input, perangkat: deviceOf(call) });
      return acted('Peserta diganti. Jawaban peserta sebelumnya tetap dikirim.');
    }),
    answerCall(calls.laporKesiapan, kesiapanContract, async ({ call, input }) => {
      await reportKesiapan(context, accountOf(call), deviceOf(call), input);
      return acted('');
    }),
    answerCall(calls.tokenHalaman, gantiPesertaContract, async ({ call, input }) => {
      await tokenHalaman(context, accountOf(call), { ...input, perangkat: deviceOf(call) });
      return acted('Lembar soal dibuka lagi.');
    }),
    ...directRoutes(context),
  ];
}
