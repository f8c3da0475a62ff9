import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { pulihkanAwal, pulihkanUnggah } from '@spmb/shared/pencadangan/calls.ts';
import { pulihkanAwalContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Context } from '../../../context.ts';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import type { Route } from '../../../http/route.ts';
import { receivedId } from '../../../backup/backup-folder.ts';
import { restoredWords, restoreFile } from './restore-pencadangan.ts';
import type { BackupScope } from '../create/backup-scope.ts';
import { isSetUp } from '../create/sekolah.queries.ts';

const alreadySetUp = () =>
  new Refusal(
    'Server ini sudah disiapkan. Masuk sebagai administrator, lalu pulihkan di layar Pencadangan.',
    409,
  );
const nothingSent = 'Berkas pencadangan belum diunggah. Pilih berkasnya, lalu tekan Pulihkan.';

/**
 * What a server offers as long as nobody has set it up: a backup is uploaded, and with its recovery code the server
 * becomes the one that it was made of (P10).
 */
export function restoreEmptyRoutes(context: Context, scope: BackupScope): Route[] {
  const { backups, store, media } = context;
  const assertEmpty = async () => {
    if (await isSetUp(store.read)) throw alreadySetUp();
  };

  return [
    answerCall(pulihkanUnggah, undefined, async ({ call }) => {
      await assertEmpty();
      const { body } = call.req.raw;
      if (!body) throw new Refusal(nothingSent);
      await scope.onlyOne(() => backups.receive(body, () => media.hasSpace()));
      return acted('Berkas pencadangan diterima.');
    }),
    answerCall(pulihkanAwal, pulihkanAwalContract, async ({ input: { kode } }) => {
      await assertEmpty();
      const done = await scope.onlyOne(async () => {
        if (!(await backups.find(receivedId))) throw new Refusal(nothingSent);
        const from = { path: backups.path(receivedId), id: receivedId, kode, alasan: 'server baru' };
        const restored = await restoreFile(scope, { ...systemActor, nama: 'pemulihan awal' }, from);
        await backups.remove(receivedId);
        return restored;
      });
      context.restart();
      const { sekolah, dibuat_ms } = done.daftar;
      return acted(`Data ${sekolah} dipulihkan. Masuk dengan akun sekolah itu.${restoredWords(done)}`, {
        data: { sekolah, dibuat_ms },
      });
    }),
  ];
}
