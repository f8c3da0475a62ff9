import { kosong } from '@spmb/shared/peserta/kosong.ts';
import { eq, isNull, type Column, type SQL } from 'drizzle-orm';

/** Whether a choice is the programme of an id; `kosong`: none. */
export const isMemilih = (pilihan: Column, id: string): SQL =>
  id === kosong ? isNull(pilihan) : eq(pilihan, id);
