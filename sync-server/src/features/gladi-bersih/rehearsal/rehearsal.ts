import type { GladiBersih, GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';

/** How a rehearsal came to its end. */
export interface Ended {
  lulus: boolean | null;
  laporan: GladiBersih['laporan'];
}

/** One that runs. */
export interface Rehearsal {
  /** What the staff screen shows of it. */
  show(): Pick<GladiJalan, 'simulasi'> & { hp: Omit<NonNullable<GladiJalan['hp']>, 'alamat' | 'qr'> | null };
  /** Resolves with its report, null in place of which stands for one that was broken off before it had any. */
  ended: Promise<Ended>;
  /** Ends it now; `ended` resolves soon. */
  stop(): void;
}
