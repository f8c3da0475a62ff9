import { checkKodeWilayah } from '@spmb/shared/wilayah/check-kode-wilayah.ts';
import { wilayahProvinsiResources } from '@spmb/shared/wilayah/wilayah.schema.ts';
import type { Context } from '../../context.ts';
import type { StoredRow } from '../../crud/definition/crud-definition.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { exportRoutes } from '../../crud/spreadsheet/export-list.ts';
import { importRoutes } from '../../crud/spreadsheet/import-list.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import type { Route } from '../../http/route.ts';
import { isDesaIn, isKecamatanIn, liesIn, openWilayah } from './wilayah.queries.ts';
import { desa, kecamatan } from './wilayah.table.ts';

/** Districts and villages of a whole province as files: the lists themselves show those of one regency or district. */
export function wilayahProvinsiRoutes(context: Context): Route[] {
  const { read } = context.store;
  const parent = {
    open: (queries: Reader, _akun: unknown, id: string, lock: boolean) =>
      openWilayah(queries, 'provinsi', id, lock),
  };
  const ofKecamatan = {
    resource: wilayahProvinsiResources.kecamatan,
    table: kecamatan,
    parent,
    scope: (_akun: unknown, provinsi: string) => isKecamatanIn(read, provinsi),
    check: (tx: Transaction, values: { id: string; regency_id: string }, ...rest: CheckRest) =>
      checkInduk(tx, 'kabupaten', 'regency_id', values.id, values.regency_id, ...rest),
  };
  const ofDesa = {
    resource: wilayahProvinsiResources.desa,
    table: desa,
    parent,
    scope: (_akun: unknown, provinsi: string) => isDesaIn(read, provinsi),
    check: (tx: Transaction, values: { id: string; district_id: string }, ...rest: CheckRest) =>
      checkInduk(tx, 'kecamatan', 'district_id', values.id, values.district_id, ...rest),
  };
  return [
    ...exportRoutes(context, ofKecamatan),
    ...importRoutes(context, ofKecamatan),
    ...exportRoutes(context, ofDesa),
    ...importRoutes(context, ofDesa),
  ];
}

type CheckRest = [before: StoredRow | undefined, place: { parent: string }];

/** A region that is new, or that moves, lies in one of the province and has a code that begins with that one's. */
async function checkInduk(
  tx: Transaction,
  tingkat: 'kabupaten' | 'kecamatan',
  field: 'regency_id' | 'district_id',
  id: string,
  induk: string,
  before: StoredRow | undefined,
  { parent: provinsi }: { parent: string },
): Promise<Record<string, unknown>> {
  if (before?.[field] === induk) return {};
  const isKnown = await liesIn(tx, tingkat, induk, provinsi);
  const label = tingkat === 'kabupaten' ? 'Kabupaten/kota' : 'Kecamatan';
  refuseIsian(isKnown ? {} : { [field]: `${label} ${induk} tidak ada di provinsi ini. Tambahkan dulu.` });
  refuseIsian(checkKodeWilayah(id, induk));
  return {};
}
