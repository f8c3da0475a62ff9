import { fromBase64Url, toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { emergencyFileKind } from '@spmb/shared/sync/protocol/emergency-file.ts';
import type {
  EmergencyContent,
  EmergencyFile,
  EmergencyStream,
} from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { sealForServer } from '@spmb/shared/sync/seal/server-box.ts';
import type { StreamRow } from '../../local-db/exam-rows.ts';
import { findStream, listStreams, listAttempts } from '../../local-db/exam-store.ts';
import { listParcels } from '../../local-db/parcel-store.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import { buildParcels } from '../batch/build-parcels.ts';
import { getServer } from '../paket/fetch-server.ts';
import type { Ports } from '../ports/ports.ts';

// The value of emergency-file.ts, written again because that file brings zod with it.
const kind: typeof emergencyFileKind = 'spmb-jawaban-darurat';

/**
 * Everything unsent on this device as a file that only the server can read: whole streams, proven batch by batch. What
 * stands in `open` sheets is taken from memory, since the disk may have refused it. undefined: nothing is unsent.
 */
export async function buildEmergencyFile(
  ports: Ports,
  open: readonly StreamMemory[],
): Promise<Uint8Array | undefined> {
  const onDisk = await listStreams(ports.db).catch(() => []);
  const isOpen = ({ aliran }: StreamRow): boolean => open.some((one) => one.stream.aliran === aliran);
  const aliran: EmergencyStream[] = open.filter(({ stream }) => isUnsent(stream)).map(openStream);
  for (const row of onDisk.filter((one) => isUnsent(one) && !isOpen(one))) {
    const stored = row.tersegel ? undefined : await findStream(ports.db, row.aliran);
    if (stored) aliran.push(openStream(stored));
    else if (row.tersegel) aliran.push(await sealedStream(ports, row));
  }
  if (aliran.length === 0) return undefined;
  const { server_id, kunci_publik } = await getServer(ports);
  const publicKey = fromBase64Url(kunci_publik) ?? new Uint8Array();
  const content: EmergencyContent = { v: 1, aliran, surat: await listSurat(ports, open, aliran) };
  const isi = toBase64Url(sealForServer(publicKey, utf8(JSON.stringify(content)), ports.randomness));
  return utf8(JSON.stringify({ jenis: kind, v: 1, server_id, isi } satisfies EmergencyFile));
}

/** What the server had decided about the attempts of these streams. */
async function listSurat(
  { db }: Ports,
  open: readonly StreamMemory[],
  aliran: readonly EmergencyStream[],
): Promise<NonNullable<EmergencyContent['surat']>> {
  const onDisk = await listAttempts(db).catch(() => []);
  // What stands in memory is newer.
  const attempts = new Map(
    [...onDisk, ...open.map(({ attempt }) => attempt)].map((row) => [row.ujian_id, row]),
  );
  return [...new Set(aliran.map(({ ujian_id }) => ujian_id))].flatMap((ujian_id) => {
    const surat = attempts.get(ujian_id)?.surat;
    return surat ? { ujian_id, surat } : [];
  });
}

const isUnsent = ({ ack, seq, dipindah }: StreamRow): boolean => ack < seq && !dipindah;

/** What the server must hear first where the exam began without it. */
const startOf = ({ mulai, elapsed_ms }: StreamRow): Pick<EmergencyStream, 'mulai'> =>
  mulai ? { mulai: { ...mulai, elapsed_ms } } : {};

function openStream(stored: Parameters<typeof buildParcels>[0]): EmergencyStream {
  const { aliran, kunci } = stored.stream;
  const kiriman = buildParcels(stored).map(({ headers, body }) => ({
    bukti: headers['x-bukti'],
    tersegel: false,
    isi: toBase64Url(body),
  }));
  const { ujian_id } = stored.attempt;
  return { ...startOf(stored.stream), ujian_id, aliran, kunci: toBase64Url(kunci), kiriman };
}

async function sealedStream({ db }: Ports, row: StreamRow): Promise<EmergencyStream> {
  const { aliran, ujian_id } = row;
  const parcels = await listParcels(db, aliran);
  const kiriman = parcels.map(({ bukti, isi }) => ({ bukti, tersegel: true, isi: toBase64Url(isi) }));
  return { ...startOf(row), ujian_id: ujian_id ?? '', aliran, kiriman };
}
