import { z } from 'zod';
import { choice, flag, optionalText, plainText, requiredText, wholeNumber } from '../kernel/fields.schema.ts';
import { jenisInformasi, type JenisInformasi } from './isi-pesan.ts';
import { namaKunciPesan } from './kanal.ts';
import { saringanWa } from './pesan-keluar.ts';

const id = requiredText(64);
/** Drawn by the client: the same act sent twice is carried out once. Acts of the server have a colon in their names. */
const tindakan_id = z
  .string('berisi teks.')
  .min(8, 'terlalu pendek.')
  .max(64, 'terlalu panjang.')
  .regex(/^[\w-]+$/, 'hanya berisi huruf, angka, dan garis.')
  .optional();
const jenis = choice(jenisInformasi, 'informasi-umum');

const isian = z.object({
  jenis_informasi: jenis,
  program_keahlian_id: optionalText(64),
  pesan: plainText(1_000),
});
export type IsianBlast = z.output<typeof isian>;

/** A general message says nothing of its own. */
export const periksaBlast = ({ jenis_informasi, pesan }: IsianBlast): Record<string, string> =>
  jenis_informasi === 'informasi-umum' && pesan === '' ? { pesan: 'Tulis pesan yang akan dikirim.' } : {};

/** What the form of a blast asks for. */
export const isianBlast = isian;

/** POST api/utility-wa-pratinjau. */
export const pratinjauContract = isian;

/** The four calls of the specification; a record of another kind than the call's is refused. */
export const blastContract = (own: JenisInformasi) =>
  isian.extend({
    jenis_informasi: z.preprocess(
      (value) => value ?? own,
      z.literal(own, `selain ${own} dikirim dengan panggilannya sendiri.`),
    ),
    tindakan_id,
  });

/** A blast's `tindakan`, or nothing. */
const blast = optionalText(64);

export const saringWaContract = z.object({ saring: choice(saringanWa, 'semua'), blast });

/**
 * POST api/utility-wa-putuskan: what staff decide of all messages that failed or are not certain, of one blast or as words find
 * them. `jumlah` is the number that they have confirmed.
 */
export const putuskanSemuaContract = z.object({
  keadaan: choice(['gagal', 'tidak_pasti']),
  putusan: choice(['kirim_ulang', 'terkirim', 'gagal']),
  jumlah: wholeNumber(1, 1_000_000),
  blast,
  q: optionalText(200),
});
export type PutuskanSemua = z.output<typeof putuskanSemuaContract>;

/** One message: POST api/utility-wa-kirim-ulang, api/utility-wa-tangan, api/utility-wa-lewati. */
export const satuPesanContract = z.object({ id });

/** POST api/utility-wa-nyatakan: what staff say of a message whose answer was lost, or that they sent by hand. */
export const nyatakanContract = z.object({ id, terkirim: flag() });

/** POST api/utility-wa-antrean: what staff do to all that waits. */
export const aturAntreanContract = z.object({
  tindakan: choice(['tahan', 'lanjutkan', 'batalkan']),
  media: choice(['semua', 'wa', 'surel'], 'semua'),
});

/** POST api/utility-wa-berhenti: who wants no messages, or wants them again. */
export const berhentiContract = z.object({ nomor: requiredText(254), berhenti: flag() });

/** POST api/pesan-uji: a number or an address of one's own. */
export const ujiContract = z.object({ nomor: requiredText(254) });

/** POST api/pesan-webhook-baru: the address that is known to the asker, so that it is changed once. */
export const gantiWebhookContract = z.object({ webhook: requiredText(64) });

/** POST api/pesan-kunci; '' forgets it. */
export const simpanKunciContract = z.object({ nama: choice(namaKunciPesan), nilai: plainText(1_000) });
