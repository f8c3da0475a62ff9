import type { z } from 'zod';
import { getCall, postCall, putCall, type Acted } from '../kernel/call.ts';
import type { ListAsk } from '../kernel/resource.ts';
import type { Nilai } from './nilai.ts';
import type { banyakNilaiContract, nilaiContract } from './nilai.schema.ts';

/** A programme whose scores an account may see. */
export interface ProgramNilai {
  id: string;
  name: string;
  pagu: number;
  /** Verified applicants who chose it first. */
  jumlah: number;
}

export const programNilai = getCall('/api/olah-nilai-jurusan', 'kelolaNilai').of<ListAsk, ProgramNilai[]>();

/** Verified applicants who chose the programme, first or second. */
export const daftarNilaiSeleksi = getCall('/api/olah-nilai/:jurusan_id', 'kelolaNilai').of<
  ListAsk,
  Nilai[]
>();

/** One applicant's score, on top of the version that was read; each field by what the account may write. */
export const simpanNilai = putCall('/api/olah-nilai/:jurusan_id/:id', 'kelolaNilai').of<
  z.input<typeof nilaiContract>,
  Acted<{ data: Nilai }>
>();

/** A grid of scores, saved as one act or not at all; `kesalahan` names a cell as id.field. */
export const simpanBanyakNilai = postCall('/api/olah-nilai-banyak/:jurusan_id', 'kelolaNilai').of<
  z.input<typeof banyakNilaiContract>,
  Acted<{ data: Nilai[] }>
>();
