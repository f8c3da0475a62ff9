import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { formatTimeLeft } from './format-time.ts';
import { useTimeAnnouncement } from './use-time-announcement.ts';

const alwaysShownMs = 5 * 60_000;

/** The clock. A tap hides it for those whom it troubles; in the last five minutes it always shows. */
export function TimeLeft({ leftMs }: { leftMs: number }) {
  const [hidden, setHidden] = useState(false);
  const announcement = useTimeAnnouncement(leftMs);
  const isLate = leftMs <= alwaysShownMs;
  const isHidden = hidden && !isLate;
  return (
    <>
      <button
        type="button"
        className={isLate ? 'time-left time-left-late' : 'time-left'}
        aria-pressed={isHidden}
        aria-label={isHidden ? 'Tampilkan sisa waktu' : undefined}
        title={isLate ? undefined : 'Ketuk untuk menyembunyikan atau menampilkan sisa waktu'}
        disabled={isLate}
        onClick={() => {
          setHidden(!hidden);
        }}
      >
        <Icon name="clock" size={18} />
        <span role="timer" aria-live="off" className="figures">
          {isHidden ? 'Waktu' : `Sisa ${formatTimeLeft(leftMs)}`}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
