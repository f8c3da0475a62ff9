import { getCall } from '../kernel/call.ts';
import type { HasilTerbuka } from './hasil-pendaftar.ts';

/** An applicant's own result, from its publication on. */
export const hasilPendaftar = getCall('/api/peserta/hasil', 'ikutUjian').of<undefined, HasilTerbuka>();
