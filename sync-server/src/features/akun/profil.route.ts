import { updateProfil, userInfo } from '@spmb/shared/akun/calls.ts';
import { profilContract } from '@spmb/shared/akun/profil.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { findMedia } from '../../media/media.queries.ts';
import { updateAkunProfil } from './account/akun.mutations.ts';
import { userInfoOf } from './account/user-info.ts';

const unknownPhoto = { avatar: 'Foto ini tidak dikenal. Unggah lagi, lalu simpan.' };

/** The own account: who it is, and its name and photo. */
export function profilRoutes(context: Context): Route[] {
  const { store, clock, signedIn } = context;
  return [
    answerCall(userInfo, undefined, ({ call }) => userInfoOf(context, accountOf(call))),
    answerCall(updateProfil, profilContract, async ({ call, input: { avatar, ...given } }) => {
      const akun = accountOf(call);
      // A participant is named by his file: the name on his card stands in every list and in the audit trail.
      const username = akun.authent === 'peserta' ? akun.username : given.username;
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
          tindakan: 'ubah profil',
          tabel: 'akun',
          baris_id: akun.akun_id,
          sebelum: { username: akun.username, avatar: akun.avatar },
          sesudah: { username, avatar },
        });
      });
      signedIn.clear();
      return acted('Profil disimpan.', {
        data: await userInfoOf(context, { ...akun, username, avatar }),
      });
    }),
  ];
}
