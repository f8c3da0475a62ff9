import { useEffect, useState } from 'react';

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
  onLeave: () => void;
  /** Brings the address back. */
  onStay: () => void;
}

/** Asks before what is typed in is lost: by closing the form, by Back, and by closing or reloading the page. */
export function useLeaveGuard(isDirty: boolean, { hasLeft, onLeave, onStay }: Leaving): LeaveGuard {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    asking: asked || hasLeft,
    leave: () => (isDirty ? setAsked(true) : onLeave()),
    stay: () => {
      setAsked(false);
      if (hasLeft) onStay();
    },
    discard: onLeave,
  };
}
