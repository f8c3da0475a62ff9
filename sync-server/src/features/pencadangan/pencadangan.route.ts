import * as calls from '@spmb/shared/pencadangan/calls.ts';
import { pulihkanContract, resetPendaftarContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { AutomaticBackups } from './automatic/automatic.ts';
import { createPencadangan, getPencadangan } from './create/create-pencadangan.ts';
import { resetPendaftar } from './reset/reset-pendaftar.ts';
import { kodePemulihanRoutes } from './restore/kode-pemulihan.route.ts';
import { restoreEmptyRoutes } from './restore/restore-empty.route.ts';
import { restoredWords, restorePencadangan } from './restore/restore-pencadangan.ts';
import { otomatisRoutes } from './automatic/otomatis.route.ts';
import { pencadanganRecorder } from './create/record-pencadangan.ts';
import { assertKonfirmasi, type BackupScope } from './create/backup-scope.ts';
import { downloadRoutes } from './download/download.route.ts';

/** Backups, and what they make safe: taking one back, and deleting all applicants (N33). */
export function pencadanganRoutes(
  context: Context,
  scope: BackupScope,
  automatic: AutomaticBackups,
): Route[] {
  const { backups } = context;
  const record = pencadanganRecorder(context);

  const remove = answerCall(calls.hapusPencadangan, undefined, async ({ call, at }) => {
    await scope.onlyOne(async () => {
      const { id } = await getPencadangan(scope, at.id);
      await record(accountOf(call), 'hapus pencadangan', id);
      await backups.remove(id);
    });
    return acted('Pencadangan dihapus.');
  });

  const reset = answerCall(calls.resetPendaftar, resetPendaftarContract, async ({ call, input }) => {
    await assertKonfirmasi(context, input);
    const { pencadangan_id, jumlah } = await scope.onlyOne(() =>
      resetPendaftar(scope, actorOf(accountOf(call)), input.alasan),
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
      const data = await scope.onlyOne(() => createPencadangan(scope, 'manual'));
      await record(accountOf(call), 'buat pencadangan', data.id);
      return acted('Pencadangan dibuat dan sudah diperiksa.', { data });
    }),
    ...downloadRoutes(context, scope),
    { method: 'POST', path: remove.path, capability: remove.capability, handle: byMethod },
    remove,
    answerCall(calls.pulihkan, pulihkanContract, async ({ call, input }) => {
      await assertKonfirmasi(context, input);
      const restored = await scope.onlyOne(() => restorePencadangan(scope, actorOf(accountOf(call)), input));
      context.restart();
      return acted(`Data dipulihkan. Semua orang perlu masuk lagi.${restoredWords(restored)}`);
    }),
    reset,
    ...restoreEmptyRoutes(context, scope),
    ...kodePemulihanRoutes(context),
    ...otomatisRoutes(scope, automatic),
  ];
}
