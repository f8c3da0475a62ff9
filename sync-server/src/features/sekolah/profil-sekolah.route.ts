import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { listHistory } from '../../crud/history.ts';
import { readValues } from '../../crud/save/read-values.ts';
import { schoolId } from '../../db/school-id.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { profilOf } from './profil-sekolah.ts';
import { saveProfil } from './save-profil.ts';
import { findSekolah } from './sekolah.queries.ts';

/** The school's profile: one record, `api/profil-sekolah/1`. */
export function profilSekolahRoutes(context: Context): Route[] {
  async function read(call: Call) {
    const school = call.req.param('id') === schoolId ? await findSekolah(context.store.read) : undefined;
    if (!school) throw new NotFound();
    return profilOf(school);
  }
  async function save(call: Call): Promise<Response> {
    await read(call);
    const { values, options } = await readValues(call, profilSekolahResource);
    await context.store.tx(actorOf(accountOf(call)), (tx) => saveProfil(context, tx, values, options));
    return done(call, 'Profil sekolah disimpan.', { data: await read(call) });
  }
  function byMethod(call: Call): Promise<Response> {
    if (call.req.query('_method')?.toUpperCase() === 'PUT') return save(call);
    throw new NotFound();
  }
  const path = `${profilSekolahResource.path}/:id`;
  const capability = profilSekolahResource.capabilities.write;
  return [
    { method: 'GET', path, capability, handle: async (call) => call.json(await read(call)) },
    { method: 'POST', path, capability, handle: byMethod },
    { method: 'PUT', path, capability, handle: save },
    {
      method: 'GET',
      path: `${path}/riwayat`,
      capability,
      async handle(call) {
        await read(call);
        const records = [{ tabel: profilSekolahResource.name, baris_id: schoolId }];
        return call.json(await listHistory(context.store.read, records));
      },
    },
  ];
}
