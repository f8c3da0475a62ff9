import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNotify } from '../../ui/notices.tsx';
import { noticeOf } from '../display/error-detail.tsx';
import { isRefusal } from '../../http/call-error.ts';
import { useStaffPort, type Done } from '../port/staff-port.ts';
import { useOfferUndo } from './use-undo.ts';

interface Act {
  path: string;
  body?: object;
  /** It may take minutes. */
  isLong?: boolean;
}

/**
 * Sends an action, shows the server's message in green, a refusal in amber, a failure in red, and reads every list
 * again: an action on one shows in many. A deletion is taken back from its message. A form shows refusals itself. The same action is not sent again while it is
 * under way: the second click of a hurried user comes before the button is closed.
 */
export function useAct(refusals: 'notice' | 'form' = 'notice'): UseMutationResult<Done, unknown, Act> {
  const port = useStaffPort();
  const notify = useNotify();
  const client = useQueryClient();
  const offerUndo = useOfferUndo();
  const underWay = useRef(new Set<string>());
  const act = useMutation<Done, unknown, Act>({
    mutationFn: ({ path, body, isLong }) => port.act(path, body, isLong),
    onSuccess: async (done) => {
      if (!offerUndo(done)) notify('success', done.message);
      await client.invalidateQueries({ queryKey: ['list'] });
    },
    onError: (error) => {
      if (refusals === 'notice') notify(isRefusal(error) ? 'warning' : 'error', noticeOf(error));
    },
    onSettled: (_done, _error, sent) => {
      underWay.current.delete(keyOf(sent));
    },
  });
  const { mutate } = act;
  const mutateOnce = useCallback<typeof mutate>(
    (sent, options) => {
      if (underWay.current.has(keyOf(sent))) return;
      underWay.current.add(keyOf(sent));
      mutate(sent, options);
    },
    [mutate],
  );
  return { ...act, mutate: mutateOnce };
}

const keyOf = ({ path, body }: Act): string => JSON.stringify([path, body]);
