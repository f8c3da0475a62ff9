import { paramPrestasiResource } from '@spmb/shared/param-prestasi/param-prestasi.schema.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { insertParamPrestasi } from './param-prestasi.mutations.ts';
import { paramPrestasi } from './param-prestasi.table.ts';

/** Achievement parameters: what an achievement is worth in the final score. */
export const paramPrestasiFeature = buildFeature(
  { resource: paramPrestasiResource, table: paramPrestasi },
  { firstData: [{ name: 'param-prestasi', insert: insertParamPrestasi }] },
);
