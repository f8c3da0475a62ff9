import type { HasilPerintah, HasilResetLogin } from '@spmb/shared/absen/hasil-perintah.ts';
import { pelanggaran } from '@spmb/shared/absen/pelanggaran.ts';
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
} from '@spmb/shared/absen/perintah.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { assertOwnPlace } from '../../http/own-place.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Feature, type Route } from '../../http/route.ts';
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
import { sesiRuangRoutes } from './sesi-ruang.route.ts';
import { listTindakanOf } from './tindakan-peserta.queries.ts';

const param = (call: Call, name: string) => call.req.param(name) ?? '';
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
  const post = (
    path: string,
    handle: Route['handle'],
    capability: Route['capability'] = 'awasiRuang',
  ): Route => ({ method: 'POST', path, capability, handle });
  const actOf = ({ tindakan_id, alasan }: { tindakan_id?: string | undefined; alasan: string }) => ({
    id: tindakan_id ?? newId(context.clock.nowMs()),
    alasan: alasan || withoutReason,
  });
  return {
    name: 'absen',
    routes: [
      {
        method: 'GET',
        path: '/api/jadwal-ujian-absen/:tanggal/:sesi',
        capability: 'awasiRuang',
        async handle(call) {
          assertOwnPlace(call);
          const [tanggal, sesi] = [param(call, 'tanggal'), param(call, 'sesi')];
          const { read } = context.store;
          const zona = await context.zona();
          const counts = await countBesides(read, tanggal, sesi);
          const rows = await listWatched(read, tanggal, sesi, accountOf(call));
          return call.json(rows.map((row) => absenRow(row, zona, counts)));
        },
      },
      liveRoute(context),
      ...pesanLayarRoutes(context),
      ...sesiRuangRoutes(context),
      ...kartuRuangRoutes(context),
      {
        method: 'GET',
        path: '/api/absen-tindakan/:id',
        capability: 'awasiRuang',
        async handle(call) {
          const id = param(call, 'id');
          const { read } = context.store;
          if ((await listAbsenByIds(read, [id], accountOf(call))).length === 0) throw new NotFound();
          return call.json(await listTindakanOf(read, id));
        },
      },
      post(
        '/api/download-data-absen',
        async (call) => exportAbsen(context, call, await readBody(call, tanggalSesi)),
        'awasiUjian',
      ),
      post('/api/pelanggaran', async (call) => {
        const { ids, kode, keterangan, tindakan_id } = await readBody(call, catatPelanggaranContract);
        const act = { id: tindakan_id, alasan: keterangan || pelanggaran[kode], kode };
        const result = await commandMany(context, accountOf(call), ids, (tx, target) =>
          noteViolation(context, tx, target, act),
        );
        return done(call, summary('Pelanggaran dicatat', result), { data: result });
      }),
      post('/api/reset-login', async (call) => {
        const { ids, ...sent } = await readBody(call, resetLoginContract);
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
        const data: HasilResetLogin = { ...result, belum_terkirim };
        return done(call, message, { data });
      }),
      post('/api/tambah-waktu', async (call) => {
        const { ids, menit, alasan, tambahan_id } = await readBody(call, tambahWaktuContract);
        const result = await commandMany(context, accountOf(call), ids, (tx, target) =>
          grantTime(context, tx, target, { id: tambahan_id, alasan, menit }),
        );
        return done(call, summary(`Waktu ditambah ${menit} menit`, result), { data: result });
      }),
      post('/api/set-selesai', async (call) => {
        const { id, ...sent } = await readBody(call, setSelesaiContract);
        const data = await commandOne(context, accountOf(call), id, (tx, target) =>
          forceFinish(context, tx, target, actOf(sent)),
        );
        return done(call, `Ujian ${data.nama} diselesaikan.`, { data });
      }),
      post('/api/buka-kembali', async (call) => {
        const { ids, tindakan_id, alasan } = await readBody(call, bukaKembaliContract);
        const result = await commandMany(context, accountOf(call), ids, (tx, target) =>
          reopenFinish(context, tx, target, { id: tindakan_id, alasan }),
        );
        return done(call, summary('Ujian dibuka kembali', result), { data: result });
      }),
      post('/api/izinkan-mulai', async (call) => {
        const { ids, tindakan_id, alasan } = await readBody(call, izinkanMulaiContract);
        const result = await commandMany(context, accountOf(call), ids, (tx, target) =>
          releaseHeldStart(context, tx, target, { id: tindakan_id, alasan }),
        );
        return done(call, summary('Mulai diizinkan', result), { data: result });
      }),
      post('/api/lewati-kirim-ulang', async (call) => {
        const { ids, tindakan_id, alasan } = await readBody(call, lewatiKirimUlangContract);
        const result = await commandMany(context, accountOf(call), ids, (tx, target) =>
          waiveResend(context, tx, target, { id: tindakan_id, alasan }),
        );
        return done(call, summary('Kirim ulang tidak ditunggu lagi', result), { data: result });
      }),
      post('/api/salah-akun', async (call) => {
        const { id, benar_id, tindakan_id, alasan } = await readBody(call, salahAkunContract);
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
        return done(call, message, { data: { ...data, usul_menit: menit } });
      }),
      post(
        '/api/reset-ujian-private',
        async (call) => {
          const { id, konfirmasi, ...sent } = await readBody(call, resetUjianContract);
          const data = await commandOne(context, accountOf(call), id, (tx, target, { peserta }) => {
            if (konfirmasi !== undefined && konfirmasi !== peserta.nomor_peserta)
              throw new Refusal('Nomor peserta yang diketik tidak sama. Ujian tidak di-reset.');
            return resetAttempt(context, tx, target, actOf(sent));
          });
          return done(call, `Ujian ${data.nama} di-reset. Percobaan lama disimpan sebagai arsip.`, { data });
        },
        'awasiUjian',
      ),
    ],
  };
};
