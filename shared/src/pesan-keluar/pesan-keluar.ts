import type { JenisInformasi } from './isi-pesan.ts';
import type { KanalPesan, NamaKunciPesan } from './kanal.ts';
import type { KeadaanPesan } from './keadaan-pesan.ts';

/** A message of the list api/utility-wa. */
export interface PesanWa {
  id: string;
  name: string;
  /** 62…, or an e-mail address. */
  nomor: string;
  jenis_informasi: JenisInformasi;
  pesan: string;
  /** true TERKIRIM, false GAGAL, null neither. */
  status: boolean | null;
  program_keahlian_id: string | null;
  keadaan: KeadaanPesan;
  /** Why it failed, waits or is not certain; '': nothing is to be said. */
  sebab: string;
  /** Which way it went last; null: none yet. */
  kanal: KanalPesan | null;
  percobaan: number;
  dibuat_ms: number;
  diubah_ms: number;
}

/** What the filter of the list offers. */
export const saringanWa = ['semua', 'menunggu', 'tidak_pasti', 'gagal', 'terkirim'] as const;
export type SaringanWa = (typeof saringanWa)[number];

/** What a blast would send, or has. */
export interface RencanaBlast {
  /** Messages, which is what they cost. */
  jumlah: number;
  /** Applicants without a number or address. */
  tanpa_tujuan: number;
  /** Who wants no messages. */
  berhenti: number;
  /** Who is told the same at the same number as another. */
  sama: number;
  /** The texts of up to three of them, as they go out. */
  contoh: { nama: string; nomor: string; pesan: string }[];
}

/** Where the queue stands. */
export interface KeadaanAntrean {
  kanal: KanalPesan;
  jumlah: Readonly<Record<KeadaanPesan, number>>;
  /** How many may still go out today. */
  sisa_hari: number;
  /** Why nothing goes out now; '': it goes on. */
  diam: string;
}

/** A message that staff send from their own phone. */
export interface PesanTangan {
  id: string;
  nama: string;
  nomor: string;
  pesan: string;
  /** Opens WhatsApp with number and text. */
  tautan: string;
}

/** Which secrets are kept, and where the channel tells its news. */
export interface KunciPesan {
  terisi: NamaKunciPesan[];
  /** Address without the host: it is secret itself. */
  webhook: string;
  /** What Meta asks for when the address is registered. */
  token_verifikasi: string;
}
