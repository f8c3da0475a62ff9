import type { Slider } from '@spmb/shared/situs/baris.ts';
import { asc, eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { slider } from './slider.table.ts';

const { title, subtitle, body, path } = slider;

/** The published pictures, in the order in which they were made. */
export const listSliderTerbit = (read: Reader): Promise<Slider[]> =>
  read
    .select({ path, title, subtitle, body })
    .from(slider)
    .where(ofSchool(slider, eq(slider.status, true)))
    .orderBy(asc(slider.id));
