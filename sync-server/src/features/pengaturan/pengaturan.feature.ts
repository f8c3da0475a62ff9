import { isKelompok, pengaturan } from '@spmb/shared/pengaturan/kelompok.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { checkVersion } from '../../crud/save/check-version.ts';
import { listHistory } from '../../crud/history.ts';
import { buildFieldSearch } from '../../crud/list/build-field-search.ts';
import { readValues } from '../../crud/save/read-values.ts';
import { refuseIsian } from '../../crud/save/refuse-isian.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Feature } from '../../http/route.ts';
import { savePengaturan } from '../../settings/pengaturan.mutations.ts';
import { listPengaturan, lockPengaturan } from '../../settings/pengaturan.queries.ts';

const groupFields = Object.values(pengaturan).flatMap(({ title, labels }) =>
  Object.entries(labels).map(([field, label]) => ({ field, label, detail: title })),
);

/** Settings: one page of groups, each saved by itself (N22). */
export function pengaturanFeature(context: Context): Feature {
  const { read } = context.store;
  async function save(call: Call): Promise<Response> {
    const nama = call.req.param('kelompok') ?? '';
    if (!isKelompok(nama)) throw new NotFound();
    const group = pengaturan[nama];
    const { values, options } = await readValues<object>(call, group);
    refuseIsian(group.check?.(values as never) ?? {});
    await context.store.tx(actorOf(accountOf(call)), async (tx) => {
      const versi = (await lockPengaturan(tx, nama))?.versi ?? 0;
      await checkVersion(tx, 'pengaturan', { id: nama, versi }, options.versi);
      await savePengaturan(tx, context.clock.nowMs(), nama, {
        isi: { ...values },
        versi,
        alasan: options.alasan,
      });
    });
    return done(call, `Pengaturan ${group.title.toLowerCase()} disimpan.`, {
      data: await listPengaturan(read),
    });
  }
  function byMethod(call: Call): Promise<Response> {
    if (call.req.query('_method')?.toUpperCase() === 'PUT') return save(call);
    throw new NotFound();
  }
  return {
    name: 'pengaturan',
    searches: [
      buildFieldSearch({
        capability: 'kelolaSistem',
        jenis: 'Pengaturan',
        screen: '/backend/pengaturan',
        fields: groupFields,
      }),
    ],
    routes: [
      {
        method: 'GET',
        path: '/api/pengaturan',
        capability: 'kelolaSistem',
        handle: async (call) => call.json(await listPengaturan(read)),
      },
      { method: 'POST', path: '/api/pengaturan/:kelompok', capability: 'kelolaSistem', handle: byMethod },
      { method: 'PUT', path: '/api/pengaturan/:kelompok', capability: 'kelolaSistem', handle: save },
      {
        method: 'GET',
        path: '/api/pengaturan/:kelompok/riwayat',
        capability: 'kelolaSistem',
        async handle(call) {
          const baris_id = call.req.param('kelompok') ?? '';
          if (!isKelompok(baris_id)) throw new NotFound();
          return call.json(await listHistory(read, [{ tabel: 'pengaturan', baris_id }]));
        },
      },
    ],
  };
}
