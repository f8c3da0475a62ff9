import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from '../../ui/notices.tsx';
import { shrinkImage } from './shrink-image.ts';
import { noticeOf } from '../display/error-detail.tsx';
import { CallError, useStaffPort, type StoredFile } from '../port/staff-port.ts';

/** Largest file that the server takes, in bytes. */
export const fileBytesMax = 2 * 1024 * 1024;

interface Running {
  percent: number;
  isWaiting: boolean;
  cancel: () => void;
}

interface Uploading {
  mutation: UseMutationResult<StoredFile | undefined, unknown, File>;
  /** The upload that is on its way. */
  running: Running | undefined;
}

/**
 * Sends a chosen file and hands its stored name over `settleMs` after it has arrived, so that the end of the progress is
 * seen. Given up by the user it is no failure.
 */
export function useUpload(doctype: string, settleMs: number, onStored: (name: string) => void): Uploading {
  const port = useStaffPort();
  const notify = useNotify();
  const [running, setRunning] = useState<Running>();
  const mutation = useMutation({
    mutationFn: async (chosen: File) => {
      const controller = new AbortController();
      const change = (facts: Partial<Running>) => setRunning((before) => before && { ...before, ...facts });
      setRunning({ percent: 0, isWaiting: false, cancel: () => controller.abort() });
      try {
        const file = await shrinkImage(chosen, fileBytesMax);
        if (file.size > fileBytesMax)
          throw new CallError(`${file.name} lebih dari 2 MB. Perkecil berkasnya, lalu pilih lagi.`, 0);
        const stored = await port.upload(doctype, file, {
          onPercent: (percent) => change({ percent }),
          onWaiting: (isWaiting) => change({ isWaiting }),
          signal: controller.signal,
        });
        await new Promise((resolve) => setTimeout(resolve, settleMs));
        return controller.signal.aborted ? undefined : stored;
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      } finally {
        setRunning(undefined);
      }
    },
    onSuccess: (stored) => stored && onStored(stored.name),
    // The sentence stays at its field too; the field may be out of sight by now.
    onError: (error) => notify('error', noticeOf(error)),
  });
  return { mutation, running };
}
