import {
  createSoalsContract,
  fetchSoalContract,
  gantiPesertaContract,
  getSoalContract,
  jadwalUjianContract,
  setTimeLeftContract,
  setTimeLeftV2Contract,
  storeJawabanContract,
  ujianContract,
} from '@spmb/shared/ujian/panggilan.schema.ts';
import { kesiapanContract } from '@spmb/shared/ujian/kesiapan.schema.ts';
import type { Context } from '../../context.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { fetchSoal, getTimeLeft, konfirmasiSelesai, setTimeLeft, storeJawaban } from './direct-calls.ts';
import { examWindow, shownTimes } from './exam-window.ts';
import { findJadwalOfPeserta } from './jadwal-of-peserta.queries.ts';
import { gantiPeserta } from './ganti-peserta.ts';
import { findKartuPeserta } from './kartu-peserta.queries.ts';
import { isFinished, listExams } from './list-exams.ts';
import { listPesanOf } from './pesan-peserta.queries.ts';
import { reportKesiapan } from './report-kesiapan.ts';
import { startUjian } from './start-ujian.ts';
import { tokenHalaman } from './token-halaman.ts';

/** The exam calls as the product's contract writes them. All are a participant's own: foreign ids are not found. */
export function ujianRoutes(context: Context): Route[] {
  const post = (path: string, handle: (call: Call) => Promise<Response>): Route => ({
    method: 'POST',
    path,
    capability: 'ikutUjian',
    bodyMax: 64 * 1024,
    handle,
  });
  const ownRow = async (call: Call) => {
    const { jadwal_ujian_id } = await readBody(call, jadwalUjianContract);
    const row = await findJadwalOfPeserta(
      context.store.read,
      accountOf(call).peserta_id ?? '',
      jadwal_ujian_id,
    );
    if (!row) throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
    return row;
  };
  const storeAnswer = async (call: Call) => {
    const { id, pilihan } = await readBody(call, storeJawabanContract);
    const stored = await storeJawaban(context, accountOf(call), id, pilihan);
    if (stored.jenis !== undefined) context.refusals.count(call, stored.jenis, stored.message);
    return call.json(stored);
  };
  return [
    {
      method: 'GET',
      path: '/api/peserta/dashboard',
      capability: 'ikutUjian',
      handle: async (call) =>
        call.json({
          peserta: await findKartuPeserta(context.store.read, accountOf(call).peserta_id ?? ''),
          pesans: await listPesanOf(
            context.store.read,
            accountOf(call).peserta_id ?? '',
            await context.zona(),
          ),
        }),
    },
    post('/api/peserta/dashboard-jadwal-ujian', async (call) =>
      call.json(await listExams(context, accountOf(call).peserta_id ?? '')),
    ),
    post('/api/peserta/fetch-info-status-ujian', async (call) => {
      const row = await ownRow(call);
      return call.json({
        selesai: isFinished(row),
        keadaan: row.ujian?.status ?? 'siap',
        ujian_id: row.ujian?.id ?? null,
      });
    }),
    post('/api/peserta/fetch-info-soal', async (call) => {
      const row = await ownRow(call);
      const { mulaiMs, selesaiMs } = examWindow(row);
      return call.json({
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
      });
    }),
    post('/api/peserta/create-soals', async (call) => {
      const { aliran, ...input } = await readBody(call, createSoalsContract);
      return call.json(await startUjian(context, accountOf(call), { ...input, aliran }));
    }),
    post('/api/peserta/ganti-peserta', async (call) => {
      const perangkat = (call.req.header('x-perangkat') ?? '').slice(0, 80);
      await gantiPeserta(context, accountOf(call), {
        ...(await readBody(call, gantiPesertaContract)),
        perangkat,
      });
      return done(call, 'Peserta diganti. Jawaban peserta sebelumnya tetap dikirim.');
    }),
    post('/api/peserta/kesiapan', async (call) => {
      const perangkat = (call.req.header('x-perangkat') ?? '').slice(0, 80);
      await reportKesiapan(context, accountOf(call), perangkat, await readBody(call, kesiapanContract));
      return done(call, '');
    }),
    post('/api/peserta/token-halaman', async (call) => {
      const perangkat = (call.req.header('x-perangkat') ?? '').slice(0, 80);
      await tokenHalaman(context, accountOf(call), {
        ...(await readBody(call, gantiPesertaContract)),
        perangkat,
      });
      return done(call, 'Lembar soal dibuka lagi.');
    }),
    post('/api/peserta/fetch-soal', async (call) => {
      const { nomor, ...named } = await readBody(call, fetchSoalContract);
      return call.json(await fetchSoal(context, accountOf(call), named, nomor));
    }),
    post('/api-v2/get-soal', async (call) => {
      const { nomor, ...named } = await readBody(call, getSoalContract);
      return call.json(await fetchSoal(context, accountOf(call), named, nomor));
    }),
    post('/api/peserta/get-time-left', async (call) =>
      call.json(await getTimeLeft(context, accountOf(call), await readBody(call, jadwalUjianContract))),
    ),
    post('/api-v2/get-time-left', async (call) =>
      call.json(await getTimeLeft(context, accountOf(call), await readBody(call, ujianContract))),
    ),
    post('/api/peserta/set-time-left', async (call) => {
      const { timeleft, ...named } = await readBody(call, setTimeLeftContract);
      return call.json(await setTimeLeft(context, accountOf(call), named, timeleft));
    }),
    post('/api-v2/set-time-left', async (call) => {
      const { timeleft, ...named } = await readBody(call, setTimeLeftV2Contract);
      return call.json(await setTimeLeft(context, accountOf(call), named, timeleft));
    }),
    post('/api/peserta/store-jawaban', storeAnswer),
    post('/api-v2/store-jawaban', storeAnswer),
    post('/api/peserta/konfirmasi-selesai', async (call) =>
      call.json(await konfirmasiSelesai(context, accountOf(call), await readBody(call, jadwalUjianContract))),
    ),
  ];
}
