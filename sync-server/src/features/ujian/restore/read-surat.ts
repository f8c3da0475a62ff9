import { verifySurat, type SignedSurat, type Surat } from '@spmb/shared/sync/start/surat.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { supersededText } from '../../../identity/superseded.ts';
import { unprovenRefusal } from '../batch/parse-batch.ts';

/**
 * What this server, or an earlier or later life of it, has signed; refuses (403) anything else. One of a later life says
 * that this server was replaced: it stops writing for good, and refuses (503). Nothing less than the signature does that.
 */
export async function readSurat(context: Context, signed: SignedSurat): Promise<Surat> {
  const { state, secrets, gate } = context;
  const surat = verifySurat(nativeDigest, secrets.key('surat'), signed);
  if (!surat || surat.server_id !== state.serverId) throw unprovenRefusal();
  if (surat.generasi <= state.generasi) return surat;
  gate.end(supersededText);
  await state.supersede(surat.generasi);
  throw new Refusal(supersededText, 503, { jenis: 'server-digantikan' });
}
