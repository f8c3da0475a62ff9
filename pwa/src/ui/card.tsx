import type { HTMLAttributes } from 'react';
import './card.css';

/** A bordered surface for one thing. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={className ? `card ${className}` : 'card'} />;
}
