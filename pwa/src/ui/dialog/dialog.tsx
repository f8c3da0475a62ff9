import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import './dialog.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the main act last. */
  actions?: ReactNode;
  /** Escape and a tap beside the dialog; leave it out where only the buttons may close it. */
  onClose?: () => void;
  /** `sheet` rises from the lower edge, `wide` is for images. */
  shape?: 'box' | 'sheet' | 'wide';
}

/** A modal dialog: keeps the focus, gives it back when it goes away. */
export function Dialog({ title, children, actions, onClose, shape = 'box' }: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // As a layout effect: a dialog that is closed while it still stands in the page gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={`dialog dialog-${shape}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // A second Escape closes it past `onCancel`.
        if (onClose) onClose();
        else box.current?.showModal();
      }}
      onMouseDown={(event) => {
        if (event.target === box.current) onClose?.();
      }}
    >
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
