import { memo } from 'react';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { QuestionHtml } from './question-html.tsx';
import { QuestionImage } from './question-image.tsx';

interface AnswerRowProps {
  letter: Letter;
  /** Under which letter it stands on the screen. */
  shown: Letter;
  option: PlainItem['pilihan'][Letter];
  media: PlainItem['media'];
  lembar: Pick<ExamSession, 'imageUrl'>;
  chosen: boolean;
  focusable: boolean;
  choose: (letter: Letter) => void;
}

/** One option; the whole row is the target. Its image is enlarged by a button of its own beside the row. */
export const AnswerRow = memo(function AnswerRow({
  letter,
  shown,
  option,
  media,
  lembar,
  chosen,
  focusable,
  choose,
}: AnswerRowProps) {
  if (!option) return null;
  return (
    <div className="answer">
      <div
        className="answer-row"
        role="radio"
        aria-checked={chosen}
        tabIndex={focusable ? 0 : -1}
        onClick={() => {
          choose(letter);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose(letter);
        }}
      >
        <span className="answer-letter">{shown}</span>
        <QuestionHtml lembar={lembar} html={option.teks} media={media} />
      </div>
      {option.gambar && (
        <QuestionImage
          lembar={lembar}
          image={option.gambar}
          words={`Gambar pilihan ${shown}`}
          onPick={() => {
            choose(letter);
          }}
        />
      )}
    </div>
  );
});
