import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

/** A drawer from the lower edge of a phone's screen. */
export function BottomPanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} shape="sheet" onClose={onClose} actions={<Button onClick={onClose}>Tutup</Button>}>
      {children}
    </Dialog>
  );
}
