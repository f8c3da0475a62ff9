import { fromBase64Url } from '@spmb/shared/kernel/bytes.ts';
import { verifyIzin } from '@spmb/shared/sync/offline-kit.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  emergencyContent,
  emergencyFile,
  type EmergencyStream,
  type HasilDarurat,
} from '@spmb/shared/sync/emergency-file.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { arriveOffline } from './arrive-offline.ts';
import { findAttempt, findStream, lockAttempt, type Attempt, type Stream } from './attempt.queries.ts';
import { findWatchedName } from './emergency.queries.ts';
import { insertStream } from './lease.mutations.ts';
import { isProven, openSealed, parseBatch, parseBytes } from './parse-batch.ts';
import { linkOperations, receiveBatch } from './receive-batch.ts';
import { setAside } from './set-aside.mutations.ts';
import { tooManyDevices } from './stream-cap.queries.ts';

type Shown = Pick<HasilDarurat, 'diterima' | 'sudah_ada' | 'tertahan' | 'disisihkan'>;
interface Counts extends Shown {
  /** Set aside no more, because too much of their stream is. */
  terbuang: number;
}
const none: Shown = { diterima: 0, sudah_ada: 0, tertahan: 0, disisihkan: 0 };

const again = 'Tekan Simpan jawaban darurat sekali lagi di perangkat peserta, lalu unggah berkas yang baru.';
const damaged = `Berkas ini rusak atau bukan berkas jawaban darurat. ${again}`;
const otherServer =
  'Berkas ini dibuat untuk server lain. Unggah di server tempat peserta itu mulai mengerjakan.';
const unknownAttempt =
  'Ujian di berkas ini tidak dikenal server, mungkin karena server dipulihkan dari cadangan lama. Simpan berkas ini, lalu sambungkan perangkat peserta ke server.';
const tooManyStreams =
  'Ujian peserta ini sudah dibuka di terlalu banyak perangkat, jadi perangkat yang belum dikenal tidak diterima lagi. Simpan berkas ini dan hubungi panitia.';
const notWatched =
  'Peserta ini tidak ada di ruang yang Anda awasi. Serahkan berkas ini kepada pengawas ruangnya atau panitia.';

/**
 * Takes one file of a device that could not reach the server: each attempt in it is a transaction of its own, and what
 * the server has already is only counted. What no key known to the server proves is held or set aside. Never throws for
 * what stands in the file.
 */
export async function receiveEmergency(
  context: Context,
  akun: SignedIn,
  berkas: string,
  bytes: Uint8Array,
): Promise<HasilDarurat[]> {
  const failed = (hasil: 'rusak' | 'ditolak', message: string, peserta = ''): HasilDarurat => ({
    ...{ berkas, peserta, hasil, ...none, message },
  });
  const aliran = openFile(context, bytes);
  if (typeof aliran === 'string') return [failed('rusak', aliran)];
  const results: HasilDarurat[] = [];
  for (const [ujianId, streams] of Map.groupBy(aliran, ({ ujian_id }) => ujian_id)) {
    const barisId = await rowOf(context, ujianId, streams);
    const peserta =
      barisId === undefined ? undefined : await findWatchedName(context.store.read, akun, barisId);
    if (peserta === undefined) {
      results.push(failed('ditolak', barisId === undefined ? unknownAttempt : notWatched));
      continue;
    }
    try {
      const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
      const counts = await context.store.tx(actor, (tx) => takeAttempt(context, tx, streams, berkas));
      results.push({ berkas, peserta, ...describe(counts) });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const isFull = problem.data.jenis === tooManyDevices;
      results.push(isFull ? failed('ditolak', tooManyStreams, peserta) : failed('rusak', damaged, peserta));
    }
  }
  return results;
}

/** The exam row of an attempt, also of one that began without the server and is not known yet. */
async function rowOf(context: Context, ujianId: string, streams: readonly EmergencyStream[]) {
  const attempt = await findAttempt(context.store.read, ujianId);
  if (attempt) return attempt.jadwal_ujian_peserta_id;
  const start = streams.find(({ mulai }) => mulai)?.mulai;
  const izin = start && verifyIzin(nativeDigest, context.secrets.key('surat'), start.izin);
  return izin?.ujian_id === ujianId ? izin.jadwal_ujian_peserta_id : undefined;
}

/** The streams in a file; a sentence where it cannot be read. */
function openFile(context: Context, bytes: Uint8Array): EmergencyStream[] | string {
  try {
    const file = emergencyFile.parse(parseBytes(bytes));
    if (file.server_id !== context.state.serverId) return otherServer;
    const plain = openSealed(context, fromBase64Url(file.isi) ?? new Uint8Array());
    const { aliran } = emergencyContent.parse(parseBytes(plain));
    return aliran.length > 0 ? aliran : damaged;
  } catch {
    return damaged;
  }
}

