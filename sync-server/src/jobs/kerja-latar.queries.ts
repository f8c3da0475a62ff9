import { ofSchool } from '../db/of-school.ts';
import type { Reader } from '../db/store.ts';
import { kerjaLatar } from './kerja-latar.table.ts';

/** The last run of every job that has run. */
export const listKerja = (read: Reader) => read.select().from(kerjaLatar).where(ofSchool(kerjaLatar));
