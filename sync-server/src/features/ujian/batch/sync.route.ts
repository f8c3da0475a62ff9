import * as calls from '@spmb/shared/ujian/calls.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { copyHeader, sealedBatchType } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { schoolId } from '../../../db/school-id.ts';
import { answerCall, answerShortCall } from '../../../http/answer-call.ts';
import { addressOf } from '../../../http/network/device-of.ts';
import { NotFound } from '../../../http/errors.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { BatchRefusals } from './batch-refusals.ts';
import { isProven, openSealed, parseBatch, unprovenRefusal } from './parse-batch.ts';
import { receiveBatch } from './receive-batch.ts';
import { findPaketOfPeserta, findPaketOfGambar } from '../paket/paket-access.queries.ts';
import { signOfLifeRoute } from './sign-of-life.route.ts';
import { StreamKeys } from '../attempt/stream-key.ts';

const yearCache = 'private, max-age=31536000, immutable';
const device = { sekolah_id: schoolId, akun_id: null, nama: 'perangkat peserta' };

/** Messages of devices that keep their own log, and the paket they download ahead. */
export function syncRoutes(context: Context): Route[] {
  const keys = new StreamKeys(context);
  const refusals = new BatchRefusals(context.refusals);
  return [
    // The proof is the stream's key, not a login: delivery outlives the login (S16).
    answerShortCall(calls.syncBatch, undefined, async ({ call, at: { ujian_id, aliran } }) => {
      const sent = new Uint8Array(await call.req.arrayBuffer());
      const isSealed = call.req.header('content-type') === sealedBatchType;
      const bytes = isSealed ? openSealed(context, sent) : sent;
      if (!isProven((await keys.find(aliran))?.kunci, bytes, call.req.header('x-bukti') ?? ''))
        throw unprovenRefusal();
      context.addresses.note(aliran, addressOf(call));
      const request = parseBatch(bytes, ujian_id, aliran);
      const isCopy = call.req.header(copyHeader) !== undefined;
      const receive = (tx: Transaction) => receiveBatch(context, tx, request, { isCopy });
      const answer = await context.store.tx(device, receive, ujian_id);
      refusals.count(call, request, answer);
      return answer;
    }),
    signOfLifeRoute(context, keys),
    answerCall(calls.ujianServer, undefined, () => ({
      server_id: context.state.serverId,
      generasi: context.state.generasi,
      kunci_publik: toBase64Url(context.secrets.publicKey),
      server_ms: context.clock.nowMs(),
    })),
    answerCall(calls.paket, undefined, async ({ call, at: { id } }) => {
      const isi = await findPaketOfPeserta(context.store.read, accountOf(call).peserta_id ?? '', id);
      if (isi === undefined) throw new NotFound();
      if (call.req.header('if-none-match') === `"${id}"`) return call.body(null, 304);
      return call.body(isi, 200, {
        'content-type': 'application/json',
        etag: `"${id}"`,
        'cache-control': yearCache,
      });
    }),
    answerCall(calls.paketGambar, undefined, async ({ call, at: { alamat } }) => {
      if (!(await findPaketOfGambar(context.store.read, accountOf(call).peserta_id ?? '', alamat)))
        throw new NotFound();
      const bytes = await context.media.get(Buffer.from(alamat, 'base64url').toString('hex'));
      return call.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        'content-type': 'application/octet-stream',
        etag: `"${alamat}"`,
        'cache-control': yearCache,
      });
    }),
  ];
}