async function takeAttempt(
  context: Context,
  tx: Transaction,
  streams: readonly EmergencyStream[],
  berkas: string,
): Promise<Counts> {
  const counts: Counts = { ...none, terbuang: 0 };
  for (const { mulai } of streams) if (mulai) await arriveOffline(context, tx, mulai);
  const attempt = await lockAttempt(tx, streams[0]?.ujian_id ?? '');
  if (!attempt) throw new Refusal(unknownAttempt);
  for (const sent of streams) {
    const stream = (await findStream(tx, sent.aliran)) ?? (await holdStream(context, tx, attempt, sent));
    if (stream.ujian_id !== attempt.id) throw new Refusal(damaged);
    await takeStream(context, tx, stream, sent, counts);
  }
  const { sudah_ada, terbuang: _, ...fresh } = counts;
  if (fresh.diterima + fresh.tertahan + fresh.disisihkan > 0)
    await writeAudit(tx, context.clock.nowMs(), {
      tindakan: 'jawaban_darurat',
      tabel: 'jadwal_ujian_peserta',
      baris_id: attempt.jadwal_ujian_peserta_id,
      sesudah: { ujian_id: attempt.id, nama_berkas: berkas, ...fresh, sudah_ada },
    });
  return counts;
}

/** A stream that this server never gave a lease: all it brings is held for staff (PERANGKAT_KEDUA). */
function holdStream(context: Context, tx: Transaction, attempt: Attempt, sent: EmergencyStream) {
  const kunci = sent.kunci === undefined ? undefined : fromBase64Url(sent.kunci);
  const stream = { id: sent.aliran, kunci, perangkat: 'berkas jawaban darurat', sesiId: '' };
  return insertStream(context, tx, attempt, stream, null);
}

async function takeStream(
  context: Context,
  tx: Transaction,
  stream: Stream,
  sent: EmergencyStream,
  counts: Counts,
): Promise<void> {
  const key = stream.kunci_tersegel ? context.secrets.open(stream.kunci_tersegel) : undefined;
  const keepAside = async (request: BatchRequest) => {
    const { kept, dropped } = await setAside(tx, stream, linkOperations(request), context.clock.nowMs());
    counts.disisihkan += kept;
    counts.terbuang += dropped;
    return kept + dropped;
  };
  // Without a key nothing can be proven, and everything is held as it is.
  const isHeldAnyway = !key && stream.pintu === 0 && stream.epoch === null;
  let { ack } = stream;
  for (const { bukti, tersegel, isi } of sent.kiriman) {
    const given = fromBase64Url(isi) ?? new Uint8Array();
    const bytes = tersegel ? openSealed(context, given) : given;
    const request = parseBatch(bytes, stream.ujian_id, stream.id);
    if (!isHeldAnyway && !isProven(key, bytes, bukti)) {
      await keepAside(request);
      continue;
    }
    if (request.mulai_seq > ack + 1) throw new Refusal(damaged);
    const answer = await receiveBatch(context, tx, request, { isCopy: true });
    const fresh = answer.verdik.filter(({ seq }) => seq > ack);
    const added = Math.max(0, answer.ack - ack);
    const held = fresh.filter(({ verdik }) => verdik === 'tertahan').length;
    counts.tertahan += held;
    // What was refused has its place and its verdict too; it is neither new to count nor waits for anybody.
    counts.diterima += added - fresh.length;
    const aside = answer.bentrok ? await keepAside(request) : 0;
    counts.sudah_ada += request.operasi.length - added - aside;
    ({ ack } = answer);
  }
}

function describe({ terbuang, ...counts }: Counts): Shown & Pick<HasilDarurat, 'hasil' | 'message'> {
  const { diterima, sudah_ada, tertahan, disisihkan } = counts;
  const parts = [
    diterima > 0 && `${diterima} catatan jawaban diterima`,
    sudah_ada > 0 && `${sudah_ada} sudah ada di server`,
    tertahan > 0 && `${tertahan} menunggu persetujuan panitia`,
    disisihkan > 0 && `${disisihkan} disisihkan karena tidak terbukti dari perangkat peserta ini`,
    terbuang > 0 && `${terbuang} tidak disimpan karena sudah terlalu banyak yang disisihkan`,
  ].filter(Boolean);
  const isForStaff = tertahan + disisihkan + terbuang > 0;
  const hasil = isForStaff ? 'tertahan' : diterima > 0 ? 'diterima' : 'sudah_ada';
  const kept = terbuang > 0 ? ' Simpan juga berkas ini.' : '';
  const wayOut = isForStaff ? ` Periksa di Hasil Ujian, bagian Rekonsiliasi.${kept}` : '';
  return { ...counts, hasil, message: `${parts.join(', ') || 'Tidak ada yang baru'}.${wayOut}` };
}
