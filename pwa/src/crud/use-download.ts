import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useNotify } from '../ui/notices.tsx';
import { messageOf, useStaffPort } from './staff-port.ts';

interface Download {
  path: string;
  fileName: string;
}

/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Fetches a file with the login and hands it to the browser to keep. */
export function useDownload(): UseMutationResult<void, unknown, Download> {
  const port = useStaffPort();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ path, fileName }: Download) => {
      saveFile(await port.file(path), fileName);
    },
    onError: (error) => notify('error', messageOf(error)),
  });
}
