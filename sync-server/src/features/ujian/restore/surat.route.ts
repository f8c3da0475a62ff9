import { syncSurat } from '@spmb/shared/ujian/calls.ts';
import { suratRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import type { Route } from '../../../http/route.ts';
import { adoptSurat } from './adopt-surat.ts';
import { readSurat } from './read-surat.ts';
import { paketOfSurat } from './paket-of-surat.ts';

const device = { sekolah_id: schoolId, akun_id: null, nama: 'perangkat peserta' };

/** What a server had decided comes back to it from a device, after a restore (S18). */
export const suratRoute = (context: Context): Route =>
  // The proof is the server's own signature: delivery outlives the login (S16).
  answerCall(syncSurat, suratRequest, async ({ input: { surat: signed, elapsed_ms: elapsedMs = 0 } }) => {
    const surat = await readSurat(context, signed);
    const paket = await paketOfSurat(context, surat);
    const { id } = await context.store.tx(device, (tx) =>
      adoptSurat(context, tx, { surat, paket, elapsedMs }),
    );
    const { serverId: server_id, generasi } = context.state;
    return acted('', { server_id, generasi, ujian_id: id });
  });
