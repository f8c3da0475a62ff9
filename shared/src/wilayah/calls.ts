import { getCall, postCall } from '../kernel/call.ts';
import type { Option } from '../kernel/resource.ts';
import type { z } from 'zod';
import type { JalurWilayah, muatWilayahContract } from './wilayah.schema.ts';

/** A form as it is filled in so far; the choice above says what lies in it. */
type Filled = Readonly<Record<string, unknown>>;

export const provinsiCombo = postCall('/api/provinsi-combo', 'masuk').of<Filled | undefined, Option[]>();
export const kabupatenCombo = postCall('/api/kabupaten-combo', 'masuk').of<Filled | undefined, Option[]>();
export const kecamatanCombo = postCall('/api/kecamatan-combo-by-regency', 'masuk').of<
  Filled | undefined,
  Option[]
>();
export const desaCombo = postCall('/api/desa-combo', 'masuk').of<Filled | undefined, Option[]>();

/** Districts and villages by name. */
export const cariWilayah = getCall('/api/wilayah', 'kelolaMaster').of<{ q: string }, JalurWilayah[]>();
/** A region down to a district, with all that it lies in. */
export const jalurWilayah = getCall('/api/wilayah/:tingkat/:id', 'kelolaMaster').of<
  undefined,
  JalurWilayah
>();
/** How much of the country's regions is in the database. */
export const muatWilayah = getCall('/api/wilayah-muat', 'masuk').of<
  undefined,
  z.output<typeof muatWilayahContract>
>();
