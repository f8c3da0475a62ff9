import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';

/** Where a stored file is read. */
export const fileAddress = (storedName: string): string => at(bacaMedia, { name: storedName }).path;
