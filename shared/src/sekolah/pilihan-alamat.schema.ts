import { z } from 'zod';

const alamatDenganQr = z.object({
  alamat: z.string(),
  /** It as a QR code (data URL of an image). */
  qr: z.string(),
});

/** Addresses at which phones may find this server (api/alamat-server, api/setup-alamat). */
export const pilihanAlamatContract = z.object({
  /** The likeliest first; `jaringan` names the network card, '' the address by which the caller came. */
  pilihan: z.array(alamatDenganQr.extend({ jaringan: z.string() })),
  /** The address that was asked about, as it would be stored; null: none, or one that no phone can open. */
  ditanya: alamatDenganQr.nullable(),
});
export type PilihanAlamat = z.output<typeof pilihanAlamatContract>;

/** What printed papers say of the way to this server (api/alamat-kertas). */
export const alamatKertasContract = z.object({
  /** '': papers are printed without an address and without its code. */
  alamat: z.string(),
  /** Sentences to be read before printing; '': in order. `kartu`: of what participants keep for days. */
  kertas: z.string(),
  kartu: z.string(),
  /** Whether the caller may put it right in the school's profile. */
  boleh_ubah: z.boolean(),
});
export type AlamatKertas = z.output<typeof alamatKertasContract>;
