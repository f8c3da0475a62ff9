import { z } from 'zod';
import { flag, optionalDate, optionalTime, plainText, requiredText } from '../kernel/fields.schema.ts';

const id = z.string('wajib diisi.').min(1, 'wajib diisi.').max(64);
/** Number of acts that the sender has seen. */
const versi = z.int().optional();

/** POST api/publikasi: at once, or at a date and time of the school's zone. */
export const terbitkanContract = z.object({
  sekarang: flag(),
  tanggal: optionalDate().optional(),
  jam: optionalTime().optional(),
  /** Why, where it replaces what is public. */
  alasan: plainText(255).optional(),
  /** Number of the run (`potret_nomor`) that was asked about: yes to it. */
  konfirmasi: z.int().optional(),
  versi,
});
export type IsianTerbitkan = z.output<typeof terbitkanContract>;

/** POST api/publikasi-tarik. */
export const tarikContract = z.object({ alasan: requiredText(255), versi });

/** POST api/publikasi-periksa. */
export const periksaPulihContract = z.object({ versi });

const surat = {
  /** Said after what the result is. */
  teks: plainText(500).optional(),
  /** Answers the letters and sends nothing. */
  pratinjau: flag().optional(),
};

/** POST api/olah-nilai-public-send; `id` is the programme's. */
export const pesanProgramContract = z.object({ id, ...surat });

/** POST api/olah-nilai-private-send; `id` is the applicant's, `jurusan_id` the programme whose screen asks. */
export const pesanPendaftarContract = z.object({ id, jurusan_id: id.optional(), ...surat });
