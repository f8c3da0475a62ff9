import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `main` act a screen; `plain` for the rest; `quiet` without a border; `danger` for what cannot be taken back. */
  look?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  iconAfter?: IconName;
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button at least 48 px high. */
export function Button({ look = 'plain', icon, iconAfter, wide, className, children, ...rest }: ButtonProps) {
  const classes = ['button', `button-${look}`, wide ? 'button-wide' : '', className ?? ''];
  return (
    <button type="button" {...rest} className={classes.filter(Boolean).join(' ')}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}
