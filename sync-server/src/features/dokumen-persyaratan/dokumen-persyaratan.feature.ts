import { dokumenPersyaratanResource } from '@spmb/shared/dokumen-persyaratan/dokumen-persyaratan.schema.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { refuseMissingFile } from '../../crud/save/refuse-missing-file.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { dokumenPersyaratan } from './dokumen-persyaratan.table.ts';

/** Requirement documents: what an applicant hands in, each with a form to download where the school has one. */
export const dokumenPersyaratanFeature = buildFeature(
  {
    resource: dokumenPersyaratanResource,
    table: dokumenPersyaratan,
    async check(tx, { name, path }, before, { nowMs }) {
      await refuseTaken(tx, dokumenPersyaratan, { field: 'name', value: name, before });
      await refuseMissingFile(tx, nowMs, 'dokumen', path);
      return {};
    },
  },
  { mediaReferences: [{ doctype: 'dokumen', list: namesIn(dokumenPersyaratan, dokumenPersyaratan.path) }] },
);
