import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { verifyIzin } from '@spmb/shared/sync/protocol/offline-kit.ts';
import type { Surat } from '@spmb/shared/sync/start/surat.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  emergencyContent,
  emergencyFile,
  type EmergencyContent,
  type EmergencyStream,
  type HasilDarurat,
} from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { adoptSurat, type Adoption } from '../restore/adopt-surat.ts';
import { arriveOffline } from '../offline/arrive-offline.ts';
import {
  findAttempt,
  findStream,
  lockAttempt,
  type Attempt,
  type Stream,
} from '../attempt/attempt.queries.ts';
import { findWatchedName } from './emergency.queries.ts';
import {
  damaged,
  notWatched,
  otherServer,
  rowGone,
  unknownAttempt,
  whyRefused,
} from '../batch/emergency-texts.ts';
import { insertStream } from '../lease/lease.mutations.ts';
import { isProven, openSealed, parseBatch, parseBytes } from '../batch/parse-batch.ts';
import { findPesertaOfBaris } from '../paket/paket-of-surat.queries.ts';
import { readSurat } from '../restore/read-surat.ts';
import { linkOperations, receiveBatch } from '../batch/receive-batch.ts';
import { paketOfSurat } from '../restore/paket-of-surat.ts';
import { setAside } from '../batch/set-aside.mutations.ts';

type Shown = Pick<HasilDarurat, 'diterima' | 'sudah_ada' | 'tertahan' | 'disisihkan'>;
interface Counts extends Shown {
  /** Set aside no more, because too much of their stream is. */
  terbuang: number;
}
const none: Shown = { diterima: 0, sudah_ada: 0, tertahan: 0, disisihkan: 0 };

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
  const failed = (why: ReturnType<typeof whyRefused>, peserta = ''): HasilDarurat => ({
    berkas,
    peserta,
    ...none,
    ...why,
  });
  const content = openFile(context, bytes);
  if (typeof content === 'string') return [failed({ hasil: 'rusak', message: content })];
  const results: HasilDarurat[] = [];
  for (const [ujianId, streams] of Map.groupBy(content.aliran, ({ ujian_id }) => ujian_id)) {
    let peserta: string | undefined;
    try {
      const surat = await suratFor(context, content, ujianId);
      const barisId = await rowOf(context, ujianId, streams, surat);
      peserta = await findWatchedName(context.store.read, akun, barisId);
      if (peserta === undefined) {
        if (!(await findPesertaOfBaris(context.store.read, barisId)))
          throw new Refusal(damaged, 404, { jenis: rowGone });
        results.push(failed({ hasil: 'ditolak', message: notWatched }));
        continue;
      }
      const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
      const adoption = surat && { surat, paket: await paketOfSurat(context, surat), elapsedMs: 0 };
      const counts = await context.store.tx(actor, (tx) =>
        takeAttempt(context, tx, { streams, adoption, berkas }),
      );
      results.push({ berkas, peserta, ...describe(counts) });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      results.push(failed(whyRefused(problem), peserta));
    }
  }
  return results;
}

/** What the server had decided about an attempt, where the file brings it and nobody has forged it (S18). */
async function suratFor(
  context: Context,
  { surat = [] }: EmergencyContent,
  ujianId: string,
): Promise<Surat | undefined> {
  const told = surat.find(({ ujian_id }) => ujian_id === ujianId);
  const read = told && (await readSurat(context, told.surat).catch(unlessForged));
  return read?.ujian_id === ujianId ? read : undefined;
}

/** What is forged says nothing; what says that this server was replaced stops all. */
function unlessForged(problem: unknown): undefined {
  if (!(problem instanceof Refusal) || problem.httpStatus === 503) throw problem;
}

/** The exam row of an attempt, also of one that began without the server, or before it was restored. */
async function rowOf(
  context: Context,
  ujianId: string,
  streams: readonly EmergencyStream[],
  surat: Surat | undefined,
): Promise<string> {
  const attempt = await findAttempt(context.store.read, ujianId);
  if (attempt) return attempt.jadwal_ujian_peserta_id;
  if (surat) return surat.jadwal_ujian_peserta_id;
  const start = streams.find(({ mulai }) => mulai)?.mulai;
  const izin = start && verifyIzin(nativeDigest, context.secrets.key('surat'), start.izin);
  if (izin?.ujian_id !== ujianId) throw new Refusal(damaged, 404, { jenis: unknownAttempt });
  return izin.jadwal_ujian_peserta_id;
}

/** What is in a file; a sentence where it cannot be read. */
function openFile(context: Context, bytes: Uint8Array): EmergencyContent | string {
  try {
    const file = emergencyFile.parse(parseBytes(bytes));
    if (file.server_id !== context.state.serverId) return otherServer;
    const plain = openSealed(context, fromBase64Url(file.isi) ?? new Uint8Array());
    const content = emergencyContent.parse(parseBytes(plain));
    return content.aliran.length > 0 ? content : damaged;
  } catch {
    return damaged;
  }
}

async function takeAttempt(
  context: Context,
  tx: Transaction,
  {
    streams,
    adoption,
    berkas,
  }: { streams: readonly EmergencyStream[]; adoption: Adoption | undefined; berkas: string },
): Promise<Counts> {
  const counts: Counts = { ...none, terbuang: 0 };
  if (adoption) await adoptSurat(context, tx, adoption);
  for (const { mulai } of streams) if (mulai) await arriveOffline(context, tx, mulai);
  const attempt = await lockAttempt(tx, streams[0]?.ujian_id ?? '');
  if (!attempt) throw new Refusal(damaged, 404, { jenis: unknownAttempt });
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
