/** With these words begins the reason of whoever corrects a form at the desk. */
export const diHadapanWali = 'di hadapan wali';

/** Whether a reason says that the parent stood by. */
export const isDiHadapanWali = (alasan: string): boolean =>
  alasan.trim().toLowerCase().startsWith(diHadapanWali);
