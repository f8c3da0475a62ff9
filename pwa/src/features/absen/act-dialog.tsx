import { Alert, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../crud/dialog/confirm-dialog.tsx';
import { messageOf, useStaffPort, type Done } from '../../crud/port/staff-port.ts';
import { useNotify } from '../../ui/notices.tsx';
import { isUncertain } from './command.ts';

interface ActDialogProps {
  title: string;
  text: ReactNode;
  yes: string;
  danger?: boolean;
  /** All that the act needs is filled in. */
  isReady: boolean;
  path: string;
  /** What is sent; `tindakanId` is drawn once for the dialog: sent twice, the act counts once. */
  body: (tindakanId: string) => object;
  onClose: () => void;
  /** Carried out, after the dialog is closed. */
  onDone?: (done: Done) => void;
  /** The fields; `disabled` after a failure that may have reached the server. */
  children: (disabled: boolean) => ReactNode;
}

/** Asks before an act on a session or a room, carries it out and says what became of it. */
export function ActDialog({ path, body, isReady, onClose, onDone, children, ...words }: ActDialogProps) {
  const port = useStaffPort();
  const notify = useNotify();
  const [tindakanId] = useState(() => port.newId());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isLocked, setLocked] = useState(false);

  async function run() {
    setBusy(true);
    setProblem(undefined);
    try {
      const done = await port.act(path, body(tindakanId));
      notify('success', done.message);
      onClose();
      onDone?.(done);
    } catch (error) {
      setProblem(messageOf(error));
      if (isUncertain(error)) setLocked(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      {...words}
      yes={isLocked ? 'Kirim lagi' : words.yes}
      no="Batal"
      busy={busy}
      disabled={!isReady}
      onYes={() => void run()}
      onNo={onClose}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        {children(isLocked)}
        {problem && (
          <Alert severity="error">
            {problem} {isLocked && 'Mungkin perintah ini sudah sampai. Kirim lagi: tetap dihitung satu kali.'}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
