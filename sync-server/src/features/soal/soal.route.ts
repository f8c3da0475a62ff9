import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { infoSoal } from '@spmb/shared/soal/calls.ts';
import { KOLOM_SOAL, soalBernomor, soalResource } from '@spmb/shared/soal/soal.schema.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import type { StoredRow } from '../../crud/definition/crud-definition.ts';
import { recordOf } from '../../crud/record-of.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../db/store.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { giveWayOfSoal } from './bank/delete-soal.mutations.ts';
import { getMasterSoal, openMasterSoal } from './bank/master-soal.queries.ts';
import { mediaOfSoal, prepareSoal } from './bank/prepare-soal.ts';
import { bumpMasterSoal } from './bank/soal.mutations.ts';
import { findLastNomor, findSoalByNomor } from './bank/soal.queries.ts';
import { soal } from './bank/soal.table.ts';

/** Items of a bank. */
export function soalRoutes(context: Context): Route[] {
  return [
    ...buildCrud(context, {
      resource: soalResource,
      table: soal,
      parent: {
        column: 'master_soal_id',
        open: (queries, akun, id, lock) =>
          lock ? openMasterSoal(context.ahead, queries, akun, id) : getMasterSoal(queries, akun, id),
      },
      prepare: prepareSoal,
      async check(tx, values, before, { parent, nowMs }) {
        const missing = await keepMedia(tx, nowMs, 'soal', mediaOfSoal(values));
        if (missing.length > 0)
          throw new Refusal('Gambar soal ini tidak ada lagi di server. Unggah gambarnya sekali lagi.');
        return { nomor: await nomorOf(tx, parent, values.nomor, before) };
      },
      async changed(tx, { akun, parent, nowMs }) {
        await bumpMasterSoal(tx, nowMs, await getMasterSoal(tx, akun, parent), {});
      },
      giveWay: giveWayOfSoal(context.ahead),
      complete: (_, rows) => rows.map(withPaths),
    }),
    answerCall(infoSoal, soalBernomor, async ({ call, input: { master_soal_id, nomor } }) => {
      await getMasterSoal(context.store.read, accountOf(call), master_soal_id);
      const found = await findSoalByNomor(context.store.read, master_soal_id, nomor);
      if (!found) throw new NotFound(`Soal nomor ${nomor} tidak ada di bank soal ini.`);
      return recordOf(soalResource, withPaths(found));
    }),
  ];
}

/** Adds the addresses of a question's images. */
function withPaths(row: StoredRow): StoredRow {
  const paths = KOLOM_SOAL.map((kolom): [string, string | null] => {
    const name = row[`${kolom}_gambar`];
    return [`${kolom}_gambar_path`, typeof name === 'string' ? `/api/media/${name}` : null];
  });
  return Object.assign({ ...row }, Object.fromEntries(paths));
}

/** The number asked for where it is free, or the next one. The bank's row is locked, so that two saves get two numbers. */
async function nomorOf(
  tx: Transaction,
  bankId: string,
  asked: number | null,
  before: StoredRow | undefined,
): Promise<number> {
  if (asked === null)
    return typeof before?.['nomor'] === 'number' ? before['nomor'] : (await findLastNomor(tx, bankId)) + 1;
  const holder = await findSoalByNomor(tx, bankId, asked);
  if (!holder || holder.id === before?.id) return asked;
  const pesan = `Nomor ${asked} sudah dipakai soal lain. Pilih nomor lain, atau kosongkan supaya diisi otomatis.`;
  throw refusalOf({ nomor: pesan });
}
