import { createSoals } from '@spmb/shared/ujian/calls.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { StreamRegistration } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { StreamRow } from '../../local-db/exam-rows.ts';
import { saveStream, takeOpenStream } from '../../local-db/exam-store.ts';
import { getPerangkat } from '../../local-db/perangkat.ts';
import { emptyJejak } from '../batch/build-batch.ts';
import { StartRefused } from '../ports/exam-session.ts';
import { fetchServer, getServer } from '../paket/fetch-server.ts';
import { loginHeaders } from '../paket/fetch-sealed.ts';
import { isCount, isFields, isText } from '../answer/parse-attempt-state.ts';
import { parseStartAnswer, type Started } from '../answer/parse-start-answer.ts';
import type { Ports, Transport } from '../ports/ports.ts';
import { takeBox } from './ready-box.ts';
import { withDeadline } from '../ports/with-deadline.ts';

const noServer = 'Server tidak terjangkau. Periksa sambungan Wi-Fi, lalu coba lagi.';
const noLogin = 'Waktu masuk sudah habis. Silakan masuk lagi dengan akun yang sama.';

/** A start that hangs longer than this is given up: nobody waits before a silent server. */
const startDeadlineMs = 30_000;

type PostAnswer = Awaited<ReturnType<Transport['post']>>;

/** What the participant adds to a start. */
export interface StartAsk {
  token?: string;
  pindah?: boolean;
}

/** A new stream of this device, on disk before the server hears of it. */
export async function drawStream(ports: Ports, jadwalUjianId: string): Promise<StreamRow> {
  const row = newStream(ports, jadwalUjianId);
  await saveStream(ports.db, row).catch(() => undefined);
  return row;
}

/** The stream of a schedule that this device has open, else a new one as `drawStream` gives it. */
export async function takeStream(ports: Ports, jadwalUjianId: string): Promise<StreamRow> {
  const draw = (): StreamRow => newStream(ports, jadwalUjianId);
  return takeOpenStream(ports.db, jadwalUjianId, draw).catch(draw);
}

function newStream(ports: Ports, jadwalUjianId: string): StreamRow {
  return {
    aliran: toBase64Url(ports.randomness.bytes(16)),
    jadwal_ujian_id: jadwalUjianId,
    ujian_id: null,
    kunci: ports.randomness.bytes(32),
    server_id: '',
    generasi: 0,
    epoch: 0,
    seq: 0,
    jejak: emptyJejak,
    elapsed_ms: 0,
    ack: 0,
    dipindah: false,
    berakhir: false,
    tersegel: false,
    dibuat_ms: ports.clock.nowMs(),
  };
}

/** `create-soals` in the name of the account signed in here; throws `StartRefused`. A repeat with the same stream changes nothing. */
export async function registerStream(ports: Ports, row: StreamRow, ask: StartAsk = {}): Promise<Started> {
  const answer = await register(ports, row, ask);
  if (kindOf(answer.body) !== 'kunci-aliran-salah') return startedOf(row, answer);
  // Another server stands at this address now: its key is asked for again.
  await fetchServer(ports).catch(() => undefined);
  return startedOf(row, await register(ports, row, ask));
}

const kindOf = (body: unknown): unknown => (isFields(body) ? body['jenis'] : undefined);

async function register(ports: Ports, row: StreamRow, ask: StartAsk): Promise<PostAnswer> {
  const aliran = await registrationOf(ports, row);
  const request = { jadwal_ujian_id: row.jadwal_ujian_id, ...ask, aliran };
  const headers = await loginHeaders(ports);
  const answer = ports.transport.post(createSoals.path, request, headers);
  return withDeadline(ports.scheduler, startDeadlineMs, answer).catch(() => {
    throw new StartRefused(noServer, 'putus');
  });
}

function startedOf(row: StreamRow, answer: PostAnswer): Started {
  const started = parseStartAnswer(answer.body, row.aliran);
  if (started) return started;
  if (answer.httpStatus === 401) throw new StartRefused(noLogin, 'masuk');
  const { body } = answer;
  if (isFields(body) && body['status'] === false && isText(body['message'])) {
    const jenis = body['jenis'] === 'aliran-lama' ? 'aliran_lama' : 'ditolak';
    const kabarMs = isCount(body['kabar_ms']) ? body['kabar_ms'] : undefined;
    throw new StartRefused(body['message'], jenis, body['boleh_pindah'] === true, false, kabarMs);
  }
  throw new StartRefused(noServer, 'putus');
}

/** What the server learns of a stream before its first operation; throws `StartRefused` where it was never met. */
export async function registrationOf(ports: Ports, row: StreamRow): Promise<StreamRegistration> {
  const draw = (): string => toBase64Url(ports.randomness.bytes(9));
  const [server, perangkat] = await Promise.all([
    getServer(ports).catch(() => undefined),
    getPerangkat(ports.db, draw).catch(draw),
  ]);
  const fill = server && takeBox(ports, server.kunci_publik);
  if (!fill) throw new StartRefused(noServer, 'putus');
  return {
    aliran: row.aliran,
    kunci: toBase64Url(fill(row.kunci)),
    perangkat,
  };
}
