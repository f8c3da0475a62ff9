import type { Patch } from './live-hub.ts';

/** Name of the live screen of a date and session. */
export const liveTopic = (tanggal: string, sesiId: string): string => `absen|${tanggal}|${sesiId}`;

/** Says that rows came or went: who watches needs the whole list again. */
export const rosterChanged: Patch = { id: '*' };

/** Says that times, rooms or token of the session changed: who watches reads them again. */
export const sessionChanged: Patch = { id: 'sesi' };
