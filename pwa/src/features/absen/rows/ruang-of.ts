import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { tanpaRuang } from './group-by-ruang.ts';

/** The room that an act on `ruang` means: a session with a single one needs no choice. */
export const ruangOf = ({ ruang: rooms }: SesiRuang, ruang: string) =>
  rooms.length === 1 ? rooms[0] : rooms.find((one) => ruang !== '' && (one.ruang || tanpaRuang) === ruang);
