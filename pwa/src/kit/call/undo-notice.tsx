import { Box } from '@mui/material';
import { useState } from 'react';

/** How long a deletion can be taken back from its message; later it is in the list of deletions. */
export const undoMs = 20_000;

interface UndoNoticeProps {
  message: string;
  /** Answers what was done; undefined: it could not be, and was told so elsewhere. */
  undo: () => Promise<string | undefined>;
}

/** What was deleted, with the way back; then that it is back. */
export function UndoNotice({ message, undo }: UndoNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  const [undone, setUndone] = useState<string>();
  if (undone !== undefined) return undone;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>{message}</span>
      <button
        type="button"
        disabled={isAsked}
        onClick={() => {
          setAsked(true);
          void undo().then((done) => {
            setUndone(done);
            setAsked(false);
          });
        }}
      >
        {isAsked ? 'Sedang diurungkan…' : 'Urungkan'}
      </button>
    </Box>
  );
}
