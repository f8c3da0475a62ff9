import { permintaanImportContract } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { importLabelsOf } from '@spmb/shared/kernel/resource.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted, workbook } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { requireSpace } from '../../http/door/require-space.ts';
import type { Route } from '../../http/route.ts';
import { readForm } from '../../media/read-form.ts';
import type { CrudDefinition } from '../definition/crud-definition.ts';
import { placeOf } from '../definition/place.ts';
import { buildImportTemplate } from './build-import-template.ts';
import { importRows, readStored } from './import-rows.ts';
import { readImport } from './read-import.ts';
import { fileNameOf, readImportFile } from './read-import-file.ts';
import { describeImport } from './summarize-import.ts';

/** `POST {path}-impor` and its template, for a resource that knows its records again by a key. */
export function importRoutes<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, parent } = definition;
  const key = resource.importKey;
  const calls = callsOf(resource);
  if (key === undefined) return [];
  const { read } = context.store;
  // Two imports at once would each take the other's new records for unknown.
  const inTurn = takeTurns();

  const imported = answerCall(calls.imported, undefined, async ({ call }) => {
    await requireSpace(context);
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const form = await readForm(call);
    const { mode } = checked(permintaanImportContract, { mode: form.text('mode') });
    const file = form.file('file_excel');
    const rows = await readImportFile(file, (bytes) => readImport(bytes, importLabelsOf(resource), key));
    const work = () => importRows(context, definition, place, { rows, mode, nama_berkas: fileNameOf(file) });
    const data = await (mode === 'impor' ? inTurn(work) : work());
    return acted(describeImport(data), { data });
  });
  const template = answerCall(calls.template, undefined, async ({ call }) => {
    const given = resource.fixed ? await readStored(context, definition, placeOf(context, call)) : [];
    const bytes = await buildImportTemplate(resource, key, given);
    return workbook(call, bytes, `Templat ${resource.label}.xlsx`);
  });
  return [imported, template];
}
