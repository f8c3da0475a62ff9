import { useState } from 'react';
import type { ExamView, SaveState } from '../../../sync/ports/exam-session.ts';
import { answerWords } from '../question/answer-state.tsx';
import { shownLetter } from '../question/option-order.ts';

type Part = Pick<ExamView, 'urutan' | 'opsi' | 'pilihan' | 'simpan' | 'koneksi' | 'putus_sejak_ms'>;

/** An answer is on its way on in these states, which a moment later are others: nobody is told of them. */
const isPassing = (keadaan: SaveState, { koneksi, putus_sejak_ms }: Part): boolean =>
  keadaan === 'menulis' ||
  (keadaan === 'perangkat' && koneksi !== 'terputus') ||
  (keadaan === 'belum' && putus_sejak_ms === null);

/** Where the answer of the question in view has come to rest; empty until it does. */
function stateInWords(view: Part, nomor: number): string {
  const butir = view.urutan[nomor - 1] ?? '';
  const saved = view.simpan[butir];
  if (!saved || isPassing(saved.keadaan, view)) return '';
  const letter = view.pilihan[butir];
  const answer = letter ? `jawaban ${shownLetter(view.opsi[butir], letter)}` : 'tanpa jawaban';
  return `Soal ${nomor}, ${answer}: ${answerWords[saved.keadaan].trim()}`;
}

/** Tells a screen reader once per act where the answer is, and says nothing when another question is opened. */
export function SaidState({ view, nomor }: { view: Part; nomor: number }) {
  const words = stateInWords(view, nomor);
  const [shown, setShown] = useState({ nomor, words, said: '' });
  if (shown.nomor !== nomor) setShown({ nomor, words, said: '' });
  else if (words && words !== shown.words) setShown({ nomor, words, said: words });
  return (
    <span className="visually-hidden" role="status">
      {shown.said}
    </span>
  );
}
