import type { Acted, PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isRefusal } from '../../http/call-error.ts';
import type { Sent } from '../../http/http-client.ts';
import { useNotify } from '../../ui/notices.tsx';
import { noticeOf } from '../display/error-detail.tsx';
import { useStaffPort } from '../port/staff-port.ts';
import { useOfferUndo } from './use-undo.ts';

/**
 * Sends an action, shows the server's message in green, a refusal in amber, a failure in red, and reads every list
 * again: an action on one shows in many. A deletion is taken back from its message. A form shows refusals itself. The
 * same action is not sent again while it is under way: the second click of a hurried user comes before the button is
 * closed.
 */
export function useAction<Input, Answer extends Acted>(
  call: PlacedCall<Input, Answer>,
  refusals: 'notice' | 'form' = 'notice',
): UseMutationResult<Answer, unknown, Input> {
  const port = useStaffPort();
  const notify = useNotify();
  const client = useQueryClient();
  const offerUndo = useOfferUndo();
  const underWay = useRef(new Set<string>());
  const act = useMutation<Answer, unknown, Input>({
    mutationFn: (input) => port.call(call, ...([input] as Sent<Input>)),
    onSuccess: async (done) => {
      if (!offerUndo(done)) notify('success', done.message);
      await client.invalidateQueries({ queryKey: ['list'] });
    },
    onError: (error) => {
      if (refusals === 'notice') notify(isRefusal(error) ? 'warning' : 'error', noticeOf(error));
    },
    onSettled: (_done, _error, input) => {
      underWay.current.delete(JSON.stringify(input));
    },
  });
  const { mutate } = act;
  const mutateOnce = useCallback<typeof mutate>(
    (...sent) => {
      const key = JSON.stringify(sent[0]);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      mutate(...sent);
    },
    [mutate],
  );
  return { ...act, mutate: mutateOnce };
}
