import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import * as calls from '@spmb/shared/pencadangan/calls.ts';
import { downloadContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Call, type Route } from '../../../http/route.ts';
import { getPencadangan } from '../create/create-pencadangan.ts';
import { pencadanganRecorder, type Actor } from '../create/record-pencadangan.ts';
import type { BackupScope } from '../create/backup-scope.ts';
import { getSekolah } from '../create/sekolah.queries.ts';
import { buildDownloadTickets } from './download-ticket.ts';
import { findAkunOfSesi } from './download.queries.ts';

/** Downloads a backup: a ticket first, which a form then hands in for the file. */
export function downloadRoutes(context: Context, scope: BackupScope): Route[] {
  const { backups, store, clock } = context;
  const tickets = buildDownloadTickets(context);
  const record = pencadanganRecorder(context);

  async function download(call: Call, asked: string, akun: Actor): Promise<Response> {
    const { id, ukuran, dibuat_ms } = await getPencadangan(scope, asked);
    const { zona } = await getSekolah(store.read);
    await record(akun, 'unduh pencadangan', id);
    return call.body(backups.stream(id), 200, {
      'content-type': 'application/zip',
      'content-length': String(ukuran),
      'content-disposition': `attachment; filename="pencadangan-${localDate(dibuat_ms, zona)}-${id}.zip"`,
    });
  }

  /** A form sends the browser here: what is refused leads back to the list, where the download is begun anew. */
  async function unduh(call: Call): Promise<Response> {
    const form: Record<string, unknown> = await call.req.parseBody().catch(() => ({}));
    const ticket = tickets.redeem(form['tiket']);
    const akun = ticket && (await findAkunOfSesi(store.read, ticket.sesi_id, clock.nowMs()));
    if (!akun || !hasCapability(akun.authent, calls.tiketPencadangan.capability))
      return call.redirect('/backend/pencadangan', 303);
    return download(call, ticket.id, akun);
  }

  return [
    answerCall(calls.tiketPencadangan, downloadContract, async ({ call, input }) => {
      const { id } = await getPencadangan(scope, input.id);
      const tiket = tickets.issue({ sesi_id: accountOf(call).sesi_id, id });
      return acted('Unduhan dimulai. Lihat daftar unduhan peramban ini.', { data: { tiket } });
    }),
    answerCall(calls.downloadPencadangan, undefined, ({ call }) => unduh(call)),
  ];
}
