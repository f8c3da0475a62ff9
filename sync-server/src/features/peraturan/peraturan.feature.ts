import { peraturanResource } from '@spmb/shared/peraturan/peraturan.schema.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { refuseMissingFile } from '../../crud/save/refuse-missing-file.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { peraturan } from './peraturan.table.ts';

/** Regulations of the admission, each a PDF that everybody may read. */
export const peraturanFeature = buildFeature(
  {
    resource: peraturanResource,
    table: peraturan,
    async check(tx, { name, path }, before, { nowMs }) {
      await refuseTaken(tx, peraturan, { field: 'name', value: name, before });
      await refuseMissingFile(tx, nowMs, 'peraturan', path);
      return {};
    },
  },
  { mediaReferences: [{ doctype: 'peraturan', list: namesIn(peraturan, peraturan.path) }] },
);
