import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { KeadaanSeleksi, PenjelasanPendaftar, PratinjauSeleksi } from './putaran.ts';
import type {
  batalManualContract,
  jalankanContract,
  manualContract,
  simulasiContract,
} from './putaran.schema.ts';

/** Where the selection stands: rounds that have run, what is missing, what changed since. */
export const keadaanSeleksi = getCall('/api/seleksi', 'kelolaSeleksi').of<undefined, KeadaanSeleksi>();

/** Passing grade 1 of the programme `id`. After passing grade 2 it needs a reason, and takes that back. */
export const passingGrade1Call = postCall('/api/olah-nilai-grade', 'kelolaSeleksi', { isLong: true }).of<
  z.input<typeof jalankanContract>,
  Acted
>();

/** Passing grade 2 of all programmes; `id` is the one whose screen asks. 409 until every active programme has its first. */
export const passingGrade2Call = postCall('/api/olah-nilai-grade2', 'kelolaSeleksi', { isLong: true }).of<
  z.input<typeof jalankanContract>,
  Acted
>();

/** The selection as other rules would have it; nothing is written. */
export const simulasiSeleksi = postCall('/api/olah-nilai-simulasi', 'kelolaSeleksi', { isLong: true }).of<
  z.input<typeof simulasiContract>,
  Acted<{ data: PratinjauSeleksi }>
>();

/** Places one applicant by hand; over the quota it asks for `konfirmasi` (409 lewat-pagu). */
export const tempatkan = postCall('/api/olah-nilai-manual-grade', 'kelolaSeleksi').of<
  z.input<typeof manualContract>,
  Acted
>();

/** Takes a placement by hand back. */
export const batalkanTempat = postCall('/api/olah-nilai-manual-batal', 'kelolaSeleksi').of<
  z.input<typeof batalManualContract>,
  Acted
>();

/** Why an applicant has the result that he has, for who runs the selection. */
export const penjelasanSeleksi = getCall('/api/olah-nilai-penjelasan/:id', 'kelolaSeleksi').of<
  undefined,
  PenjelasanPendaftar
>();
