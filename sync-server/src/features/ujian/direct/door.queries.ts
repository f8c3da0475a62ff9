import { keptTable } from '../../../db/kept-rows.ts';
import { jadwalUjian } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

/** Whether a schedule closes the direct calls; undefined where it is deleted. */
export const findDoor = keptTable(jadwalUjian).find;
