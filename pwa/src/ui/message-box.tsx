import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './message-box.css';

interface MessageBoxProps {
  tone: 'blue' | 'amber' | 'red' | 'green' | 'violet';
  title?: string;
  children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. */
  role?: 'alert' | 'status';
}

const icons: Record<MessageBoxProps['tone'], IconName> = {
  blue: 'alert',
  amber: 'alert',
  red: 'alert',
  green: 'check',
  violet: 'clock',
};

/** A sentence that stays in the page, with its way out. */
export function MessageBox({ tone, title, children, role }: MessageBoxProps) {
  return (
    <div className={`message-box message-${tone}`} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
