import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useNotify } from '../../ui/notices.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { noticeOf } from '../display/error-detail.tsx';
import { useStaffPort } from '../port/staff-port.ts';

interface Download {
  path: string;
  /** What a print is about; it is asked for by POST then. */
  body?: object;
  fileName: string;
  /** It may take minutes. */
  isLong?: boolean;
}

/** Fetches a file with the login and hands it to the browser to keep. A form shows by itself what went wrong. */
export function useDownload(
  failures: 'notice' | 'form' = 'notice',
): UseMutationResult<void, unknown, Download> {
  const port = useStaffPort();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ path, fileName, ...asked }: Download) => {
      saveFile(await port.fileAt(path, asked), fileName);
    },
    onError: (error) => {
      if (failures === 'notice') notify('error', noticeOf(error));
    },
  });
}
