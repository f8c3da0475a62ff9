import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { kunciPesan } from './kunci-pesan.table.ts';

/** The secrets of the channels, sealed. */
export const listKunci = (read: Reader) => read.select().from(kunciPesan).where(ofSchool(kunciPesan));
