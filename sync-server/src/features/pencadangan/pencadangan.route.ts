import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import * as calls from '@spmb/shared/pencadangan/calls.ts';
import {
  pulihkanContract,
  resetPendaftarContract,
  unduhContract,
} from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import * as sekolah from '@spmb/shared/sekolah/calls.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { AutomaticBackups } from './automatic.ts';
import { createPencadangan, getPencadangan } from './create-pencadangan.ts';
import { resetPendaftar } from './reset-pendaftar.ts';
import { kodePemulihanRoutes } from './kode-pemulihan.route.ts';
import { restoreEmptyRoutes } from './restore-empty.route.ts';
import { missingWords, restorePencadangan } from './restore-pencadangan.ts';
import { otomatisRoutes } from './otomatis.route.ts';
import { assertKonfirmasi, type Room } from './room.ts';
import { getSekolah } from './sekolah.queries.ts';
import { buildUnduhTickets } from './unduh-ticket.ts';
import { findAkunOfSesi } from './unduh.queries.ts';

type Actor = Parameters<typeof actorOf>[0];

/** Backups, and what they make safe: taking one back, and deleting all applicants (N33). */
export function pencadanganRoutes(context: Context, room: Room, automatic: AutomaticBackups): Route[] {
  const { backups, store, clock } = context;
  const tickets = buildUnduhTickets(context);

  /** On record, since a backup holds everything about everybody. */
  const record = (call: Call, tindakan: string, id: string, akun: Actor = accountOf(call)) =>
    store.tx(actorOf(akun), (tx) =>
      writeAudit(tx, clock.nowMs(), { tindakan, tabel: 'pencadangan', baris_id: id }),
    );

  async function download(call: Call, asked: string, akun: Actor): Promise<Response> {
    const { id, ukuran, dibuat_ms } = await getPencadangan(room, asked);
    const { zona } = await getSekolah(store.read);
    await record(call, 'unduh pencadangan', id, akun);
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

  const remove = answerCall(calls.hapusPencadangan, undefined, async ({ call, at }) => {
    await room.onlyOne(async () => {
      const { id } = await getPencadangan(room, at.id);
      await record(call, 'hapus pencadangan', id);
      await backups.remove(id);
    });
    return acted('Pencadangan dihapus.');
  });

  const reset = answerCall(sekolah.resetPendaftar, resetPendaftarContract, async ({ call, input }) => {
    await assertKonfirmasi(context, input);
    const { pencadangan_id, jumlah } = await room.onlyOne(() =>
      resetPendaftar(room, actorOf(accountOf(call)), input.alasan),
    );
    const message = `Data ${jumlah.toLocaleString('id-ID')} pendaftar dihapus. Pencadangan sebelum reset tersimpan.`;
    return acted(message, { data: { pencadangan_id } });
  });

  function byMethod(call: Call): Promise<Response> | Response {
    if (call.req.query('_method')?.toUpperCase() === 'DELETE') return remove.handle(call);
    throw new NotFound();
  }

  return [
    answerCall(calls.pencadangan, undefined, async () => {
      const { idsElsewhere } = automatic;
      const found = await backups.list();
      return found.map((one) => ({ ...one, di_tempat_kedua: idsElsewhere.has(one.id) }));
    }),
    answerCall(calls.buatPencadangan, undefined, async ({ call }) => {
      const data = await room.onlyOne(() => createPencadangan(room, 'manual'));
      await record(call, 'buat pencadangan', data.id);
      return acted('Pencadangan dibuat dan sudah diperiksa.', { data });
    }),
    answerCall(calls.tiketPencadangan, unduhContract, async ({ call, input }) => {
      const { id } = await getPencadangan(room, input.id);
      const tiket = tickets.issue({ sesi_id: accountOf(call).sesi_id, id });
      return acted('Unduhan dimulai. Lihat daftar unduhan peramban ini.', { data: { tiket } });
    }),
    answerCall(calls.unduhPencadangan, undefined, ({ call }) => unduh(call)),
    { method: 'POST', path: remove.path, capability: remove.capability, handle: byMethod },
    remove,
    answerCall(calls.pulihkan, pulihkanContract, async ({ call, input }) => {
      await assertKonfirmasi(context, input);
      const { kurang } = await room.onlyOne(() => restorePencadangan(room, actorOf(accountOf(call)), input));
      context.restart();
      return acted(`Data dipulihkan. Semua orang perlu masuk lagi.${missingWords(kurang)}`);
    }),
    reset,
    ...restoreEmptyRoutes(context, room),
    ...kodePemulihanRoutes(context),
    ...otomatisRoutes(room, automatic),
  ];
}
