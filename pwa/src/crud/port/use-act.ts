import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useNotify } from '../../ui/notices.tsx';
import { noticeOf } from '../display/error-detail.tsx';
import { isRefusal, useStaffPort, type Done } from './staff-port.ts';

interface Act {
  path: string;
  body?: object;
  /** It may take minutes. */
  isLong?: boolean;
}

/**
 * Sends an action, shows the server's message in green, a refusal in amber, a failure in red, and reads every list
 * again: an action on one shows in many. A form shows refusals itself.
 */
export function useAct(refusals: 'notice' | 'form' = 'notice'): UseMutationResult<Done, unknown, Act> {
  const port = useStaffPort();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body, isLong }: Act) => port.act(path, body, isLong),
    onSuccess: async (done) => {
      notify('success', done.message);
      await client.invalidateQueries({ queryKey: ['list'] });
    },
    onError: (error) => {
      if (refusals === 'notice') notify(isRefusal(error) ? 'warning' : 'error', noticeOf(error));
    },
  });
}
