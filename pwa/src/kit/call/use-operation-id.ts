import { useRef } from 'react';
import { useStaffPort } from '../port/staff-port.ts';

/**
 * An id for what is sent: the same one while the same is sent again, so that a repeat changes nothing, and another for
 * anything else, which would be taken for the repeat of what the server may have done unheard.
 */
export function useOperationId(): (sent: object) => string {
  const { newId } = useStaffPort();
  const last = useRef({ sent: '', id: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.sent !== text) last.current = { sent: text, id: newId() };
    return last.current.id;
  };
}
