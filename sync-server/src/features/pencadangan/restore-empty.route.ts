import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { pulihkanAwalContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Context } from '../../context.ts';
import { systemActor } from '../../server/keadaan-server.mutations.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import type { Call, Route } from '../../http/route.ts';
import { receivedId } from '../../backup/backup-folder.ts';
import { missingWords, restoreFile } from './restore-pencadangan.ts';
import type { Room } from './room.ts';
import { isSetUp } from './sekolah.queries.ts';

/** Larger than the disk of any school's server; how much fits, the disk says. */
const bodyMax = 2 ** 40;

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
export function restoreEmptyRoutes(context: Context, room: Room): Route[] {
  const { backups, store, media } = context;
  const assertEmpty = async () => {
    if (await isSetUp(store.read)) throw alreadySetUp();
  };

  async function upload(call: Call): Promise<Response> {
    await assertEmpty();
    const { body } = call.req.raw;
    if (!body) throw new Refusal(nothingSent);
    await room.onlyOne(() => backups.receive(body, () => media.hasRoom()));
    return done(call, 'Berkas pencadangan diterima.');
  }

  async function restore(call: Call): Promise<Response> {
    const { kode } = await readBody(call, pulihkanAwalContract);
    await assertEmpty();
    const { daftar, kurang } = await room.onlyOne(async () => {
      if (!(await backups.find(receivedId))) throw new Refusal(nothingSent);
      const from = { path: backups.path(receivedId), id: receivedId, kode, alasan: 'server baru' };
      const restored = await restoreFile(room, { ...systemActor, nama: 'pemulihan awal' }, from);
      await backups.remove(receivedId);
      return restored;
    });
    context.restart();
    return done(
      call,
      `Data ${daftar.sekolah} dipulihkan. Masuk dengan akun sekolah itu.${missingWords(kurang)}`,
      {
        data: { sekolah: daftar.sekolah, dibuat_ms: daftar.dibuat_ms },
      },
    );
  }

  return [
    { method: 'POST', path: '/api/pulihkan-unggah', capability: 'publik', bodyMax, handle: upload },
    { method: 'POST', path: '/api/pulihkan-awal', capability: 'publik', handle: restore },
  ];
}
