import { Suspense, useEffect, useState } from 'react';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { useWakeLock } from '../../../shell/use-wake-lock.ts';
import { ConnectionChip } from '../../../ui/connection-chip.tsx';
import { useOpenedExam } from '../area/exam-area.tsx';
import { GridDrawer, QuestionGrid, LembarNotices } from './load-later-part.ts';
import { QuestionPanel } from '../question/question-panel.tsx';
import { LembarFooter } from './lembar-footer.tsx';
import { LembarHeader } from './lembar-header.tsx';
import { useItem } from './use-item.ts';
import { usePosition } from './use-position.ts';
import { useLembarActs } from './use-lembar-acts.ts';
import { useTextSize } from './use-text-size.ts';

/** The running sheet: header, question, grid and the bar of acts. */
export function Lembar({ lembar, view }: { lembar: ExamSession; view: ExamView }) {
  const { jadwalUjianId } = useOpenedExam();
  const { nomor, goTo } = usePosition(jadwalUjianId, view.urutan.length);
  const [gridOpen, setGridOpen] = useState(false);
  const [textSize, setTextSize] = useTextSize();
  const butir = view.urutan[nomor - 1] ?? '';
  const { item, refusal, retry } = useItem(lembar, butir, view.urutan[nomor]);
  useWakeLock();
  useEffect(() => {
    scrollTo(0, 0);
  }, [butir]);
  const [begun, setBegun] = useState(false);
  if ((item ?? refusal) !== undefined && !begun) setBegun(true);

  const acts = useLembarActs({ lembar, view, nomor, butir, item, goTo });
  const { choose, toggleDoubt, finish, goNext, keys } = acts;
  const grid = { view, nomor, goTo, finish };
  const chip = (
    <div className="sheet-place">
      <ConnectionChip state={view.koneksi} unsent={view.belum_terkirim} />
    </div>
  );
  const place = begun ? (
    <Suspense fallback={chip}>
      <LembarNotices view={view} lembar={lembar} nomor={nomor} goTo={goTo} keys={keys} />
    </Suspense>
  ) : (
    chip
  );
  return (
    <div className="sheet" data-text-size={textSize}>
      <LembarHeader
        view={view}
        nomor={nomor}
        textSize={textSize}
        setTextSize={setTextSize}
        place={place}
        isBegun={begun}
        openGrid={() => setGridOpen(true)}
      />
      <div className="sheet-body">
        <main className="sheet-main">
          <QuestionPanel
            lembar={lembar}
            view={view}
            nomor={nomor}
            butir={butir}
            item={item}
            refusal={refusal}
            retry={retry}
            choose={choose}
          />
        </main>
        <aside className="sheet-aside" aria-label="Daftar soal">
          <Suspense>{begun && <QuestionGrid {...grid} />}</Suspense>
        </aside>
      </div>
      <LembarFooter
        nomor={nomor}
        toggleDoubt={toggleDoubt}
        goTo={goTo}
        goNext={goNext}
        count={view.urutan.length}
        doubt={Boolean(view.ragu[butir])}
      />
      <Suspense>{gridOpen && <GridDrawer {...grid} onClose={() => setGridOpen(false)} />}</Suspense>
    </div>
  );
}
