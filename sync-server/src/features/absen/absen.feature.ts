import * as calls from '@spmb/shared/absen/calls.ts';
import type { HasilPerintah, HasilResetLogin } from '@spmb/shared/absen/hasil-perintah.schema.ts';
import { pelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import {
  bukaKembaliContract,
  catatPelanggaranContract,
  izinkanMulaiContract,
  lewatiKirimUlangContract,
  resetLoginContract,
  resetUjianContract,
  salahAkunContract,
  setSelesaiContract,
  tambahWaktuContract,
} from '@spmb/shared/absen/perintah.schema.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { assertOwnPlace } from '../../http/own-place.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { correctAccount, forceFinish, resetAttempt, resetLogin } from '../ujian/commands.mutations.ts';
import { grantTime } from '../ujian/grant-time.mutations.ts';
import { noteViolation } from '../ujian/note-violation.mutations.ts';
import { waiveResend } from '../ujian/await-devices.mutations.ts';
import { releaseHeldStart } from '../ujian/release-held-start.mutations.ts';
import { reopenFinish } from '../ujian/reopen-finish.mutations.ts';
import { absenRow, countBesides, listAbsenByIds, listWatched } from './absen.queries.ts';
import { commandMany, commandOne } from './commands.ts';
import { exportAbsen } from './export-absen.ts';
import { pesanLayarRoutes } from './pesan-layar.route.ts';
import { kartuRuangRoutes } from './kartu-ruang.route.ts';
import { liveRoute } from './live.route.ts';
import { buildKartuLook } from './look-kartu.ts';
import { sesiRuangRoutes } from './sesi-ruang.route.ts';
import { listTindakanOf } from './tindakan-peserta.queries.ts';

const withoutReason = 'tanpa alasan';

function summary(act: string, { berhasil, gagal, nama }: HasilPerintah): string {
  const failed = gagal.length === 0 ? '' : ` ${gagal.length} tidak dapat: ${gagal[0]?.message ?? ''}`;
  return `${act} untuk ${nama ?? `${berhasil.length} peserta`}.${failed}`;
}

/** What old devices still hold and must be able to send. */
function unsentText(unsent: readonly { jumlah: number }[]): string {
  const total = unsent.reduce((sum, { jumlah }) => sum + jumlah, 0);
  if (total === 0) return '';
  return ` ${total} catatan jawaban masih ada di perangkat lama: biarkan menyala dan tersambung agar terkirim.`;
}

/** Attendance and the proctor's commands. */
export const absenFeature = (context: Context): Feature => {
  const actOf = ({ tindakan_id, alasan }: { tindakan_id?: string | undefined; alasan: string }) => ({
    id: tindakan_id ?? newId(context.clock.nowMs()),
    alasan: alasan || withoutReason,
  });
  return {
    name: 'absen',
    findHolder: buildKartuLook(context),
    routes: [
      answerCall(calls.absen, undefined, async ({ call, at }) => {
        assertOwnPlace(call);
        const { read } = context.store;
        const zona = await context.zona();
        const counts = await countBesides(read, at.tanggal, at.sesi);
        const rows = await listWatched(read, at.tanggal, at.sesi, accountOf(call));
        return rows.map((row) => absenRow(row, zona, counts));
      }),
      liveRoute(context),
      ...pesanLayarRoutes(context),
      ...sesiRuangRoutes(context),
      ...kartuRuangRoutes(context),
      answerCall(calls.tindakanPeserta, undefined, async ({ call, at }) => {
        const { read } = context.store;
        if ((await listAbsenByIds(read, [at.id], accountOf(call))).length === 0) throw new NotFound();
        return listTindakanOf(read, at.id);
      }),
      answerCall(calls.unduhAbsen, tanggalSesi, ({ call, input }) => exportAbsen(context, call, input)),
      answerCall(calls.catatPelanggaran, catatPelanggaranContract, async ({ call, input }) => {
        const { ids, kode, keterangan, tindakan_id } = input;
        const act = { id: tindakan_id, alasan: keterangan || pelanggaran[kode], kode };
        const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
          noteViolation(context, tx, target, act),
        );
        return acted(summary('Pelanggaran dicatat', data), { data });
      }),
      answerCall(calls.resetLogin, resetLoginContract, async ({ call, input }) => {
        const { ids, ...sent } = input;
        const act = actOf(sent);
        const belum_terkirim: HasilResetLogin['belum_terkirim'] = [];
        const result = await commandMany(
          context,
          accountOf(call),
          ids,
          (tx, target, { peserta }) => {
            if (peserta.akun_id) context.loginDelay.clear(peserta.akun_id);
            return resetLogin(context, tx, target, act);
          },
          (id, jumlah) => {
            if (jumlah > 0) belum_terkirim.push({ id, jumlah });
          },
        );
        const message = summary('Login dibuka', result) + unsentText(belum_terkirim);
        return acted(message, { data: { ...result, belum_terkirim } });
      }),
      answerCall(calls.tambahWaktu, tambahWaktuContract, async ({ call, input }) => {
        const { ids, menit, alasan, tambahan_id } = input;
        const data = await commandMany(context, accountOf(call), ids, (tx, target) =>
          grantTime(context, tx, target, { id: tambahan_id, alasan, menit }),
        );
        return acted(summary(`Waktu ditambah ${menit} menit`, data), { data });
      }),
      answerCall(calls.setSelesai, setSelesaiContract, async ({ call, input }) => {
        const { id, ...sent } = input;
        const data = await commandOne(context, accountOf(call), id, (tx, target) =>
          forceFinish(context, tx, target, actOf(sent)),
        );
        return acted(`Ujian ${data.nama} diselesaikan.`, { data });
      }),
      answerCall(calls.bukaKembali, bukaKembaliContract, async ({ call, input }) => {
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
      answerCall(calls.salahAkun, salahAkunContract, async ({ call, input }) => {
        const { id, benar_id, tindakan_id, alasan } = input;
        const [right] = await listAbsenByIds(context.store.read, [benar_id], accountOf(call));
        if (!right)
          throw new NotFound('Peserta yang sebenarnya tidak ada pada jadwal Anda. Muat ulang daftar.');
        let menit = 0;
        const data = await commandOne(context, accountOf(call), id, async (tx, target) => {
          const { tanggal, jadwal_ujian_sesi_id } = right.baris;
          if (target.tanggal !== tanggal || target.jadwal_ujian_sesi_id !== jadwal_ujian_sesi_id)
            throw new Refusal('Kedua peserta harus berada pada sesi yang sama.');
          menit = await correctAccount(context, tx, target, right.baris, { id: tindakan_id, alasan });
        });
        const message = `Pekerjaan di akun ${data.nama} diarsipkan. ${right.peserta.nama} masuk dengan akunnya sendiri lalu menekan Mulai.`;
        return acted(message, { data: { ...data, usul_menit: menit } });
      }),
      answerCall(calls.resetUjian, resetUjianContract, async ({ call, input }) => {
        const { id, konfirmasi, ...sent } = input;
        const data = await commandOne(context, accountOf(call), id, (tx, target, { peserta }) => {
          if (konfirmasi !== undefined && konfirmasi !== peserta.nomor_peserta)
            throw new Refusal('Nomor peserta yang diketik tidak sama. Ujian tidak di-reset.');
          return resetAttempt(context, tx, target, actOf(sent));
        });
        return acted(`Ujian ${data.nama} di-reset. Percobaan lama disimpan sebagai arsip.`, { data });
      }),
    ],
  };
};
