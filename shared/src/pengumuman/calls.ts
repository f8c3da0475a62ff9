import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { pengumumanDibacaContract } from './pengumuman.schema.ts';

/** An announcement as its readers get it. */
export interface PengumumanTampil {
  /** Another one as soon as it is worded anew. */
  id: string;
  title: string;
  body: string;
  /** Since when it is shown. */
  sejak_ms: number;
  /** Whoever asks has said that he has read it. */
  dikonfirmasi: boolean;
}

/** What is announced now to whoever asks: applicants, or staff; the newest first. */
export const pengumumanSaya = getCall('/api/pengumuman-saya', 'masuk').of<undefined, PengumumanTampil[]>();
/** Announcements were shown, or an account confirms them: each is counted once for an account, or for a device where nobody is signed in. */
export const pengumumanDibaca = postCall('/api/pengumuman-dibaca', 'publik').of<
  z.input<typeof pengumumanDibacaContract>,
  Acted
>();
