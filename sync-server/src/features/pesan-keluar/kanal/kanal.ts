/** A message as a channel sends it. */
export interface PesanSiap {
  /** The same for every try of one message, another when staff send it anew after it was accepted. */
  kunci: string;
  nama: string;
  /** 62…, or an e-mail address. */
  nomor: string;
  pesan: string;
  /** Name of the school that sends it. */
  sekolah: string;
}

/**
 * What became of a try. `nanti`: it was surely not accepted, and may be tried again after `tungguMs`; `ditolak`: neither will
 * it be; `ragu`: it may have been accepted, and nobody of us knows.
 */
export type HasilKirim =
  | { hasil: 'diterima'; id_luar: string | null }
  | { hasil: 'nanti'; sebab: string; tungguMs?: number }
  | { hasil: 'ditolak'; sebab: string }
  | { hasil: 'ragu'; sebab: string };

/** One way out. Never throws: what went wrong is said in its answer. */
export type KirimPesan = (pesan: PesanSiap) => Promise<HasilKirim>;
