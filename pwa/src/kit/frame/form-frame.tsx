import { Dialog, Drawer, Paper } from '@mui/material';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsPhone } from '../port/use-is-phone.ts';
import { useIsBeside } from './list-with-form.tsx';

/** How a form stands: at the side of its list, or as a dialog over it; on phones it is a full sheet. */
export type FormLook = 'side' | 'dialog';

interface FormFrameProps {
  look: FormLook;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The bar at the top stays free: notices lie there. */
const belowBar = { mt: '56px', height: 'calc(100% - 56px)' } as const;

/** The surface of a form. At the side it is a panel where there is room beside the list, else a drawer over it. */
export function FormFrame({ look, title, onClose, children }: FormFrameProps) {
  const isPhone = useIsPhone();
  const isBeside = useIsBeside();
  const named = { role: 'dialog', 'aria-label': title };
  if (look === 'dialog')
    return (
      <Dialog
        open
        onClose={onClose}
        fullWidth
        fullScreen={isPhone}
        slotProps={{ paper: { ...named, sx: { maxWidth: 600, ...(isPhone && belowBar) } } }}
      >
        {children}
      </Dialog>
    );
  if (isBeside)
    return (
      <Panel title={title} onClose={onClose}>
        {children}
      </Panel>
    );
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { ...named, sx: { width: { xs: '100%', sm: 520 }, ...(isPhone && belowBar) } },
      }}
    >
      {children}
    </Drawer>
  );
}

/** A dialog that leaves the page around it to be used. It takes the focus; its list gets it back. */
function Panel({ title, onClose, children }: Omit<FormFrameProps, 'look'>) {
  const paper = useRef<HTMLDivElement>(null);
  // After the field that asks for it: this effect follows those of what stands in the panel.
  useLayoutEffect(() => {
    if (!paper.current?.contains(document.activeElement)) paper.current?.focus();
  }, []);
  return (
    <Paper
      ref={paper}
      tabIndex={-1}
      role="dialog"
      aria-label={title}
      variant="outlined"
      onKeyDown={({ key, defaultPrevented, currentTarget, target }) => {
        // A menu or question of the form closes by itself, and is no part of the panel.
        if (key === 'Escape' && !defaultPrevented && currentTarget.contains(target as Node)) onClose();
      }}
      sx={panel}
    >
      {children}
    </Paper>
  );
}

const panel = {
  position: 'sticky',
  top: 72,
  // Measured from where it stands before the page is scrolled, below bar and breadcrumbs: its buttons are seen at once.
  maxHeight: 'calc(100dvh - 130px)',
  overflowY: 'auto',
  outline: 0,
} as const;
