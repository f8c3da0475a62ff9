import { jalurPendaftaranResource } from '@spmb/shared/jalur-pendaftaran/jalur-pendaftaran.schema.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { insertJalurPendaftaran } from './jalur-pendaftaran.mutations.ts';
import { jalurPendaftaran } from './jalur-pendaftaran.table.ts';

/** Registration tracks. */
export const jalurPendaftaranFeature = buildFeature(
  { resource: jalurPendaftaranResource, table: jalurPendaftaran },
  { firstData: [{ name: 'jalur-pendaftaran', insert: insertJalurPendaftaran }] },
);
