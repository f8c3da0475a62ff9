import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import './notices.css';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';
interface Notice {
  id: number;
  kind: NoticeKind;
  /** What equals another replaces it. */
  text: ReactNode;
  ms: number;
}

/** Notices close by themselves after this long; errors and refusals stay until they are closed. */
export const noticeMs = 3500;

/** `ms`: how long one stays that holds something to press. */
export type Notify = (kind: NoticeKind, text: ReactNode, ms?: number) => void;
const NotifyContext = createContext<Notify>(() => undefined);

/** Shows a short sentence in its fixed place, the newest before those that were not closed yet. */
export const useNotify = (): Notify => use(NotifyContext);

let lastId = 0;

export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = useCallback((id: number) => {
    setNotices((all) => all.filter((notice) => notice.id !== id));
  }, []);
  const notify = useCallback<Notify>((kind, text, ms = noticeMs) => {
    lastId += 1;
    const notice = { id: lastId, kind, text, ms };
    setNotices((all) => [...all.filter((other) => other.text !== text), notice].slice(-3));
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <div className="notices">
        {notices.slice(-1).map((notice) => (
          <NoticeBar key={notice.id} notice={notice} close={close} />
        ))}
      </div>
    </NotifyContext>
  );
}

function NoticeBar({ notice, close }: { notice: Notice; close: (id: number) => void }) {
  const isAlert = notice.kind === 'error' || notice.kind === 'warning';
  useEffect(() => {
    if (isAlert) return;
    const timer = setTimeout(() => {
      close(notice.id);
    }, notice.ms);
    return () => {
      clearTimeout(timer);
    };
  }, [notice, isAlert, close]);
  return (
    <div className={`notice notice-${notice.kind}`} role={isAlert ? 'alert' : 'status'}>
      <span>{notice.text}</span>
      <button
        type="button"
        onClick={() => {
          close(notice.id);
        }}
      >
        Tutup
      </button>
    </div>
  );
}
