/** Name of the live screen of a date and session. */
export const liveTopic = (tanggal: string, sesiId: string): string => `absen|${tanggal}|${sesiId}`;
