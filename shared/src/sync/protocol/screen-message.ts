/** A message of staff to the screen of a running sheet (S23). */
export interface ScreenMessage {
  id: string;
  teks: string;
  /** Who sent it. */
  dari: string;
  dibuat_ms: number;
}

/** Event by which the participant confirms a message; its `rincian` is the message's id. */
export const pesanDibaca = 'pesan_dibaca';
