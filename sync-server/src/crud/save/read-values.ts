import { z } from 'zod';
import { readJson } from '../../http/read-body.ts';
import type { Call } from '../../http/route.ts';
import { refusalOf } from '../definition/refuse-isian.ts';

/** What every save may carry beside its fields. */
const options = z.object({
  /** Row version as it was read: a save from an older one is refused. */
  versi: z.int().nullish(),
  alasan: z.string().max(500).nullish(),
  /** Drawn by the client, so that a repeated create makes no second row. */
  operasi_id: z.string().max(100).nullish(),
  /** What a deletion takes along, as it was shown: rows by table. */
  ikut: z.record(z.string().max(64), z.int().min(0)).nullish(),
});
export type SaveOptions = z.output<typeof options>;
const optionLabels = {
  versi: 'Versi',
  alasan: 'Alasan',
  operasi_id: 'Nomor operasi',
  ikut: 'Yang ikut terhapus',
};

/** Fields of a form and what they are called. */
interface Form<Values extends object> {
  fields: z.ZodType<Values>;
  labels: Readonly<Record<string, string>>;
}

/** The fields of a save, checked. The refusal names the field by its label and carries all of them in `kesalahan`. */
export async function readValues<Values extends object>(
  call: Call,
  form: Form<Values>,
): Promise<{ values: Values; options: SaveOptions }> {
  const body = await readJson(call);
  const result = form.fields.safeParse(body);
  if (!result.success) throw refusalOf(kesalahanOf(form.labels, result.error.issues));
  return { values: result.data, options: optionsOf(body) };
}

/** Options of a call whose body says nothing else. */
export async function readOptions(call: Call): Promise<SaveOptions> {
  return optionsOf(await readJson(call));
}

/** A version that cannot be read is refused like an old one: ignored, it would let a save overwrite another's. */
function optionsOf(body: unknown): SaveOptions {
  const given = options.safeParse(body);
  if (given.success) return given.data;
  throw refusalOf(kesalahanOf(optionLabels, given.error.issues));
}

function kesalahanOf(
  labels: Readonly<Record<string, string>>,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const kesalahan: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'data');
    kesalahan[field] ??= `${labels[field] ?? field} ${message}`;
  }
  return kesalahan;
}
