import type { z } from 'zod';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { Option } from '../kernel/resource.ts';
import type { permintaanExportSoalContract } from './export-soal.schema.ts';
import type { HasilImportSoal } from './import/hasil-import-soal.schema.ts';
import type { EdisiBank, InfoBank, isianInfoBank, MasterSoal } from './master-soal.schema.ts';
import type { isianRumusContract, Rumus } from './rumus.schema.ts';
import type { Soal, soalBernomor } from './soal.schema.ts';
import type {
  hapusSoalContract,
  pindahSoalContract,
  salinSoalContract,
  urutSoalContract,
} from './susun-soal.schema.ts';
import { MAKS_UNGGAHAN_SOAL } from './import/unggahan-soal.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

/** Banks of whoever asks. Who plans schedules may choose among them too. */
export const masterSoalCombo = postCall('/api/master-soal-combo', 'masuk').of<undefined, Option[]>();

// The heads of a bank's questions and of its preview, and its versions.
/** Of an earlier version too, which the list of banks leaves out. */
export const kepalaBank = getCall('/api/master-soal-header/:id', 'kelolaSoal').of<undefined, MasterSoal>();
export const infoBank = postCall('/api/master-soal-info', 'kelolaSoal').of<
  Sent<typeof isianInfoBank>,
  InfoBank
>();
/** The earlier ones, the newest first. */
export const edisiBank = getCall('/api/master-soal-versi/:id', 'kelolaSoal').of<undefined, EdisiBank[]>();
export const mulaiEdisi = postCall('/api/master-soal-versi/:id', 'kelolaSoal').of<undefined, Acted>();

// Questions as files.
/** Room for the form around the files. */
const formBytes = 64 * 1024;
/** A form with the file as `file_soal`, images that it names, and choices; it answers how a replacement is taken back. */
export const importSoal = postCall('/api/master-soal-impor/:id', 'kelolaSoal', {
  bodyMax: MAKS_UNGGAHAN_SOAL + formBytes,
}).of<FormData, HasilImport>();
export type HasilImport = Acted<{ data: HasilImportSoal; hapusan_id?: string | undefined }>;
export const templatSoal = getCall('/api/master-soal-impor-template', 'kelolaSoal').of<
  undefined,
  FileAnswer
>();
export const exportSoal = postCall('/api/master-soal-export/:id', 'kelolaSoal', { isLong: true }).of<
  Sent<typeof permintaanExportSoalContract>,
  FileAnswer
>();

// One question, and a formula of one as sheets show it.
export const infoSoal = postCall('/api/master-soal-detail-info', 'kelolaSoal', {
  external: 'the call of the specification: our screens have the questions of the page',
}).of<Sent<typeof soalBernomor>, Soal>();
export const bacaRumus = postCall('/api/master-soal-rumus', 'kelolaSoal').of<
  Sent<typeof isianRumusContract>,
  Rumus
>();

// Acts on questions of a bank, named in the address.
export const urutkanSoal = postCall('/api/master-soal-detail-urut/:id', 'kelolaSoal').of<
  Sent<typeof urutSoalContract>,
  Acted
>();
export const salinSoal = postCall('/api/master-soal-detail-salin/:id', 'kelolaSoal').of<
  Sent<typeof salinSoalContract>,
  Acted
>();
export const pindahkanSoal = postCall('/api/master-soal-detail-pindah/:id', 'kelolaSoal').of<
  Sent<typeof pindahSoalContract>,
  Acted
>();
export const hapusSoal = postCall('/api/master-soal-detail-hapus/:id', 'kelolaSoal').of<
  Sent<typeof hapusSoalContract>,
  Acted<{ hapusan_id: string }>
>();
