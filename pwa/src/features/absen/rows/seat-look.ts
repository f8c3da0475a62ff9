import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { Tone } from '../../../kit/display/status-chip.tsx';
import { nearEndMs, type RowState } from './row-state.ts';
import { isHeldStart, isUnseenCode } from './start-note.ts';

/** How a seat looks: filled where somebody must come, else quiet; always with a sign and words. */
export interface SeatLook {
  tone: Tone;
  isLoud: boolean;
  sign: string;
  words: string;
}

const loud = (tone: Tone, sign: string, words: string): SeatLook => ({ tone, isLoud: true, sign, words });
const quiet = (tone: Tone, sign: string, words: string): SeatLook => ({ tone, isLoud: false, sign, words });
const minutes = (ms: number) => `${Math.floor(ms / 60_000)} mnt`;

/** The look of a participant's seat in the state that the list shows; `isMissing`: he should have begun by now. */
export function seatLook(row: AbsenRow, state: RowState, isMissing: boolean): SeatLook {
  const { koneksi, silentMs, leftMs, rank } = state;
  const { status, belum_terkirim, tertahan } = row;
  if (tertahan > 0 || isHeldStart(row)) return loud('violet', 'II', 'ditahan');
  if (koneksi === 'diulang') return quiet('amber', '↺', 'direset, belum mulai lagi');
  if (status === 'BELUM HADIR') {
    if (row.keadaan === 'tidak_hadir') return quiet('grey', '–', 'tidak hadir');
    return isMissing ? quiet('amber', '?', 'belum hadir') : quiet('grey', '–', 'belum hadir');
  }
  const unsent = belum_terkirim > 0 ? ` · ${belum_terkirim} belum` : '';
  if (koneksi === 'terputus') return loud('red', '○', `putus ${minutes(silentMs)}${unsent}`);
  if (row.minta_token) return loud('amber', '!', 'minta token');
  if (isUnseenCode(row)) return loud('red', '!', 'periksa kode');
  if (status === 'SELESAI') {
    if (rank <= 4) return loud('amber', '!', `jangan ditutup${unsent}`);
    return quiet('green', '✓', 'selesai');
  }
  if (leftMs !== undefined && leftMs <= nearEndMs) return quiet('amber', '⏱', `sisa ${minutes(leftMs)}`);
  return quiet('blue', '●', `${row.terjawab}/${row.jumlah_soal}${unsent}`);
}
