import { Suspense, type ReactNode } from 'react';
import { useAppInfo } from '../../../shell/services.tsx';
import type { ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import { FullScreenButton } from './load-later-part.ts';
import { TextSizeChoice } from './text-size-choice.tsx';
import { TimeLeft } from '../time/time-left.tsx';
import type { TextSize } from './use-text-size.ts';

interface LembarHeaderProps {
  view: ExamView;
  nomor: number;
  textSize: TextSize;
  setTextSize: (size: TextSize) => void;
  openGrid: () => void;
  /** The connection and what must be known beside the question. */
  place: ReactNode;
  /** The first question stands. */
  isBegun: boolean;
}

/** Subject, position, time left, text size; below, where the answers are. */
export function LembarHeader({
  view,
  nomor,
  textSize,
  setTextSize,
  openGrid,
  place,
  isBegun,
}: LembarHeaderProps) {
  return (
    <header className="sheet-header">
      <div className="sheet-header-row">
        <strong className="sheet-title">
          {view.mapel} · {view.sesi}
        </strong>
        <h1 className="sheet-position figures">
          Soal {nomor} dari {view.urutan.length}
        </h1>
        <TimeLeft leftMs={view.sisa_ms} />
        <TextSizeChoice value={textSize} onChange={setTextSize} />
      </div>
      <div className="sheet-header-row">
        {place}
        <Whereabouts view={view} />
        <Suspense>{isBegun && <FullScreenButton />}</Suspense>
        <Button className="sheet-grid-button" icon="grid" onClick={openGrid}>
          Daftar soal
        </Button>
      </div>
    </header>
  );
}

/** "semua jawaban sudah di server (14.30)", said only of what the server has acknowledged. */
function Whereabouts({ view }: { view: ExamView }) {
  const { zona } = useAppInfo();
  const states = Object.values(view.simpan);
  const allThere =
    view.belum_terkirim === 0 && states.length > 0 && states.every(({ keadaan }) => keadaan === 'server');
  if (!allThere || view.koneksi !== 'tersambung') return null;
  const lastMs = Math.max(...states.map(({ pada_ms }) => pada_ms));
  return (
    <span className="sheet-whereabouts muted">semua jawaban sudah di server ({clockText(lastMs, zona)})</span>
  );
}
