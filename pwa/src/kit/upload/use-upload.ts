import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredFile } from '../../http/upload.ts';
import { useNotify } from '../../ui/notices.tsx';
import { noticeOf } from '../display/error-detail.tsx';
import { useStaffPort } from '../port/staff-port.ts';
import { sendWatched, type Running } from './send-watched.ts';

interface Uploading {
  mutation: UseMutationResult<StoredFile | undefined, unknown, File>;
  /** The upload that is on its way. */
  running: Running | undefined;
}

/** Sends a chosen file and hands its stored name over. Given up by the user it is no failure. */
export function useUpload(doctype: string, settleMs: number, onStored: (name: string) => void): Uploading {
  const port = useStaffPort();
  const notify = useNotify();
  const [running, setRunning] = useState<Running>();
  const mutation = useMutation({
    mutationFn: (file: File) => sendWatched(port.upload, { doctype, file, settleMs }, setRunning),
    onSuccess: (stored) => stored && onStored(stored.name),
    // The sentence stays at its field too; the field may be out of sight by now.
    onError: (error) => notify('error', noticeOf(error)),
  });
  return { mutation, running };
}
