import type { z } from 'zod';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import { MAKS_BERKAS_IMPORT } from '../kernel/maks-berkas-import.ts';
import type { prosesIdContract } from '../kernel/proses.schema.ts';
import type { Lines, ListAsk, Option } from '../kernel/resource.ts';
import type { printPesertaContract } from './print-peserta.schema.ts';
import type { LaporanPeserta } from './import/laporan-import.schema.ts';
import type { HasilGenerateAkun, Peserta } from './peserta.schema.ts';
import type { RincianPeserta } from './rincian-peserta.schema.ts';
import type { SandiKartu, sandiPesertaContract } from './sandi-peserta.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

/** Room for the form around the file. */
const formBytes = 64 * 1024;

/** The list is whole, or a page where its query asks for one. */
export const dataPeserta = getCall('/api/data-peserta', 'kelolaPeserta').of<ListAsk, Lines<Peserta>>();
export const rincianPeserta = getCall('/api/data-peserta/:id', 'awasiUjian').of<undefined, RincianPeserta>();

/** A form with the file as `file_excel`, and what is asked of it (permintaanImporPesertaContract). */
export const importPeserta = postCall('/api/import-data-peserta', 'kelolaPeserta', {
  bodyMax: MAKS_BERKAS_IMPORT + formBytes,
}).of<FormData, Acted<{ data: LaporanPeserta }>>();
export const templatPeserta = getCall('/api/import-data-peserta-template', 'kelolaPeserta').of<
  undefined,
  FileAnswer
>();
export const generateAkun = postCall('/api/generate-account', 'kelolaPeserta', { isLong: true }).of<
  Sent<typeof prosesIdContract>,
  Acted<{ data: HasilGenerateAkun }>
>();

// Papers about participants.
export const printKartu = postCall('/api/kartu-peserta', 'kelolaPeserta').of<
  Sent<typeof printPesertaContract>,
  FileAnswer
>();
export const printDaftar = postCall('/api/daftar-peserta', 'kelolaPeserta').of<
  Sent<typeof printPesertaContract>,
  FileAnswer
>();

// The password of a card: the one that it shows, or a new one in its place.
export const lihatSandi = postCall('/api/data-peserta-sandi', 'awasiUjian').of<
  Sent<typeof sandiPesertaContract>,
  Acted<{ data: SandiKartu }>
>();
export const buatSandi = postCall('/api/data-peserta-sandi-baru', 'awasiUjian').of<
  Sent<typeof sandiPesertaContract>,
  Acted<{ data: SandiKartu }>
>();

/** Rooms and classes that participants are in. */
export const ruangPesertaCombo = postCall('/api/data-peserta-ruang-combo', 'kelolaPeserta').of<
  undefined,
  Option[]
>();
export const kelasPesertaCombo = postCall('/api/data-peserta-kelas-combo', 'kelolaPeserta').of<
  undefined,
  Option[]
>();
