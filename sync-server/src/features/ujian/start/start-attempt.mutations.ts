import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { emptyLembar } from '@spmb/shared/sync/stream/lembar.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { drawButir, type DrawInput } from '@spmb/shared/sync/seal/draw.ts';
import { allowanceAtStart } from '@spmb/shared/sync/time/exam-time.ts';
import { eq, isNull, sql, sum } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { idLetters } from '../../../db/new-id.ts';
import { preparedSelect, preparedWrite, rowPlaceholders } from '../../../db/prepared.ts';
import type { Transaction } from '../../../db/store.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { recordStart } from '../../jadwal-ujian/jadwal/record-start.mutations.ts';
import { acceptUntilOf } from '../attempt/acceptance.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { examWindow } from '../time/exam-window.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { findLateFrom } from '../time/late-from.ts';
import { leaveLimitOf } from '../time/leave-page.ts';
import { getOpenedPaket, type OpenedPaket } from '../paket/opened-paket.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { tindakan, ujian } from '../attempt/ujian.table.ts';

const minuteMs = 60_000;
const tooLate =
  'Waktu pengerjaan sesi ini sudah habis. Minta pengawas menambah waktu untuk Anda, lalu tekan Mulai lagi.';

const insertRow = preparedWrite((queries) => queries.insert(ujian).values(rowPlaceholders(ujian)));

const sumGrants = preparedSelect((read) =>
  read
    .select({ menit: sum(tindakan.menit) })
    .from(tindakan)
    .where(
      ofSchool(
        tindakan,
        eq(tindakan.jadwal_ujian_peserta_id, sql.placeholder('baris_id')),
        eq(tindakan.jenis, 'tambah_waktu'),
        isNull(tindakan.ujian_id),
      ),
    ),
);

/** Milliseconds granted to a participant's exam row before its attempt began. */
export async function grantedBeforeStart(tx: Transaction, barisId: string): Promise<number> {
  const rows = await sumGrants(tx, { baris_id: barisId });
  return Number(rows[0]?.menit ?? 0) * minuteMs;
}

/** jeda_maks of a schedule; 0 is the policy *jalan terus*. */
export const pauseMaxMs = ({
  kebijakan_waktu,
  jeda_maks,
}: Pick<JadwalOfPeserta['jadwal'], 'kebijakan_waktu' | 'jeda_maks'>): number =>
  kebijakan_waktu === 'jeda' ? jeda_maks * minuteMs : 0;

/** Number of the draw of every attempt: nobody asks for another one yet. */
export const firstDraw = 0;

/**
 * Id of an attempt: always the same for a row and its number, so that one that began without the server is the same
 * attempt as one that began with it. It keeps the age of its row in front, as ids do.
 */
export const attemptId = ({ secrets }: Context, barisId: string, percobaan: number): string =>
  barisId.slice(0, 9) +
  idLetters(
    nativeDigest.hmacSha256(secrets.key('surat'), utf8(`ujian|${barisId}|${percobaan}`)).slice(0, 13),
  );

/** What the draw of an attempt is made from (S20). */
export const drawInput = (
  context: Context,
  { baris, jadwal }: JadwalOfPeserta,
  { paket_id, paket_undian = null, undian }: Pick<Attempt, 'paket_id' | 'undian'> & Partial<Attempt>,
): DrawInput => ({
  secret: context.secrets.open(jadwal.rahasia_undian),
  paketHash: paket_undian ?? paket_id,
  pesertaId: baris.peserta_id,
  drawNumber: undian,
});

/** Question ids of an attempt in the order shown. */
export function drawUrutan(
  context: Context,
  row: JadwalOfPeserta,
  paket: OpenedPaket,
  undian: number,
): string[] {
  const parts = paket.row.bagian.map(({ butir, jumlah }) => ({
    butir,
    count: jumlah,
    shuffled: row.jadwal.isRandom,
  }));
  return drawButir(nativeDigest, drawInput(context, row, { paket_id: paket.row.id, undian }), parts);
}

/** How an attempt began without the server; undefined: with it. */
export interface OfflineBeginning {
  beganMs: number;
  ditahan: Attempt['ditahan'];
  kode_belum_dibuka: boolean;
}

