import { letters, type Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AnswerRow } from './answer-row.tsx';
import { AnswerState } from './answer-state.tsx';
import { shownLetter } from './option-order.ts';
import { QuestionHtml } from './question-html.tsx';
import { QuestionImage } from './question-image.tsx';
import { useRowFocus } from './use-row-focus.ts';
import './question.css';

interface QuestionPanelProps {
  lembar: Pick<ExamSession, 'imageUrl'>;
  view: Pick<ExamView, 'opsi' | 'pilihan' | 'simpan' | 'putus_sejak_ms'>;
  nomor: number;
  butir: string;
  item: PlainItem | undefined;
  /** Set where the question cannot be opened: the server's sentence, or empty. */
  refusal: string | undefined;
  retry: () => void;
  choose: (letter: Letter | null) => void;
}

/** One question with its options, and where its answer is. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { lembar, view, nomor, butir, item, refusal, retry, choose } = props;
  const chosen = view.pilihan[butir] ?? null;
  const onRowKey = useRowFocus();
  if (refusal !== undefined)
    return (
      <MessageBox tone="red" role="alert" title={refusal || 'Opps.., jaringan sedang sibuk'}>
        <p>Soal ini belum dapat dibuka. Jawaban Anda aman; soal lain tetap dapat dikerjakan.</p>
        <Button onClick={retry}>Coba lagi</Button>
      </MessageBox>
    );
  if (!item) return <Skeleton lines={6} words="Proses buka soal.." />;
  const order = view.opsi[butir];
  const offered = (order ? ([...order] as Letter[]) : letters).filter((letter) => item.pilihan[letter]);
  return (
    <article className="question" key={butir} aria-label={`Soal ${nomor}`}>
      <div className="question-text">
        <span className="question-number figures" aria-hidden="true">
          {nomor}
        </span>
        <div>
          <QuestionHtml lembar={lembar} html={item.soal} media={item.media} zoom />
          {item.soal_gambar && <QuestionImage lembar={lembar} image={item.soal_gambar} words="Gambar soal" />}
        </div>
      </div>
      <div className="answers" role="radiogroup" aria-label="Pilihan jawaban" onKeyDown={onRowKey}>
        {offered.map((letter, index) => (
          <AnswerRow
            key={letter}
            letter={letter}
            shown={shownLetter(order, letter)}
            option={item.pilihan[letter]}
            media={item.media}
            lembar={lembar}
            chosen={letter === chosen}
            focusable={chosen ? letter === chosen : index === 0}
            choose={choose}
          />
        ))}
      </div>
      <div className="answer-foot">
        <AnswerState saved={view.simpan[butir]} sending={view.putus_sejak_ms === null} />
        {chosen && (
          <Button
            look="quiet"
            icon="erase"
            onClick={() => {
              choose(null);
            }}
          >
            Hapus jawaban
          </Button>
        )}
      </div>
    </article>
  );
}
