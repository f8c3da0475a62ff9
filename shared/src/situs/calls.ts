import type { z } from 'zod';
import { getCall, postCall } from '../kernel/call.ts';
import type {
  BarisNilaiTerendah,
  BarisPagu,
  BarisPengumuman,
  HariPendaftaran,
  HasilVerifikasi,
  HitungMundur,
  Pendaftars,
  Peraturan,
  Persyaratan,
  Slider,
} from './baris.ts';
import type { verifyContract } from './verify.schema.ts';

/** Everybody gets the same answer, so that it may be kept and asked about by its tag. */
const isSnapshot = true;

export const jadwals = getCall('/api/jadwals', 'publik', { isSnapshot }).of<undefined, HariPendaftaran[]>();
export const persyaratans = getCall('/api/persyaratans', 'publik', { isSnapshot }).of<
  undefined,
  Persyaratan[]
>();
export const peraturans = getCall('/api/peraturans', 'publik', { isSnapshot }).of<undefined, Peraturan[]>();
export const sliders = getCall('/api/sliders', 'publik', { isSnapshot }).of<undefined, Slider[]>();
/** The newest announcement for applicants and visitors; no `body`: there is nothing to say. */
export const splashInfo = getCall('/api/splash-info', 'publik', { isSnapshot }).of<
  undefined,
  { id?: string; title?: string; body?: string }
>();
export const pagu = getCall('/api/pagu', 'publik', { isSnapshot }).of<undefined, BarisPagu[]>();
/** As it stands every five minutes. */
export const pendaftars = getCall('/api/pendaftars', 'publik', { isSnapshot }).of<undefined, Pendaftars>();
/** The accepted, once the result is published (N2). */
export const pengumuman = getCall('/api/pengumuman', 'publik', { isSnapshot }).of<
  undefined,
  BarisPengumuman[]
>();
/** Lowest scores of programmes, once the result is published and where the school shows them. */
export const nilaiTerendah = getCall('/api/pengumuman-nilai', 'publik', { isSnapshot }).of<
  undefined,
  BarisNilaiTerendah[]
>();
export const countdown = getCall('/api/countdown', 'publik', { isSnapshot }).of<undefined, HitungMundur>();

/** One applicant by the random id of his proof's QR code. */
export const verify = postCall('/api/verify', 'publik').of<z.input<typeof verifyContract>, HasilVerifikasi>();
