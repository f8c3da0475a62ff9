import type { Context } from '../../../context.ts';
import { offerPaket } from '../paket/build-paket.ts';
import { examWindow, shownTimes } from '../time/exam-window.ts';
import { listGrantsBeforeStart } from '../time/grants-before-start.queries.ts';
import { listJadwalOfPeserta, type JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { getOpenedPaket } from '../paket/opened-paket.ts';

const dayMs = 24 * 3_600_000;

export const isFinished = (row: JadwalOfPeserta): boolean =>
  row.ujian?.status === 'selesai' || row.ujian?.status === 'final';

/**
 * Milliseconds granted by row to who has not started. At the bell hardly anybody has missed an exam, so that only who has
 * costs the query.
 */
async function grantsFor(
  context: Context,
  pesertaId: string,
  rows: readonly JadwalOfPeserta[],
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const isMissed = (row: JadwalOfPeserta): boolean => {
    const { selesaiMs, toleransiMs } = examWindow(row);
    return !row.ujian && nowMs >= selesaiMs + toleransiMs;
  };
  return rows.some(isMissed) ? listGrantsBeforeStart(context.store.read, pesertaId) : new Map();
}

/** A participant's exams for the dashboard. Sealed sheets are offered a day ahead, so that the bell costs one small request. */
export async function listExams(context: Context, pesertaId: string) {
  const nowMs = context.clock.nowMs();
  const rows = await listJadwalOfPeserta(context.store.read, pesertaId);
  const grants = await grantsFor(context, pesertaId, rows, nowMs);
  return Promise.all(
    rows.map(async (row) => {
      const { mulaiMs, selesaiMs, toleransiMs } = examWindow(row);
      const grantedMs = row.ujian ? 0 : (grants.get(row.baris.id) ?? 0);
      const lastStartMs = selesaiMs + toleransiMs + grantedMs;
      const isOpen = nowMs >= mulaiMs && nowMs < lastStartMs && row.ditutup_ms === null;
      const isRunning = row.ujian?.status === 'mengerjakan';
      const isNear = isRunning || (nowMs < lastStartMs && nowMs > mulaiMs - dayMs);
      return {
        id: row.baris.id,
        jadwal_ujian_id: row.baris.id,
        jadwal: row.jadwal.name,
        mapel: row.mapel,
        sesi: row.sesi.name,
        tanggal: row.baris.tanggal,
        ...shownTimes(row),
        mulai_ms: mulaiMs,
        selesai_ms: selesaiMs,
        waktu: row.jadwal.waktu,
        jumlah_soal: row.jadwal.jumlah_soal,
        token_wajib: row.jadwal.token_wajib,
        ruang: row.baris.ruang,
        kursi: row.baris.kursi,
        aktif: !isFinished(row) && (isOpen || isRunning),
        selesai: isFinished(row),
        ujian_id: row.ujian?.id ?? null,
        percobaan: row.baris.percobaan,
        paket: isNear && !isFinished(row) ? await offeredPaketOf(context, row) : null,
      };
    }),
  );
}

/** A schedule whose bank is short of items shows without a paket; the start says why. */
async function offeredPaketOf(context: Context, row: JadwalOfPeserta) {
  try {
    const id =
      row.ujian?.paket_id ??
      (await offerPaket(context, row.jadwal, row.baris.tanggal, row.baris.jadwal_ujian_sesi_id));
    const { body } = await getOpenedPaket(context, context.store.read, id);
    return { id, alamat: `/api/paket/${id}`, gambar: body.gambar };
  } catch (error) {
    context.log.warn({ err: error, jadwal: row.jadwal.id }, 'no paket');
    return null;
  }
}
