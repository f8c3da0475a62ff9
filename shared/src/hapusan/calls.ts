import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { Lines, ListAsk } from '../kernel/resource.ts';
import type { Hapusan, urungkanContract } from './hapusan.schema.ts';

/** Deletions that the account may take back: all of them, or the page that a list query asks for. */
export const hapusan = getCall('/api/hapusan', 'urungkanHapus').of<ListAsk, Lines<Hapusan>>();
export const urungkanHapusan = postCall('/api/hapusan-urungkan', 'urungkanHapus', { isLong: true }).of<
  z.input<typeof urungkanContract>,
  Acted
>();
