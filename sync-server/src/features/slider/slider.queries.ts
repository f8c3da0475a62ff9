import type { Slider } from '@spmb/shared/situs/baris.ts';
import { asc, eq, max } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { slider } from './slider.table.ts';

const { id, title, subtitle, body, path, alt, urutan } = slider;

/** The published pictures in their order. */
export const listSliderTerbit = (read: Reader): Promise<Slider[]> =>
  read
    .select({ path, title, subtitle, body, alt })
    .from(slider)
    .where(ofSchool(slider, eq(slider.status, true)))
    .orderBy(asc(urutan), asc(id));

/** The place behind the last picture. */
export async function nextUrutan(read: Reader): Promise<number> {
  const [row] = await read
    .select({ last: max(urutan) })
    .from(slider)
    .where(ofSchool(slider));
  return (row?.last ?? 0) + 1;
}

/** Every picture's id, in their order. */
export const listSliderIds = async (read: Reader): Promise<string[]> =>
  (await read.select({ id }).from(slider).where(ofSchool(slider)).orderBy(asc(urutan), asc(id))).map(
    (row) => row.id,
  );
