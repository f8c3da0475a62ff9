import { profilSekolah, simpanProfilSekolah } from '@spmb/shared/sekolah/calls.ts';
import { profilSekolahResource, type ProfilSekolah } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { listHistory } from '../../crud/history.ts';
import { readValues } from '../../crud/save/read-values.ts';
import { schoolId } from '../../db/school-id.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { profilOf } from './profil-sekolah.ts';
import { saveProfil } from './save-profil.ts';
import { findSekolah } from './sekolah.queries.ts';

/** The school's profile: one record, `api/profil-sekolah/1`. */
export function profilSekolahRoutes(context: Context): Route[] {
  async function read(id: string | undefined): Promise<ProfilSekolah> {
    const school = id === schoolId ? await findSekolah(context.store.read) : undefined;
    if (!school) throw new NotFound();
    return profilOf(school);
  }
  const save = answerCall(simpanProfilSekolah, undefined, async ({ call, at: { id } }) => {
    await read(id);
    const { values, options } = await readValues(call, profilSekolahResource);
    await context.store.tx(actorOf(accountOf(call)), (tx) => saveProfil(context, tx, values, options));
    return acted('Profil sekolah disimpan.', { data: await read(id) });
  });
  const { path, capability } = profilSekolah;
  return [
    answerCall(profilSekolah, undefined, ({ at: { id } }) => read(id)),
    save,
    {
      method: 'POST',
      path,
      capability,
      handle(call) {
        if (call.req.query('_method')?.toUpperCase() === 'PUT') return save.handle(call);
        throw new NotFound();
      },
    },
    {
      method: 'GET',
      path: `${path}/riwayat`,
      capability,
      async handle(call) {
        await read(call.req.param('id'));
        const records = [{ tabel: profilSekolahResource.name, baris_id: schoolId }];
        return call.json(await listHistory(context.store.read, records));
      },
    },
  ];
}
