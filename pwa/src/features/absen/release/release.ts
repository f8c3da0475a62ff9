import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { mayHold } from '@spmb/shared/absen/kekurangan.ts';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { bySeat, stateOf } from '../rows/row-state.ts';

/** Who may go home, as the participants' own last screens say it. */
export interface Release {
  /** Finished, and nothing is expected of the device: green. */
  lengkap: number;
  /** By room and seat: whose answers are, or may be, still on the device only: amber. */
  memegang: readonly AbsenRow[];
  /** Finished, but the screen showed other answers than the server holds: amber. */
  dicek: readonly AbsenRow[];
  /** Still at work. */
  mengerjakan: number;
}

export type ReleaseState = 'lengkap' | 'memegang' | 'dicek' | 'mengerjakan' | 'belum' | 'tidak_hadir';

/** What one participant's last screen says, or would say. */
export function releaseOf(row: AbsenRow, nowMs: number): ReleaseState {
  if (isHolding(row, nowMs)) return 'memegang';
  if (row.status === 'SELESAI') return row.beda_layar ? 'dicek' : 'lengkap';
  if (row.status === 'SEDANG MENGERJAKAN') return 'mengerjakan';
  return row.keadaan === 'tidak_hadir' ? 'tidak_hadir' : 'belum';
}

/** Sorts all who have begun into who may go, who may not, and who is not done. */
export function summarizeRelease(rows: readonly AbsenRow[], nowMs: number): Release {
  const states = new Map(rows.map((row) => [row, releaseOf(row, nowMs)]));
  const inState = (state: ReleaseState) => rows.filter((row) => states.get(row) === state);
  return {
    lengkap: inState('lengkap').length,
    memegang: inState('memegang').sort(bySeat),
    dicek: inState('dicek').sort(bySeat),
    mengerjakan: inState('mengerjakan').length,
  };
}

/**
 * What a connected device at work holds is on its way; a silent one may hold answers that it could not report, also where
 * staff ended the exam since it last spoke.
 */
function isHolding(row: AbsenRow, nowMs: number): boolean {
  if (row.keadaan === 'menunggu_kiriman') return true;
  if (row.status === 'SEDANG MENGERJAKAN') return stateOf(row, nowMs).koneksi === 'terputus';
  return mayHold(row);
}

/** Rows by room and seat for reading aloud: "Lab 1: 07 (9), 12 · Lab 2: 03"; without a seat the participant's number. */
export function nameSeats(rows: readonly AbsenRow[]): string {
  const rooms = groupByRuang(rows);
  return [...rooms]
    .map(([ruang, inRuang]) => {
      const seats = inRuang.map(({ kursi, nomor_peserta, belum_terkirim }) => {
        const seat = kursi ?? nomor_peserta;
        return belum_terkirim > 0 ? `${seat} (${belum_terkirim})` : seat;
      });
      return `${ruang === null ? '' : `${ruang}: `}${seats.join(', ')}`;
    })
    .join(' · ');
}
