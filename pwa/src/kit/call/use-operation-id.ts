import { useRef } from 'react';
import { operationOf } from '../port/operation-of.ts';
import { useStaffPort } from '../port/staff-port.ts';

/**
 * An id for what is sent: the same one while the same is sent again, so that a repeat changes nothing, and another for
 * anything else, which would be taken for the repeat of what the server may have done unheard. With the name of the form's draft
 * it is kept with that: what is taken up again after a reload is still the same act.
 */
export function useOperationId(draft?: string): (sent: object) => string {
  const { drafts, newId } = useStaffPort();
  const last = useRef<Readonly<Record<string, unknown>>>({});
  return (sent) => {
    const text = JSON.stringify(sent);
    const known = draft === undefined ? last.current : drafts.read(operationOf(draft));
    if (known?.['sent'] === text) return String(known['id']);
    const id = newId();
    last.current = { sent: text, id };
    if (draft !== undefined) drafts.keep(operationOf(draft), last.current);
    return id;
  };
}
