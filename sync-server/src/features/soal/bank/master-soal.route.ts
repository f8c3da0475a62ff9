import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { infoBank, kepalaBank, masterSoalCombo } from '@spmb/shared/soal/calls.ts';
import { isianInfoBank, masterSoalResource } from '@spmb/shared/soal/master-soal.schema.ts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { buildCombo } from '../../../crud/list/build-combo.ts';
import { buildCrud } from '../../../crud/build-crud.ts';
import { readRecord } from '../../../crud/read-record.ts';
import type { CrudDefinition } from '../../../crud/definition/crud-definition.ts';
import { refuseMissingFile } from '../../../crud/save/refuse-missing-file.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { checkProgramOfBank } from './check-program-of-bank.ts';
import {
  bankWords,
  countSoal,
  getMasterSoal,
  listMasterSoalOptions,
  masterSoalScope,
} from './master-soal.queries.ts';
import { ownBanks } from './own-banks.queries.ts';
import { isFrozen } from './edisi.queries.ts';
import { masterSoal } from './soal.table.ts';

/** Banks, of which everybody sees his own part. */
export const masterSoalDefinition = ({
  ahead,
}: Context): CrudDefinition<
  z.output<typeof masterSoalResource.fields>,
  z.output<typeof masterSoalResource.record>
> => ({
  resource: masterSoalResource,
  table: masterSoal,
  scope: masterSoalScope,
  async check(tx, values, before, { akun, nowMs }) {
    await checkProgramOfBank(tx, akun, values.program_keahlian_id, before);
    await refuseMissingFile(tx, nowMs, 'lampiran', values.lampiran, 'lampiran');
    return before ? {} : { pemilik_akun_id: akun.akun_id };
  },
  async clear(queries, { id }) {
    const jadwal = await ahead.findJadwalOfBank(queries, id);
    if (jadwal !== undefined) {
      throw new Refusal(
        `Bank soal ini dipakai jadwal ujian ${jadwal}. Ganti bank soal di jadwal itu dulu, lalu hapus.`,
      );
    }
    if ((await ahead.listUsedBanks(queries)).has(id))
      throw new Refusal(
        'Bank soal ini sudah dipakai ujian: hasilnya merujuk pada soal di dalamnya, maka tidak dapat dihapus.',
      );
  },
  fileWords: bankWords,
  async complete(queries, rows) {
    const jumlah = await countSoal(
      queries,
      rows.map(({ id }) => id),
    );
    const used = await ahead.listUsedBanks(queries);
    return rows.map((row) => ({
      ...row,
      jumlah: jumlah.get(row.id) ?? 0,
      beku: isFrozen(row, used),
      lampiran_path: typeof row['lampiran'] === 'string' ? `/api/media/${row['lampiran']}` : null,
    }));
  },
});

/** Question banks: the list, its options, and the heads of the item list and of the preview. */
export function masterSoalRoutes(context: Context): Route[] {
  const { read } = context.store;
  return [
    buildCombo(masterSoalCombo, ['kelolaSoal', 'kelolaJadwal'], (akun) => listMasterSoalOptions(read, akun)),
    ...buildCrud(context, masterSoalDefinition(context)),
    answerCall(kepalaBank, undefined, ({ call }) =>
      readRecord(context, { ...masterSoalDefinition(context), scope: ownBanks }, call),
    ),
    answerCall(infoBank, isianInfoBank, async ({ call, input: { id } }) => {
      const bank = await getMasterSoal(read, accountOf(call), id);
      const window = await context.ahead.findNextWindow(
        read,
        id,
        context.clock.nowMs(),
        await context.zona(),
      );
      return {
        ujian_soal_id: id,
        mapel: bank.mapel,
        jumlah: (await countSoal(read, [id])).get(id) ?? 0,
        tanggal: window?.tanggal ?? null,
        jam_mulai: window?.jam_mulai ?? null,
        jam_selesai: window?.jam_selesai ?? null,
      };
    }),
  ];
}
