import { z } from 'zod';
import { flag, optionalText, plainText, requiredText } from '../kernel/fields.schema.ts';
import { tanggalSesi } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { saringanPesan } from './percakapan.ts';

/** A message in a participant's inbox. */
export interface Pesan {
  id: string;
  /** YYYY-MM-DD in the school's zone. */
  tanggal: string;
  title: string;
  body: string;
  /** Who sent it. */
  dari: string;
  dibaca: boolean;
  dibuat_ms: number;
}

const id = z.string().min(1).max(64);
/** Drawn by the client: the same message sent twice arrives once. Letters of a result and announcements have names of the server's. */
const bernama = /^(?!hasil-\d)[\w-]+$/;
const tindakan_id = id.regex(bernama, 'hanya berisi huruf, angka, dan garis.').optional();
const isi = {
  title: requiredText(100),
  body: requiredText(1_000),
  tindakan_id,
  /** Whether the school's channel tells it too: refused where there is none; left out: where there is one. */
  lewat_kanal: z.boolean('berisi ya atau tidak.').optional(),
};

/** To everybody of a date and session. */
export const pesanUmumContract = tanggalSesi.extend(isi);
/** To the participants of chosen rows; the specification names one by `id`. */
export const pesanPribadiContract = z
  .object({ id: id.optional(), ids: z.array(id).max(2_000).optional(), ...isi })
  .transform(({ id: one, ids, ...rest }) => ({ ids: ids ?? (one === undefined ? [] : [one]), ...rest }));

/** What a form of a message asks for. */
export const isianPesan = z.object({ title: requiredText(100), body: requiredText(1_000) });
/** The same of one to participants. */
export const isianPesanPeserta = isianPesan.extend({ lewat_kanal: z.boolean().optional() });

export const pesanDibacaContract = z.object({ ids: z.array(id).min(1).max(200) });

const teks = z.string().trim().min(3, 'Tulis pesan, paling sedikit 3 huruf.').max(255);

/** A message to the screens of the participants of rows. */
export const pesanLayarContract = z.object({
  ids: z.array(id).min(1, 'Pilih paling sedikit satu peserta.').max(2_000),
  teks,
  tindakan_id,
});

/** A message to one row; the specification's call names the row only. */
export const pesanPengawasContract = z.object({
  id,
  body: teks.default('Pengawas memanggil Anda. Angkat tangan dan tunggu pengawas datang.'),
  tindakan_id,
});

/** Drawn by the client: the same act sent twice is carried out once. */
const operasi_id = z
  .string()
  .min(8)
  .max(64)
  .regex(bernama, 'hanya berisi huruf, angka, dan garis.')
  .optional();

/** Stored name of a file that goes with a message. */
const lampiran = optionalText(64).optional();

/** POST api/peserta/dashboard-kirim-pesan; an empty `to_id` is the committee (N42). */
export const kirimPesanContract = z.object({
  ...isianPesan.shape,
  lampiran,
  to_id: optionalText(64).optional(),
  operasi_id,
});

/** What narrows api/pesan. */
export const saringPercakapanContract = z.object({ saring: z.enum(saringanPesan).default('semua') });

/** POST api/pesan-balas: `versi` as the conversation was read. */
export const balasContract = z.object({
  id,
  body: requiredText(1_000),
  lampiran,
  versi: z.int().optional(),
  operasi_id,
});

/** What the form of an answer asks for. */
export const isianBalasan = balasContract.pick({ body: true, lampiran: true });

/** POST api/pesan-dibaca: messages of one conversation; with none of them it is opened alone. */
export const percakapanDibacaContract = z.object({ id, ids: z.array(id).max(200) });

/** POST api/pesan-petugas: who looks after a conversation, null: nobody; `catatan` is for him. `dari_akun_id`: whom the page showed. */
export const petugasContract = z.object({
  id,
  akun_id: optionalText(64),
  dari_akun_id: optionalText(64).optional(),
  catatan: plainText(500).optional(),
  operasi_id,
});

/** What the form of a hand-over asks for. */
export const isianSerahan = petugasContract.pick({ akun_id: true, catatan: true });

/** POST api/pesan-selesai: `versi` as the conversation was read. */
export const selesaiContract = z.object({ id, selesai: flag(), versi: z.int().optional() });
