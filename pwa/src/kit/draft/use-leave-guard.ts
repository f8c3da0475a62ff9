import { useState } from 'react';

interface LeaveGuard {
  /** The user is being asked whether to lose what is typed. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  discard: () => void;
}

interface Leaving {
  /** The address has already moved on, as by the browser's Back. */
  hasLeft: boolean;
  onClose: () => void;
  onDiscard: () => void;
  /** Brings the address back. */
  onStay: () => void;
}

/** Asks before what is typed in is given up: by closing the form, by Back, and by opening another record. */
export function useLeaveGuard(
  isDirty: boolean,
  { hasLeft, onClose, onDiscard, onStay }: Leaving,
): LeaveGuard {
  const [asked, setAsked] = useState(false);
  return {
    asking: asked || hasLeft,
    leave: () => (isDirty ? setAsked(true) : onClose()),
    stay: () => {
      setAsked(false);
      if (hasLeft) onStay();
    },
    discard: onDiscard,
  };
}
