import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';

/** What a proctor would fill in for more time. */
export interface TimeProposal {
  menit: number;
  alasan: string;
}

/** The most minutes that one command gives. */
const grantMax = 180;

/** Gives back what one participant at work lost by starting late; undefined: nothing was lost, or several are meant. */
export function proposeTime(rows: readonly AbsenRow[]): TimeProposal | undefined {
  const [row] = rows;
  if (!row || rows.length > 1 || row.status !== 'SEDANG MENGERJAKAN' || row.hilang_menit === 0)
    return undefined;
  return { menit: Math.min(row.hilang_menit, grantMax), alasan: 'terlambat masuk' };
}
