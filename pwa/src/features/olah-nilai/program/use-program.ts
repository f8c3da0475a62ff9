import { programNilai, type ProgramNilai } from '@spmb/shared/olah-nilai/calls.ts';
import { useAll } from '../../../kit/list/use-list.ts';

/** A programme of those whose scores the account may see. */
export const useProgram = (id: string): ProgramNilai | undefined =>
  useAll(programNilai).data?.find((one) => one.id === id);
