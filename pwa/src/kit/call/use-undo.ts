import { urungkanHapusan } from '@spmb/shared/hapusan/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, useCallback } from 'react';
import { useNotify } from '../../ui/notices.tsx';
import { undoMs, UndoNotice } from './undo-notice.tsx';
import { noticeOf } from '../display/error-detail.tsx';
import { isRefusal } from '../../http/call-error.ts';
import { useStaffPort, type Done } from '../port/staff-port.ts';

/** Takes a deletion back, also after the screen that deleted is left; answers what was done, and tells what stood in the way. */
function useUndo(): (hapusanId: string) => Promise<string | undefined> {
  const port = useStaffPort();
  const notify = useNotify();
  const client = useQueryClient();
  return useCallback(
    async (id) => {
      try {
        return (await port.call(urungkanHapusan, { id })).message;
      } catch (error) {
        notify(isRefusal(error) ? 'warning' : 'error', noticeOf(error));
        return undefined;
      } finally {
        await client.invalidateQueries({ queryKey: ['list'] });
      }
    },
    [port, notify, client],
  );
}

/** Shows what was done with the way to take it back; answers false where there is none. */
export function useOfferUndo(): (done: Done) => boolean {
  const notify = useNotify();
  const undo = useUndo();
  return useCallback(
    ({ message, hapusan_id }) => {
      if (!hapusan_id) return false;
      notify('success', createElement(UndoNotice, { message, undo: () => undo(hapusan_id) }), undoMs);
      return true;
    },
    [notify, undo],
  );
}
