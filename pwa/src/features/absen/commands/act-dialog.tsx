import { Alert, Stack } from '@mui/material';
import type { Acted, PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import type { Sent } from '../../../http/http-client.ts';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { isUncertain } from './command.ts';

interface ActDialogProps<Input, Answer> {
  title: string;
  text: ReactNode;
  yes: string;
  danger?: boolean;
  /** All that the act needs is filled in. */
  isReady: boolean;
  call: PlacedCall<Input, Answer>;
  /** What is sent; `tindakanId` is drawn once for the dialog: sent twice, the act counts once. */
  input: (tindakanId: string) => Input;
  onClose: () => void;
  /** Carried out, after the dialog is closed. */
  onDone?: ((answer: Answer) => void) | undefined;
  /** The fields; `disabled` after a failure that may have reached the server. */
  children: (disabled: boolean) => ReactNode;
}

/** Asks before an act on a session or a room, carries it out and says what became of it. */
export function ActDialog<Input, Answer extends Acted>({
  call,
  input,
  isReady,
  onClose,
  onDone,
  children,
  ...words
}: ActDialogProps<Input, Answer>) {
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
      const done = await port.call(call, ...([input(tindakanId)] as Sent<Input>));
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
