import { useDeferredValue, type ReactNode } from 'react';

interface DrawnLaterProps {
  /** In its place until then. */
  space?: ReactNode;
  children: ReactNode;
}

/** What stands below the first look: drawn behind it, in turns that give way to whatever somebody does. */
export const DrawnLater = ({ space = null, children }: DrawnLaterProps): ReactNode =>
  useDeferredValue(true, false) ? children : space;
