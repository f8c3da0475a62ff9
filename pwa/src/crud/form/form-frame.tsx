import { Dialog, Drawer, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

/** Where a form stands: beside its list, or over it; on phones it is a full sheet. */
export type FormLook = 'side' | 'dialog';

interface FormFrameProps {
  look: FormLook;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The surface of a form. */
export function FormFrame({ look, title, onClose, children }: FormFrameProps) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const named = { role: 'dialog', 'aria-label': title };
  if (look === 'dialog')
    return (
      <Dialog
        open
        onClose={onClose}
        fullWidth
        fullScreen={phone}
        slotProps={{ paper: { ...named, sx: { maxWidth: 600 } } }}
      >
        {children}
      </Dialog>
    );
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { ...named, sx: { width: { xs: '100%', sm: 520 } } } }}
    >
      {children}
    </Drawer>
  );
}
