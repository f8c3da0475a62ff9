import type { ExamView } from '../../../sync/ports/exam-session.ts';

type LembarParts = Pick<ExamView, 'urutan' | 'pilihan' | 'ragu' | 'simpan'>;

export interface LembarSummary {
  terjawab: number;
  /** Positions from 1. */
  kosong: number[];
  ragu: number[];
  /** Answers that no server has. */
  belumTerkirim: number;
  /** Answers that wait for staff at the server. */
  menunggu: number;
}

/** Counts of a sheet as the legend and the closing screen say them. */
export function summarizeLembar(view: LembarParts): LembarSummary {
  const summary: LembarSummary = { terjawab: 0, kosong: [], ragu: [], belumTerkirim: 0, menunggu: 0 };
  for (const [index, butir] of view.urutan.entries()) {
    const hasAnswer = Boolean(view.pilihan[butir]);
    if (hasAnswer) summary.terjawab += 1;
    else summary.kosong.push(index + 1);
    if (view.ragu[butir]) summary.ragu.push(index + 1);
    const keadaan = view.simpan[butir]?.keadaan;
    if (keadaan === 'menulis' || keadaan === 'belum' || keadaan === 'perangkat') summary.belumTerkirim += 1;
    if (keadaan === 'menunggu_pengawas') summary.menunggu += 1;
  }
  return summary;
}
