import type { CallDefinition, FileAnswer } from '@spmb/shared/kernel/call.ts';
import { useState } from 'react';
import { askFile } from '../../http/ask-file.ts';
import { textOfProblem } from '../../http/failure.ts';
import { useServices } from '../services.tsx';
import { useNotify } from '../../ui/notices.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Papers that the server prints for who asks, one at a time; `printing` names the file that is waited for. */
export function usePrint() {
  const { http } = useServices();
  const notify = useNotify();
  const [printing, setPrinting] = useState<string>();
  const print = async (call: CallDefinition<never, undefined, FileAnswer>, fileName: string) => {
    setPrinting(fileName);
    try {
      saveFile(await askFile(http, call), fileName);
    } catch (problem) {
      notify('error', textOfProblem(problem));
    } finally {
      setPrinting(undefined);
    }
  };
  return { printing, print };
}
