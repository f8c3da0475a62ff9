import type { z } from 'zod';
import { deleteCall, getCall, postCall, putCall, type Acted } from '../kernel/call.ts';
import type { Lines, ListAsk } from '../kernel/resource.ts';
import type { BarisPermohonan, Permohonan, RekamPermohonan } from './permohonan.ts';
import type {
  kirimPermohonanContract,
  perbaikiPermohonanContract,
  putuskanPermohonanContract,
} from './permohonan.schema.ts';

/** The own applications, the newest first. */
export const permohonanPelamar = getCall('/api/peserta/permohonan', 'ikutUjian').of<
  undefined,
  Permohonan[]
>();

/** Applies to a position, once. */
export const kirimPermohonan = postCall('/api/peserta/permohonan', 'ikutUjian').of<
  z.input<typeof kirimPermohonanContract>,
  Acted<{ data: Permohonan }>
>();

/** "Ajukan Perbaikan": an application that was sent back is sent again. */
export const perbaikiPermohonan = putCall('/api/peserta/permohonan/:id', 'ikutUjian').of<
  z.input<typeof perbaikiPermohonanContract>,
  Acted<{ data: Permohonan }>
>();

/** Takes the own application away, while nobody has decided on it. */
export const hapusPermohonan = deleteCall('/api/peserta/permohonan/:id', 'ikutUjian').of<undefined, Acted>();

/** All applications, those that wait first. */
export const daftarPermohonan = getCall('/api/permohonan', 'kelolaFormasi').of<
  ListAsk,
  Lines<BarisPermohonan>
>();

export const rekamPermohonan = getCall('/api/permohonan/:id', 'kelolaFormasi').of<
  undefined,
  RekamPermohonan
>();

/** Decides on an application; the applicant is told. */
export const putuskanPermohonan = putCall('/api/permohonan/:id', 'kelolaFormasi').of<
  z.input<typeof putuskanPermohonanContract>,
  Acted<{ data: RekamPermohonan }>
>();
