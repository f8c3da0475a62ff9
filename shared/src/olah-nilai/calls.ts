import type { z } from 'zod';
import { getCall, postCall, putCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import { MAKS_BERKAS_IMPORT } from '../kernel/maks-berkas-import.ts';
import type { ListAsk } from '../kernel/resource.ts';
import { historyOf } from '../resource-calls.ts';
import type { IsianTerbaca, Nilai } from './nilai.ts';
import type { banyakNilaiContract, nilaiExportContract, nilaiContract } from './nilai.schema.ts';

/** Room for the fields of a form around its file. */
const formBytes = 64 * 1024;

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

/** What was typed of an applicant's score, the newest first. */
export const riwayatNilai = historyOf(simpanNilai);

/** A grid of scores, saved as one act or not at all; `kesalahan` names a cell as id.field. */
export const simpanBanyakNilai = postCall('/api/olah-nilai-banyak/:jurusan_id', 'kelolaNilai').of<
  z.input<typeof banyakNilaiContract>,
  Acted<{ data: Nilai[] }>
>();

/** Scores of the programme `id` as a sheet, in which interviews may be filled in and read again. */
export const nilaiExport = postCall('/api/olah-nilai-export', 'kelolaNilai').of<
  z.input<typeof nilaiExportContract>,
  FileAnswer
>();

/** What a sheet (`file_excel`) says of interviews of the programme's applicants; nothing is written. */
export const bacaNilai = postCall('/api/olah-nilai-baca/:jurusan_id', 'kelolaNilai', {
  bodyMax: MAKS_BERKAS_IMPORT + formBytes,
}).of<FormData, Acted<{ data: IsianTerbaca }>>();
