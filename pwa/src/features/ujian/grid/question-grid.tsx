import { memo } from 'react';
import type { ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { shownLetter } from '../question/option-order.ts';
import { summarizeLembar } from './summarize-lembar.ts';
import './question-grid.css';

export interface QuestionGridProps {
  view: ExamView;
  nomor: number;
  goTo: (nomor: number) => void;
  finish: () => void;
}

/** All questions with letter, flag and place; never by colour alone. */
export function QuestionGrid({ view, nomor, goTo, finish }: QuestionGridProps) {
  const summary = summarizeLembar(view);
  return (
    <div className="grid-panel">
      <dl className="grid-legend figures">
        <div>
          <dt>
            <span className="grid-swatch grid-answered">B</span> Terjawab
          </dt>
          <dd>{summary.terjawab}</dd>
        </div>
        <div>
          <dt>
            <span className="grid-swatch grid-doubt">
              <Icon name="flag" size={14} />
            </span>{' '}
            Ragu-ragu
          </dt>
          <dd>{summary.ragu.length}</dd>
        </div>
        <div>
          <dt>
            <span className="grid-swatch">–</span> Kosong
          </dt>
          <dd>{summary.kosong.length}</dd>
        </div>
      </dl>
      <ol className="question-grid">
        {view.urutan.map((butir, index) => {
          const letter = view.pilihan[butir];
          return (
            <li key={butir}>
              <GridCell
                nomor={index + 1}
                letter={letter ? shownLetter(view.opsi[butir], letter) : null}
                doubt={Boolean(view.ragu[butir])}
                current={index + 1 === nomor}
                goTo={goTo}
              />
            </li>
          );
        })}
      </ol>
      <Button wide onClick={finish}>
        Ke halaman selesai
      </Button>
    </div>
  );
}

interface GridCellProps {
  nomor: number;
  letter: string | null;
  doubt: boolean;
  current: boolean;
  goTo: (nomor: number) => void;
}

const GridCell = memo(function GridCell({ nomor, letter, doubt, current, goTo }: GridCellProps) {
  const look = doubt ? ' grid-doubt' : letter ? ' grid-answered' : '';
  const words = [`Soal ${nomor}`, letter ? `jawaban ${letter}` : 'kosong', doubt ? 'ragu-ragu' : ''];
  return (
    <button
      type="button"
      className={`grid-cell${look}`}
      aria-current={current ? 'step' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      onClick={() => {
        goTo(nomor);
      }}
    >
      <span>{nomor}</span>
      <b>
        {letter ?? '–'}
        {doubt && <Icon name="flag" size={13} />}
      </b>
    </button>
  );
});
