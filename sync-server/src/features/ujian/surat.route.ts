import { suratRequest, suratTextMax, type SuratAnswer } from '@spmb/shared/sync/protocol.schema.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { readBody } from '../../http/read-body.ts';
import type { Route } from '../../http/route.ts';
import { adoptSurat } from './adopt-surat.ts';
import { readSurat } from './read-surat.ts';
import { sheetOfSurat } from './sheet-of-surat.ts';

const device = { sekolah_id: schoolId, akun_id: null, nama: 'perangkat peserta' };

/** What a server had decided comes back to it from a device, after a restore (S18). */
export const suratRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/api/sync-surat',
  // The proof is the server's own signature: delivery outlives the login (S16).
  capability: 'publik',
  bodyMax: 2 * suratTextMax,
  async handle(call) {
    const { surat: signed, elapsed_ms: elapsedMs = 0 } = await readBody(call, suratRequest);
    const surat = await readSurat(context, signed);
    const sheet = await sheetOfSurat(context, surat);
    const { id } = await context.store.tx(device, (tx) =>
      adoptSurat(context, tx, { surat, sheet, elapsedMs }),
    );
    const { serverId: server_id, generasi } = context.state;
    const answer: SuratAnswer = { status: true, message: '', server_id, generasi, ujian_id: id };
    return call.json(answer);
  },
});
