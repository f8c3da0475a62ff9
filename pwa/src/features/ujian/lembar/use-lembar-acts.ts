import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { useNavigate } from 'react-router-dom';
import { textOfProblem } from '../../../http/failure.ts';
import { useSteady } from '../../../shell/use-steady.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { useOpenedExam } from '../area/exam-area.tsx';
import { bankLetter } from '../question/option-order.ts';
import type { LembarKeys } from '../notices/use-lembar-keys.ts';

interface Shown {
  lembar: ExamSession;
  view: ExamView;
  /** Of the question that is shown, from 1. */
  nomor: number;
  /** Its id. */
  butir: string;
  /** undefined: not open yet. */
  item: PlainItem | undefined;
  goTo: (nomor: number) => void;
}

/** What the participant does at a question; what cannot be kept is said in a notice. */
export function useLembarActs({ lembar, view, nomor, butir, item, goTo }: Shown) {
  const { jadwalUjianId } = useOpenedExam();
  const navigate = useNavigate();
  const notify = useNotify();

  const tell = (problem: unknown): void => {
    notify('error', textOfProblem(problem));
  };
  const choose = useSteady((letter: Letter | null): void => {
    if (letter !== (view.pilihan[butir] ?? null)) lembar.answer(butir, letter).catch(tell);
  });
  const toggleDoubt = (): void => {
    lembar.mark(butir, !view.ragu[butir]).catch(tell);
  };
  const finish = (): void => void navigate(`/peserta/konfirmasi-selesai-ujian/${jadwalUjianId}`);
  const goNext = (): void => {
    if (nomor < view.urutan.length) goTo(nomor + 1);
    else finish();
  };
  const keys: LembarKeys = {
    choose: (shown) => {
      const letter = bankLetter(view.opsi[butir], shown);
      if (letter && item?.pilihan[letter]) choose(letter);
    },
    toggleDoubt,
    goBack: () => {
      goTo(nomor - 1);
    },
    goNext: () => {
      goTo(nomor + 1);
    },
  };
  return { choose, toggleDoubt, finish, goNext, keys };
}
