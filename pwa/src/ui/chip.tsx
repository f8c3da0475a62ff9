import type { ReactNode } from 'react';
import './chip.css';

export type ChipTone = 'grey' | 'blue' | 'amber' | 'green' | 'red' | 'violet';

/** A status in a word and its colour. */
export function Chip({
  tone = 'grey',
  title,
  children,
}: {
  tone?: ChipTone;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={`chip chip-${tone}`} title={title}>
      {children}
    </span>
  );
}
