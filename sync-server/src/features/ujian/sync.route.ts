import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { batchBytesMax, batchRequest, sealedBatchType } from '@spmb/shared/sync/protocol.ts';
import { openAsServer } from '@spmb/shared/sync/server-box.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { NotFound } from '../../http/errors.ts';
import { checked, parseJson } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { BatchRefusals } from './batch-refusals.ts';
import { receiveBatch } from './receive-batch.ts';
import { findPaketOfPeserta, findPaketOfGambar } from './paket-access.queries.ts';
import { StreamKeys } from './stream-key.ts';

const yearCache = 'private, max-age=31536000, immutable';
const unproven = 'Kiriman ini tidak dapat dibuktikan berasal dari perangkat peserta. Panggil pengawas.';
const device = { sekolah_id: schoolId, akun_id: null, nama: 'perangkat peserta' };

/** Messages of devices that keep their own log, and the sealed sheets they download ahead. */
export function syncRoutes(context: Context): Route[] {
  const keys = new StreamKeys(context);
  const refusals = new BatchRefusals(context.refusals);
  return [
    {
      method: 'POST',
      path: '/api/sync/:ujian_id/:aliran',
      // The proof is the stream's key, not a login: delivery outlives the login (S16).
      capability: 'publik',
      bodyMax: batchBytesMax + 24_000,
      async handle(call) {
        const sent = new Uint8Array(await call.req.arrayBuffer());
        const isSealed = call.req.header('content-type') === sealedBatchType;
        const bytes = isSealed ? openSealedBatch(context, sent) : sent;
        const aliran = call.req.param('aliran') ?? '';
        const key = await keys.find(aliran);
        const proof = fromBase64Url(call.req.header('x-bukti') ?? '');
        if (!key || proof?.length !== 32 || !timingSafeEqual(proof, nativeDigest.hmacSha256(key, bytes)))
          throw new Refusal(unproven, 403, { jenis: 'bukti-salah' });
        const request = checked(batchRequest, parse(bytes));
        if (request.aliran !== aliran || request.ujian_id !== call.req.param('ujian_id'))
          throw new Refusal(unproven, 403, { jenis: 'bukti-salah' });
        const answer = await context.store.tx(device, (tx) => receiveBatch(context, tx, request));
        refusals.count(call, request, answer);
        return call.json(answer);
      },
    },
    {
      method: 'GET',
      path: '/api/ujian-server',
      capability: 'ikutUjian',
      handle: (call) =>
        call.json({
          server_id: context.state.serverId,
          generasi: context.state.generasi,
          kunci_publik: toBase64Url(context.secrets.publicKey),
          server_ms: context.clock.nowMs(),
        }),
    },
    {
      method: 'GET',
      path: '/api/paket/:id',
      capability: 'ikutUjian',
      async handle(call) {
        const id = call.req.param('id') ?? '';
        const isi = await findPaketOfPeserta(context.store.read, accountOf(call).peserta_id ?? '', id);
        if (isi === undefined) throw new NotFound();
        if (call.req.header('if-none-match') === `"${id}"`) return call.body(null, 304);
        return call.body(isi, 200, {
          'content-type': 'application/json',
          etag: `"${id}"`,
          'cache-control': yearCache,
        });
      },
    },
    {
      method: 'GET',
      path: '/api/paket-gambar/:alamat',
      capability: 'ikutUjian',
      async handle(call) {
        const alamat = call.req.param('alamat') ?? '';
        if (!(await findPaketOfGambar(context.store.read, accountOf(call).peserta_id ?? '', alamat)))
          throw new NotFound();
        const bytes = await context.media.get(Buffer.from(alamat, 'base64url').toString('hex'));
        const headers = {
          'content-type': 'application/octet-stream',
          etag: `"${alamat}"`,
          'cache-control': yearCache,
        };
        return call.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
      },
    },
  ];
}

/** A batch of a device on which nobody may read the answers any more (S16). */
function openSealedBatch({ secrets }: Context, sealed: Uint8Array): Uint8Array {
  try {
    return openAsServer(secrets.publicKey, (other) => secrets.agree(other), sealed);
  } catch {
    throw new Refusal(unproven, 403, { jenis: 'bukti-salah' });
  }
}

function parse(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('Kiriman tidak terbaca.', 400, { jenis: 'json-rusak' });
  }
  return parseJson(text);
}
