import { alasanVerifikasiResource } from '@spmb/shared/alasan-verifikasi/alasan-verifikasi.schema.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import { insertAlasanVerifikasi } from './alasan-verifikasi.mutations.ts';
import { alasanVerifikasi } from './alasan-verifikasi.table.ts';

const codeStays = 'Kode tidak berubah lagi: keputusan yang sudah ada menyebutnya. Tambahkan alasan baru.';

/** Coded reasons of a verdict: old decisions name them, so a reason ends by becoming inactive. */
export const alasanVerifikasiFeature = buildFeature(
  {
    resource: alasanVerifikasiResource,
    table: alasanVerifikasi,
    async check(tx, { kode, name }, before) {
      if (before && before['kode'] !== kode) throw refusalOf({ kode: codeStays });
      await refuseTaken(tx, alasanVerifikasi, { field: 'kode', value: kode, before });
      await refuseTaken(tx, alasanVerifikasi, { field: 'name', value: name, before });
      return {};
    },
  },
  { firstData: [{ name: 'alasan-verifikasi', insert: insertAlasanVerifikasi }] },
);
