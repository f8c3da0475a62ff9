import {
  resetLoginContract,
  resetUjianContract,
  setSelesaiContract,
  tambahWaktuContract,
} from '@spmb/shared/absen/perintah.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Feature, type Route } from '../../http/route.ts';
import { getZona } from './zona.queries.ts';
import { forceFinish, grantTime, resetAttempt, resetLogin } from '../ujian/commands.mutations.ts';
import { absenRow, countHeld, listAbsen } from './absen.queries.ts';
import { commandMany, commandOne, type CommandResult } from './commands.ts';
import { liveRoute } from './live.route.ts';

const param = (call: Call, name: string) => call.req.param(name) ?? '';
const withoutReason = 'tanpa alasan';

function summary(act: string, { berhasil, gagal }: CommandResult): string {
  const failed = gagal.length === 0 ? '' : ` ${gagal.length} tidak dapat: ${gagal[0]?.message ?? ''}`;
  return `${act} untuk ${berhasil.length} peserta.${failed}`;
}

/** Attendance and the proctor's commands. */
export const absenFeature = (context: Context): Feature => {
  const post = (path: string, handle: (call: Call) => Promise<Response>): Route => ({
    method: 'POST',
    path,
    capability: 'awasiUjian',
    handle,
  });
  const newAct = () => newId(context.clock.nowMs());
  return {
    name: 'absen',
    routes: [
      {
        method: 'GET',
        path: '/api/jadwal-ujian-absen/:tanggal/:sesi',
        capability: 'awasiUjian',
        async handle(call) {
          const [tanggal, sesi] = [param(call, 'tanggal'), param(call, 'sesi')];
          const { read } = context.store;
          const zona = await getZona(read);
          const held = await countHeld(read, tanggal, sesi);
          const rows = await listAbsen(read, tanggal, sesi, accountOf(call).jurusan_id);
          return call.json(rows.map((row) => absenRow(row, zona, held.get(row.ujian?.id ?? '') ?? 0)));
        },
      },
      liveRoute(context),
      post('/api/reset-login', async (call) => {
        const { ids, alasan } = await readBody(call, resetLoginContract);
        const result = await commandMany(context, accountOf(call), ids, (tx, target, { peserta }) => {
          context.loginDelay.clear(peserta.nomor_peserta);
          if (peserta.nisn) context.loginDelay.clear(peserta.nisn);
          return resetLogin(context, tx, target, newAct(), alasan || withoutReason);
        });
        return done(call, summary('Login dibuka', result), { data: result });
      }),
      post('/api/tambah-waktu', async (call) => {
        const { ids, menit, alasan, tambahan_id } = await readBody(call, tambahWaktuContract);
        const result = await commandMany(context, accountOf(call), ids, (tx, target) =>
          grantTime(context, tx, target, tambahan_id, menit, alasan),
        );
        return done(call, summary(`Waktu ditambah ${menit} menit`, result), { data: result });
      }),
      post('/api/set-selesai', async (call) => {
        const { id, alasan } = await readBody(call, setSelesaiContract);
        const data = await commandOne(context, accountOf(call), id, (tx, target) =>
          forceFinish(context, tx, target, newAct(), alasan || withoutReason),
        );
        return done(call, `Ujian ${data.nama} diselesaikan.`, { data });
      }),
      post('/api/reset-ujian-private', async (call) => {
        const { id, alasan, konfirmasi } = await readBody(call, resetUjianContract);
        const data = await commandOne(context, accountOf(call), id, (tx, target, { peserta }) => {
          if (konfirmasi !== undefined && konfirmasi !== peserta.nomor_peserta)
            throw new Refusal('Nomor peserta yang diketik tidak sama. Ujian tidak di-reset.');
          return resetAttempt(context, tx, target, newAct(), alasan || withoutReason);
        });
        return done(call, `Ujian ${data.nama} di-reset. Percobaan lama disimpan sebagai arsip.`, { data });
      }),
    ],
  };
};
