import { optionalText, requiredText } from '@spmb/shared/kernel/fields.schema.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian } from '../../crud/save/refuse-isian.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { findMedia } from '../../media/media.queries.ts';
import { updateAkunProfil } from './akun.mutations.ts';
import { userInfoOf } from './user-info.ts';

/** What its owner may change of an account; everything else that is sent is ignored. */
const profilContract = z.object({ username: requiredText(80), avatar: optionalText(60) });

const unknownPhoto = { avatar: 'Foto ini tidak dikenal. Unggah lagi, lalu simpan.' };

/** The own account: who it is, and its name and photo. */
export function profilRoutes({ store, clock, signedIn }: Context): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/user-info',
      capability: 'masuk',
      beforeGantiSandi: true,
      handle: async (call) => call.json(await userInfoOf(store.read, accountOf(call))),
    },
    {
      method: 'POST',
      path: '/api/update-profil',
      capability: 'masuk',
      async handle(call) {
        const akun = accountOf(call);
        const given = await readBody(call, profilContract);
        // A participant is named by his file: the name on his card stands in every list and in the audit trail.
        const username = akun.authent === 'peserta' ? akun.username : given.username;
        const { avatar } = given;
        const isNew = avatar !== null && avatar !== akun.avatar;
        if (isNew) {
          const image = await findMedia(store.read, avatar);
          if (image?.doctype !== 'avatar' || image.akun_id !== akun.akun_id) refuseIsian(unknownPhoto);
        }
        const nowMs = clock.nowMs();
        await store.tx(actorOf(akun), async (tx) => {
          if (isNew && (await keepMedia(tx, nowMs, 'avatar', [avatar])).length > 0) refuseIsian(unknownPhoto);
          await updateAkunProfil(tx, nowMs, akun.akun_id, { username, avatar });
          await writeAudit(tx, nowMs, {
            ...{ tindakan: 'ubah profil', tabel: 'akun', baris_id: akun.akun_id },
            ...{ sebelum: { username: akun.username, avatar: akun.avatar }, sesudah: { username, avatar } },
          });
        });
        signedIn.clear();
        return done(call, 'Profil disimpan.', {
          data: await userInfoOf(store.read, { ...akun, username, avatar }),
        });
      },
    },
  ];
}