/** Clock, allowance and last moment of an attempt that begins now, or began without the server. */
async function timesAtStart(
  context: Context,
  tx: Transaction,
  { baris, jadwal, ...row }: JadwalOfPeserta,
  grantedMs: number,
  offlineMs: number | undefined,
) {
  const window = examWindow({ baris, jadwal, ...row });
  const isOffline = offlineMs !== undefined;
  const startMs = offlineMs ?? context.clock.nowMs();
  const { allowedMs, lastMomentMs, lostMs } = allowanceAtStart({
    startMs,
    durationMs: jadwal.waktu * minuteMs,
    sessionEndMs: window.selesaiMs,
    toleranceMs: window.toleransiMs,
    grantedMs,
    // Without the server nobody could know when the others began, and nobody came late by himself.
    firstStartMs: isOffline
      ? undefined
      : await findLateFrom(context, tx, baris, { startMs, sessionStartMs: window.mulaiMs }),
    lateness: jadwal.keterlambatan,
  });
  // What began without the server is accepted; beyond its time it is held (S10).
  if (allowedMs === 0 && !isOffline) throw new Refusal(tooLate, 200, { lanjut: false, jenis: 'terlambat' });
  return {
    mulai_ms: startMs,
    mulai_luring: isOffline,
    jalan_awal_ms: context.state.ranMs(),
    boleh_ms: allowedMs,
    hilang_ms: Math.max(0, lostMs - grantedMs),
    batas_akhir_ms: lastMomentMs,
    terima_sampai_ms: acceptUntilOf({ ...row, ...jadwal, batas_akhir_ms: lastMomentMs, selesai_ms: null }),
    jeda_maks_ms: pauseMaxMs(jadwal),
    kontak_ms: context.clock.nowMs(),
    keluar_batas: await leaveLimitOf(tx),
  };
}

/** What every attempt of an exam row begins with. */
const freshFields = {
  sebab_selesai: null,
  lembar: emptyLembar,
  jumlah_terjawab: 0,
  terpakai_ms: 0,
  lapor_ms: 0,
  henti: [],
  henti_total_ms: 0,
  henti_dipakai_ms: 0,
  maklum_jalan_ms: null,
  telat_ms: 0,
  putus_sejak_ms: null,
  putus_sampai_ms: null,
  aliran: null,
  epoch: 0,
  versi: 1,
  selesai_epoch: null,
  selesai_ms: null,
  benar: null,
  nilai: null,
  beda_layar: false,
  kode_terima: null,
  belum_terkirim: 0,
  keluar: 0,
  keluar_hitung: 0,
  paket_undian: null,
  menunggu_ulang: false,
  diarsipkan_ms: null,
};

/** An attempt of an exam row to which nothing has happened yet. */
export const freshAttempt = ({ baris, jadwal }: Pick<JadwalOfPeserta, 'baris' | 'jadwal'>) => ({
  ...freshFields,
  sekolah_id: schoolId,
  jadwal_ujian_peserta_id: baris.id,
  peserta_id: baris.peserta_id,
  jadwal_ujian_id: jadwal.id,
  tanggal: baris.tanggal,
  jadwal_ujian_sesi_id: baris.jadwal_ujian_sesi_id,
});

export const insertAttemptRow = (tx: Transaction, attempt: Attempt): Promise<unknown> =>
  insertRow(tx, { ...attempt });

/** Begins an attempt: fixes paket and draw (S20), allowance and last moment. */
export async function insertAttempt(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  paketId: string,
  grantedMs: number,
  offline?: OfflineBeginning,
): Promise<Attempt> {
  const { baris } = row;
  const paket = await getOpenedPaket(context, tx, paketId);
  const undian = firstDraw;
  const attempt: Attempt = {
    ...freshAttempt(row),
    id: attemptId(context, baris.id, baris.percobaan + 1),
    percobaan: baris.percobaan + 1,
    status: isAwaitingRelease(offline?.ditahan) ? 'siap' : 'mengerjakan',
    paket_id: paketId,
    undian,
    urutan: drawUrutan(context, row, paket, undian),
    ditahan: offline?.ditahan ?? null,
    kode_belum_dibuka: offline?.kode_belum_dibuka ?? false,
    ...(await timesAtStart(context, tx, row, grantedMs, offline?.beganMs)),
  };
  await insertAttemptRow(tx, attempt);
  await recordStart(tx, baris.id, attempt.id, attempt.percobaan);
  return attempt;
}

/** Who was absent in a closed room has begun after all; who came too early or without proof has not begun yet. */
const isAwaitingRelease = (ditahan: Attempt['ditahan'] | undefined): boolean =>
  ditahan === 'terlalu_dini' || ditahan === 'tanpa_bukti';

/** Releases an attempt that was held: it begins now, or began without the server, with its own sheet and draw. */
export async function releaseAttempt(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  held: Attempt,
  grantedMs: number,
  beganMs?: number,
): Promise<Attempt> {
  const values = {
    status: 'mengerjakan',
    ditahan: null,
    ...(await timesAtStart(context, tx, row, grantedMs, beganMs)),
    versi: held.versi + 1,
  } as const;
  await saveAttempt(tx, held.id, values);
  return { ...held, ...values };
}
