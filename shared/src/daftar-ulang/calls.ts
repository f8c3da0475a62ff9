import type { z } from 'zod';
import { getCall, postCall, putCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { ListAsk } from '../kernel/resource.ts';
import type {
  BarisDaftarUlang,
  DaftarCadangan,
  DaftarUlangSaya,
  ProgramDaftarUlang,
} from './daftar-ulang.ts';
import type {
  exportContract,
  konfirmasiContract,
  lewatContract,
  mundurContract,
  naikContract,
  putuskanContract,
  putuskanDiBodyContract,
} from './daftar-ulang.schema.ts';

/** Where an applicant's own re-registration stands. */
export const daftarUlangSaya = getCall('/api/peserta/konfirmasi-daftar-ulang', 'ikutUjian').of<
  undefined,
  DaftarUlangSaya
>();

/** Sends it, once however often it is sent with one `operasi_id`. */
export const konfirmasiDaftarUlang = postCall('/api/peserta/konfirmasi-daftar-ulang', 'ikutUjian').of<
  z.input<typeof konfirmasiContract>,
  Acted<{ data: DaftarUlangSaya }>
>();

/** Gives the seat up, once the applicant has typed his name. */
export const mundurDaftarUlang = postCall('/api/peserta/daftar-ulang-mundur', 'ikutUjian').of<
  z.input<typeof mundurContract>,
  Acted<{ data: DaftarUlangSaya }>
>();

/** Programmes with their seats. */
export const programDaftarUlang = getCall('/api/daftar-ulang-jurusan', 'verifikasiBerkas').of<
  ListAsk,
  ProgramDaftarUlang[]
>();

/** Everybody who is accepted in the programme. */
export const daftarDaftarUlang = getCall('/api/daftar-ulang-verifikasi/:jurusan_id', 'verifikasiBerkas').of<
  ListAsk,
  BarisDaftarUlang[]
>();

/** Decides on one of them, on top of the version that was read (409 names who changed it). */
export const putuskanDaftarUlang = putCall(
  '/api/daftar-ulang-verifikasi/:jurusan_id/:id',
  'verifikasiBerkas',
).of<z.input<typeof putuskanContract>, Acted<{ data: BarisDaftarUlang }>>();

/** The same with the applicant in the body, also as POST with `?_method=PUT` (N5). */
export const putuskanDiBody = putCall('/api/daftar-ulang-verifikasi/:jurusan_id', 'verifikasiBerkas', {
  external: 'the call of the specification, which names the applicant in the body',
}).of<z.input<typeof putuskanDiBodyContract>, Acted<{ data: BarisDaftarUlang }>>();

/** Commits who missed the deadline, in one act; refused whole where it is not true of one of them. */
export const lewatDaftarUlang = postCall('/api/daftar-ulang-lewat-batas/:jurusan_id', 'verifikasiBerkas').of<
  z.input<typeof lewatContract>,
  Acted
>();

/** The reserve list of a programme, and who moved up from it. */
export const cadanganDaftarUlang = getCall('/api/olah-nilai-cadangan/:jurusan_id', 'verifikasiBerkas').of<
  undefined,
  DaftarCadangan
>();

/** Gives a free seat to the first of the reserve list, who is named so that nobody else is meant. */
export const naikkanCadangan = postCall('/api/olah-nilai-cadangan-naik', 'kelolaSeleksi').of<
  z.input<typeof naikContract>,
  Acted
>();

/** The list of a programme as a workbook. */
export const exportDaftarUlang = postCall('/api/daftar-ulang-export', 'verifikasiBerkas').of<
  z.input<typeof exportContract>,
  FileAnswer
>();
