import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { ListAsk } from '../kernel/resource.ts';
import type { BarisSanggahan } from './sanggahan.ts';
import type { jawabSanggahanContract, sanggahanContract } from './sanggahan.schema.ts';

/** An applicant objects to his result; answered with the number under which it stands. */
export const ajukanSanggahan = postCall('/api/peserta/sanggahan', 'ikutUjian').of<
  z.input<typeof sanggahanContract>,
  Acted<{ nomor: number }>
>();

/** All objections, open ones first. */
export const daftarSanggahan = getCall('/api/sanggahan', 'kelolaSeleksi').of<ListAsk, BarisSanggahan[]>();

/** Answers an objection in writing, once. */
export const jawabSanggahan = postCall('/api/sanggahan-jawab', 'kelolaSeleksi').of<
  z.input<typeof jawabSanggahanContract>,
  Acted
>();
