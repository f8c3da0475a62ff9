/** A session of a date with its times as shifted. */
export interface SesiHari {
  id: string;
  name: string;
  jam_mulai: string;
  jam_selesai: string;
  /** Number of participants who sit in it. */
  peserta: number;
}
