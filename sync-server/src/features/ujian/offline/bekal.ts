import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import {
  kitProof,
  kitVersion,
  sealKit,
  signIzin,
  type KitContent,
  type OfflineKit,
} from '@spmb/shared/sync/protocol/offline-kit.ts';
import type { Context } from '../../../context.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { ensureKodeLuring } from '../../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { ensurePaket } from '../paket/build-paket.ts';
import { examWindow } from '../time/exam-window.ts';
import { listGrantsBeforeStart } from '../time/grants-before-start.queries.ts';
import { findJadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { kodeLuringKey } from '../token/kode-luring.ts';
import { getOpenedPaket } from '../paket/opened-paket.ts';
import { paketOf } from '../start/paket-of.ts';
import { attemptId, drawUrutan, firstDraw, pauseMaxMs } from '../start/start-attempt.mutations.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/**
 * What a participant's device needs to begin his exam without the server: permission and keys of his own questions,
 * wrapped by the session's kode luring. Given from 24 hours before the session until its last moment, to who has not begun.
 */
export async function buildBekal(context: Context, akun: SignedIn, barisId: string): Promise<OfflineKit> {
  const { read } = context.store;
  const row = await findJadwalOfPeserta(read, akun.peserta_id ?? '', barisId);
  if (!row) throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
  const { baris, jadwal } = row;
  const { mulaiMs, selesaiMs, toleransiMs } = examWindow(row);
  const grantedMs = (await listGrantsBeforeStart(read, baris.peserta_id)).get(baris.id) ?? 0;
  const batas_akhir_ms = selesaiMs + toleransiMs + grantedMs;
  const nowMs = context.clock.nowMs();
  const isNear = nowMs > mulaiMs - dayMs && nowMs < batas_akhir_ms;
  const kode = isNear && !row.ujian ? await ensureKodeLuring(context, baris) : undefined;
  if (!kode) throw new Refusal('Ujian ini tidak dapat disiapkan untuk mulai tanpa server sekarang.');
  const paketId = await ensurePaket(context, jadwal, baris.tanggal, baris.jadwal_ujian_sesi_id);
  const paket = await getOpenedPaket(context, read, paketId);
  const undian = firstDraw;
  const percobaan = baris.percobaan + 1;
  const ujian_id = attemptId(context, baris.id, percobaan);
  const key = context.secrets.key('surat');
  const izin = signIzin(nativeDigest, key, {
    server_id: context.state.serverId,
    ujian_id,
    jadwal_ujian_peserta_id: baris.id,
    percobaan,
    paket: paketId,
    undian,
    sesi_masuk_id: akun.sesi_id,
    mulai_ms: mulaiMs,
  });
  const content: KitContent = {
    ...paketOf(context, row, paket, { urutan: drawUrutan(context, row, paket, undian), undian }),
    ujian_id,
    percobaan,
    waktu_ms: jadwal.waktu * minuteMs + grantedMs,
    mulai_ms: mulaiMs,
    jam_mulai: `${clockText(mulaiMs, row.zona)} ${row.zona}`,
    batas_akhir_ms,
    jeda_maks_ms: pauseMaxMs(jadwal),
    bukti: kitProof(nativeDigest, key, izin),
  };
  const isi = sealKit(await kodeLuringKey(kode), izin, content, systemRandomness);
  return { versi: kitVersion, garam: kode.garam, izin, isi };
}
