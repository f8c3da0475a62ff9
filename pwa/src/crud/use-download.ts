import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useNotify } from '../ui/notices.tsx';
import { messageOf, useStaffPort } from './staff-port.ts';

interface Download {
  path: string;
  fileName: string;
  /** It may take minutes. */
  isLong?: boolean;
}

/** Fetches a file with the login and hands it to the browser to keep. */
export function useDownload(): UseMutationResult<void, unknown, Download> {
  const port = useStaffPort();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ path, fileName, isLong }: Download) => {
      const url = URL.createObjectURL(await port.file(path, isLong));
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: (error) => notify('error', messageOf(error)),
  });
}
