import type { z } from 'zod';
import { postCall, type Acted } from '../kernel/call.ts';
import type { isianPutusan } from './rekonsiliasi.schema.ts';

/** A decision about what is held of participants, each by itself: one refusal never stops the rest. Ids are those of the rows. */
type Putusan = Acted<{ data: { berhasil: string[]; gagal: { id: string; message: string }[] } }>;

export const terimaTertahan = postCall('/api/tertahan-terima', 'awasiUjian', { isLong: true }).of<
  z.input<typeof isianPutusan>,
  Putusan
>();
export const tolakTertahan = postCall('/api/tertahan-tolak', 'awasiUjian', { isLong: true }).of<
  z.input<typeof isianPutusan>,
  Putusan
>();
