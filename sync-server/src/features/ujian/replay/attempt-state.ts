import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import { signSurat, type SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import type { Context } from '../../../context.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import type { Reader } from '../../../db/store.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { pauseLeft } from '../time/attempt-time.ts';
import { listStreamsOfAttempt } from './replay.queries.ts';

/** The state of an attempt as the device of one stream must know it. */
export function stateFor(context: Context, attempt: Attempt, aliranId: string): AttemptState {
  return {
    versi: attempt.versi,
    status: attempt.status,
    sebab_selesai: attempt.sebab_selesai,
    percobaan: attempt.percobaan,
    epoch: attempt.epoch,
    pemegang: attempt.aliran === aliranId,
    terpakai_ms: attempt.terpakai_ms,
    boleh_ms: attempt.boleh_ms,
    batas_akhir_ms: attempt.batas_akhir_ms,
    jumlah_di_server: attempt.jumlah_terjawab,
    kode_terima: attempt.kode_terima,
    beda_layar: attempt.beda_layar,
    jeda_sisa_ms: pauseLeft(context, attempt),
    ...(attempt.keluar_batas > 0 && {
      keluar: { kali: attempt.keluar_hitung, batas: attempt.keluar_batas },
    }),
  };
}

/** The decisions about an attempt, signed, for the device to keep (S18). */
export async function suratOf(context: Context, read: Reader, attempt: Attempt): Promise<SignedSurat> {
  const streams = await listStreamsOfAttempt(read, attempt.id);
  return signSurat(nativeDigest, context.secrets.key('surat'), {
    server_id: context.state.serverId,
    generasi: context.state.generasi,
    ujian_id: attempt.id,
    jadwal_ujian_peserta_id: attempt.jadwal_ujian_peserta_id,
    percobaan: attempt.percobaan,
    undian: attempt.undian,
    paket: attempt.paket_id,
    aliran: attempt.aliran,
    epoch: attempt.epoch,
    boleh_ms: attempt.boleh_ms,
    batas_akhir_ms: attempt.batas_akhir_ms,
    mulai_ms: attempt.mulai_ms,
    status: attempt.status,
    versi: attempt.versi,
    isi: {
      dibuat_ms: context.clock.nowMs(),
      sebab: attempt.sebab_selesai,
      selesai_ms: attempt.selesai_ms,
      urutan: attempt.urutan,
      paket_undian: attempt.paket_undian,
      terpakai_ms: attempt.terpakai_ms,
      hilang_ms: attempt.hilang_ms,
      mulai_luring: attempt.mulai_luring,
      ditahan: attempt.ditahan,
      kode_belum_dibuka: attempt.kode_belum_dibuka,
      keluar_batas: attempt.keluar_batas,
      aliran_semua: streams.map(
        ({ id, pintu, kunci_tersegel: kunci, epoch, akhir_ms, luring, perangkat }) => ({
          id,
          pintu,
          kunci,
          epoch,
          akhir_ms,
          luring,
          perangkat,
        }),
      ),
    },
  });
}
