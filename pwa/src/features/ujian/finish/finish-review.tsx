import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shell/services.tsx';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { BusyOverlay } from '../../../ui/busy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { ConnectionChip } from '../../../ui/connection-chip.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { FinishRefused, waitToFinishMs } from '../notices/finish-refused.tsx';
import { QuestionLinks } from '../grid/question-links.tsx';
import { summarizeLembar } from '../grid/summarize-lembar.ts';
import { TimeLeft } from '../time/time-left.tsx';

interface FinishReviewProps {
  view: ExamView;
  lembar: ExamSession;
  jadwalUjianId: string;
}

/** What is empty and doubtful, each a link, then the tick and the finish. */
export function FinishReview({ view, lembar, jadwalUjianId }: FinishReviewProps) {
  const { session } = useServices();
  const [sure, setSure] = useState(false);
  const [sending, setSending] = useState(false);
  const summary = summarizeLembar(view);
  const waitMs = waitToFinishMs(view);
  const sheetPath = `/peserta/lembar-soal/${jadwalUjianId}`;

  async function finish(): Promise<void> {
    setSending(true);
    try {
      await lembar.finish('sendiri');
      await session.keep();
    } finally {
      setSending(false);
    }
  }
  return (
    <main className="konfirmasi">
      <Card className="konfirmasi-card">
        <div className="finish-head">
          <h1>Selesaikan ujian?</h1>
          <TimeLeft leftMs={view.sisa_ms} />
        </div>
        <p>
          {view.mapel} · {view.sesi}
        </p>
        <ConnectionChip state={view.koneksi} unsent={view.belum_terkirim} />
        <p className="finish-count">
          <strong className="figures">{summary.terjawab}</strong> dari {view.urutan.length} soal terjawab.
        </p>
        <QuestionLinks title="Kosong" numbers={summary.kosong} path={sheetPath} />
        <QuestionLinks title="Ragu-ragu" numbers={summary.ragu} path={sheetPath} doubt />
        <FinishRefused view={view} />
        {waitMs > 0 && !view.selesai_terlalu_dini && (
          <MessageBox tone="blue">
            Ujian dapat diselesaikan {Math.ceil(waitMs / 60_000)} menit lagi. Periksa kembali jawaban Anda.
          </MessageBox>
        )}
        <p>Setelah selesai, jawaban tidak dapat diubah lagi.</p>
        <Checkbox
          checked={sure}
          onChange={(event) => {
            setSure(event.target.checked);
          }}
        >
          Saya yakin
        </Checkbox>
        <div className="konfirmasi-acts">
          <Link className="button" to={sheetPath}>
            Kembali ke soal
          </Link>
          <Button look="main" disabled={!sure || sending || waitMs > 0} onClick={() => void finish()}>
            Selesai
          </Button>
        </div>
        {sending && <BusyOverlay words="Proses kirim data" />}
      </Card>
    </main>
  );
}
