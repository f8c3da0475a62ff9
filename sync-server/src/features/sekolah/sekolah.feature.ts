import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/sekolah/calls.ts';
import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { setupContract } from '@spmb/shared/sekolah/setup.schema.ts';
import type { Context } from '../../context.ts';
import { buildFieldSearch } from '../../crud/list/build-field-search.ts';
import { schoolId } from '../../db/school-id.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { insertAkun } from '../akun/account/akun.mutations.ts';
import { hasAdministrator } from './administrator.queries.ts';
import { hashSandiTeruji, judgeSandi } from '../../server/sandi/sandi-teruji.ts';
import { judgeKertas } from './judge-alamat.ts';
import { listPilihanAlamat } from './pilihan-alamat.ts';
import { listProfilTasks } from './profil-tasks.ts';
import { findSekolah, listSchoolPictures } from './sekolah.queries.ts';
import { insertSekolah } from './sekolah.mutations.ts';
import { infoRoute } from './info.route.ts';
import { profilSekolahRoutes } from './profil-sekolah.route.ts';

const isSetUp = () => new Refusal('Server ini sudah disiapkan. Silakan masuk.', 409);

const noAlamat = { alamat_server: null, alamat_tetap: false };

const { label: profil, labels, capabilities } = profilSekolahResource;

/** The school: public information, profile, first set-up. */
export const sekolahFeature = (context: Context): Feature => ({
  name: 'sekolah',
  routes: [
    infoRoute(context),
    ...profilSekolahRoutes(context),
    answerCall(calls.setupAlamat, undefined, async ({ call }) => {
      if (await hasAdministrator(context.store.read)) throw isSetUp();
      return listPilihanAlamat(context, call);
    }),
    answerCall(calls.alamatServer, undefined, ({ call }) => listPilihanAlamat(context, call)),
    answerCall(calls.alamatKertas, undefined, async ({ call }) => {
      const school = await findSekolah(context.store.read);
      return {
        ...judgeKertas(school ?? noAlamat, context.network.lan()),
        boleh_ubah: hasCapability(accountOf(call).authent, profilSekolahResource.capabilities.write),
      };
    }),
    answerCall(calls.setup, setupContract, async ({ input }) => {
      if (await hasAdministrator(context.store.read)) throw isSetUp();
      const names = [input.username, input.email];
      const chosen = await judgeSandi('userpass', input.userpass, 'administrator', names);
      const sandi_hash = await hashSandiTeruji(chosen, 'set-up');
      const now = context.clock.nowMs();
      const id = newId(now);
      await context.store.tx({ sekolah_id: schoolId, akun_id: id, nama: input.username }, async (tx) => {
        if (await hasAdministrator(tx)) throw isSetUp();
        const { username, email, zona, nama_sekolah: nama } = input;
        await insertSekolah(tx, now, {
          nama,
          zona,
          wifi_nama: input.wifi_nama || null,
          alamat_server: input.alamat_server || null,
          alamat_tetap: input.alamat_tetap,
        });
        await insertAkun(tx, now, [
          { id, username, email, authent: 'administrator', sandi_jenis: 'argon2id', sandi_hash },
        ]);
        await writeAudit(tx, now, {
          tindakan: 'setup',
          tabel: 'sekolah',
          baris_id: schoolId,
          sesudah: { nama, zona },
        });
      });
      return acted('Server siap dipakai. Silakan masuk dengan akun yang baru dibuat.');
    }),
  ],
  mediaReferences: [{ doctype: 'logo', list: listSchoolPictures }],
  searches: [
    buildFieldSearch({
      capability: capabilities.write,
      jenis: profil,
      screen: '/backend/master-profil-sekolah',
      fields: Object.entries(labels).map(([field, label]) => ({ field, label, detail: '' })),
    }),
  ],
  tasks: [
    {
      capability: 'kelolaSistem',
      list: async () => listProfilTasks(await findSekolah(context.store.read), context.network.lan()),
    },
  ],
});
