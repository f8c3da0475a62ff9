import type { FileAnswer, PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { Sent } from '../../http/http-client.ts';
import { useNotify } from '../../ui/notices.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { noticeOf } from '../display/error-detail.tsx';
import { useStaffPort } from '../port/staff-port.ts';

/** What is asked for, and the name under which the browser keeps it. */
type Asked<Input> = { fileName: string } & (undefined extends Input ? { input?: Input } : { input: Input });

/** Fetches a file with the login and hands it to the browser to keep. A form shows by itself what went wrong. */
export function useFile<Input>(
  call: PlacedCall<Input, FileAnswer>,
  failures: 'notice' | 'form' = 'notice',
): UseMutationResult<void, unknown, Asked<Input>> {
  const port = useStaffPort();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ input, fileName }: Asked<Input>) => {
      saveFile(await port.file(call, ...([input] as Sent<Input>)), fileName);
    },
    onError: (error) => {
      if (failures === 'notice') notify('error', noticeOf(error));
    },
  });
}
