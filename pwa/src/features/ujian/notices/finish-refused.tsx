import type { ExamView } from '../../../sync/ports/exam-session.ts';
import { MessageBox } from '../../../ui/message-box.tsx';

type Part = Pick<ExamView, 'menit_minimum_selesai_ms' | 'terpakai_ms' | 'selesai_terlalu_dini'>;

/** Exam time until Selesai may be pressed; 0 or less: it may. */
export const waitToFinishMs = (view: Omit<Part, 'selesai_terlalu_dini'>): number =>
  view.menit_minimum_selesai_ms - view.terpakai_ms;

export const refusedTitle = 'Ujian belum boleh diselesaikan tadi';

/** Selesai was pressed too early and the server gave the sheet back: from when it may be pressed. */
export const refusedWords = (view: Part): string =>
  `Lembar soal dibuka lagi, dan jawaban Anda aman. ${whenAllowed(view)}`;

/** Says beside the finish itself why it was refused. */
export function FinishRefused({ view }: { view: Part }) {
  if (!view.selesai_terlalu_dini) return null;
  return (
    <MessageBox tone="amber" role="status" title={refusedTitle}>
      <p>{refusedWords(view)}</p>
    </MessageBox>
  );
}

function whenAllowed(view: Part): string {
  const minutes = view.menit_minimum_selesai_ms / 60_000;
  // Set after this device began: it knows of no minute.
  if (minutes === 0) return 'Tanyakan kepada pengawas, mulai kapan Selesai boleh ditekan.';
  const waitMinutes = Math.ceil(waitToFinishMs(view) / 60_000);
  const rest = waitMinutes > 0 ? `${waitMinutes} menit lagi` : 'sekarang sudah boleh';
  return `Selesai dapat ditekan setelah ${minutes} menit mengerjakan: ${rest}.`;
}
