import { useEffect, useState } from 'react';
import { keepAddresses } from '../../../service-worker/register.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConnectionChip } from '../../../ui/connection-chip.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { BottomPanel as Drawer } from '../../../ui/dialog/bottom-panel.tsx';
import { SaidState } from './said-state.tsx';
import { useLeaveWarning } from '../area/use-leave-warning.ts';
import { useLembarKeys, type LembarKeys } from './use-lembar-keys.ts';
import { useLembarNotices, type LembarNotice } from './use-lembar-notices.tsx';
import './lembar-notices.css';

interface LembarNoticesProps {
  view: ExamView;
  lembar: ExamSession;
  nomor: number;
  goTo: (nomor: number) => void;
  keys: LembarKeys;
}

/**
 * The fixed place of the sheet's header: the connection, and in the same room the gravest notice in one line. All of them
 * open over the sheet by a tap; by itself nothing covers an answer or moves a row.
 */
export function LembarNotices({ view, lembar, nomor, goTo, keys }: LembarNoticesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
  };
  useLeaveWarning(view);
  useLembarKeys(keys);
  const notices = useLembarNotices(view, lembar, (next) => {
    close();
    goTo(next);
  });
  useEffect(() => {
    // Where the card leads, and where this sheet stands: a tab that crashed opens there again.
    if (!('serviceWorker' in navigator)) void keepAddresses('/', location.pathname);
  }, []);
  const [first, ...rest] = notices;
  return (
    <div className={`sheet-place${first ? ` sheet-place-${first.tone}` : ''}`}>
      <ConnectionChip state={view.koneksi} unsent={view.belum_terkirim} />
      {first && (
        <button
          type="button"
          className="sheet-place-act"
          aria-haspopup="dialog"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <span>{first.words ?? first.title}</span>
          {rest.length > 0 && <span className="sheet-place-more"> dan {rest.length} lagi</span>}
        </button>
      )}
      <Announced notices={notices} />
      <SaidState view={view} nomor={nomor} />
      {isOpen && (
        <Drawer title="Kabar untuk Anda" onClose={close}>
          {notices.length === 0 && <p>Tidak ada kabar lagi. Teruskan mengerjakan.</p>}
          {notices.map(({ key, tone, title, body, confirm }) => (
            <MessageBox key={key} tone={tone} title={title}>
              {body}
              {confirm && (
                <div className="notice-acts">
                  <Button
                    onClick={() => {
                      confirm.act();
                      if (notices.length === 1) close();
                    }}
                  >
                    {confirm.words}
                  </Button>
                </div>
              )}
            </MessageBox>
          ))}
        </Drawer>
      )}
    </div>
  );
}

/** Tells a screen reader of each notice once, when it comes; what goes is not told. */
function Announced({ notices }: { notices: readonly LembarNotice[] }) {
  const grave = notices.find(({ tone }) => tone === 'red');
  return (
    <>
      <div className="visually-hidden" role="log" aria-label="Kabar">
        {notices.map(
          ({ key, tone, title, words }) =>
            tone !== 'red' && <p key={key}>{tone === 'blue' ? (words ?? title) : title}</p>,
        )}
      </div>
      {grave && (
        <p className="visually-hidden" role="alert">
          {grave.title}
        </p>
      )}
    </>
  );
}
