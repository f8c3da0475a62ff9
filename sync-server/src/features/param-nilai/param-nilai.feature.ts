import { paramNilaiResource } from '@spmb/shared/param-nilai/param-nilai.schema.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { insertParamNilai } from './param-nilai.mutations.ts';
import { paramNilai } from './param-nilai.table.ts';

/** Assessment parameters: parts of the final score and their weights. */
export const paramNilaiFeature = buildFeature(
  { resource: paramNilaiResource, table: paramNilai },
  { firstData: [{ name: 'param-nilai', insert: insertParamNilai }] },
);
