import { at } from '@spmb/shared/kernel/call.ts';
import { kepalaBank } from '@spmb/shared/soal/calls.ts';
import type { MasterSoal } from '@spmb/shared/soal/master-soal.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFreshAnswer } from '../../../kit/call/use-fresh-answer.ts';

/** The bank whose questions a screen is about: what may be done with them depends on it. */
export const useBank = (id: string): UseQueryResult<MasterSoal> => useFreshAnswer(at(kepalaBank, { id }));
