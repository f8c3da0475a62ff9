import { permintaanImporContract } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { MAKS_BERKAS_IMPOR } from '@spmb/shared/kernel/maks-berkas-import.ts';
import { besideList, importLabelsOf } from '@spmb/shared/kernel/resource.ts';
import type { Context } from '../../context.ts';
import { done, workbook } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { requireRoom } from '../../http/door/require-space.ts';
import type { Call, Route } from '../../http/route.ts';
import { readForm } from '../../media/read-form.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { buildImportTemplate } from './build-import-template.ts';
import type { CrudDefinition } from '../definition/crud-definition.ts';
import { placeOf } from '../definition/place.ts';
import { importRows, readStored } from './import-rows.ts';
import { readImport } from './read-import.ts';
import { fileNameOf, readImportFile } from './read-import-file.ts';
import { describeImport } from './summarize-import.ts';

/** Room for the form around the file. */
const formBytes = 64 * 1024;

/** `POST {path}-impor` and its template, for a resource that knows its records again by a key. */
export function importRoutes<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, parent } = definition;
  const key = resource.importKey;
  if (key === undefined) return [];
  const { read } = context.store;
  // Two imports at once would each take the other's new records for unknown.
  const inTurn = takeTurns();

  async function handle(call: Call): Promise<Response> {
    await requireRoom(context);
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const form = await readForm(call);
    const { mode } = checked(permintaanImporContract, { mode: form.text('mode') });
    const file = form.file('file_excel');
    const rows = await readImportFile(file, (bytes) =>
      readImport(bytes, importLabelsOf(resource), String(key)),
    );
    const work = () => importRows(context, definition, place, { rows, mode, nama_berkas: fileNameOf(file) });
    const data = await (mode === 'impor' ? inTurn(work) : work());
    return done(call, describeImport(data), { data });
  }

  const capability = resource.capabilities.write;
  const path = besideList(parent ? `${resource.path}/:parent` : resource.path, 'impor');
  return [
    { method: 'POST', path, capability, bodyMax: MAKS_BERKAS_IMPOR + formBytes, handle },
    {
      method: 'GET',
      path: besideList(resource.path, 'impor-template'),
      capability,
      async handle(call) {
        const given = resource.fixed ? await readStored(context, definition, placeOf(context, call)) : [];
        return workbook(
          call,
          await buildImportTemplate(resource, key, given),
          `Templat ${resource.label}.xlsx`,
        );
      },
    },
  ];
}
