import * as calls from '@spmb/shared/pengaturan/calls.ts';
import { isKelompok, pengaturan } from '@spmb/shared/pengaturan/kelompok.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { checkVersion } from '../../crud/save/check-version.ts';
import { listHistory } from '../../crud/history.ts';
import { buildFieldSearch } from '../../crud/list/build-field-search.ts';
import { readValues } from '../../crud/save/read-values.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { savePengaturan } from '../../settings/pengaturan.mutations.ts';
import { listPengaturan, lockPengaturan } from '../../settings/pengaturan.queries.ts';

const groupFields = Object.values(pengaturan).flatMap(({ title, labels }) =>
  Object.entries(labels).map(([field, label]) => ({ field, label, detail: title })),
);

/** Settings: one page of groups, each saved by itself (N22). */
export function pengaturanFeature(context: Context): Feature {
  const { read } = context.store;
  const save = answerCall(calls.simpanPengaturan, undefined, async ({ call, at: { kelompok: nama } }) => {
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
    return acted(`Pengaturan ${group.title.toLowerCase()} disimpan.`, { data: await listPengaturan(read) });
  });
  const { path, capability } = calls.simpanPengaturan;
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
      answerCall(calls.pengaturan, undefined, () => listPengaturan(read)),
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
          const baris_id = call.req.param('kelompok') ?? '';
          if (!isKelompok(baris_id)) throw new NotFound();
          return call.json(await listHistory(read, [{ tabel: 'pengaturan', baris_id }]));
        },
      },
    ],
  };
}
