import type { InputHTMLAttributes, ReactNode } from 'react';
import './checkbox.css';

/** A tick whose whole row is the target. */
export function Checkbox({
  children,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className="checkbox">
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
