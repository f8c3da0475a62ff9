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

/** How many messages a blast is, and who is left out. */
export interface HasilBlast {
  /** Messages, which is what they cost. */
  jumlah: number;
  /** Applicants without a number or address. */
  tanpa_tujuan: number;
  /** Who wants no messages. */
  berhenti: number;
  /** Who is told the same at the same number as another. */
  sama: number;
}

/** What a blast would send. */
export interface RencanaBlast extends HasilBlast {
  /** The texts of up to three of them, as they go out. */
  contoh: { nama: string; nomor: string; pesan: string }[];
}

/** A blast that was sent, to narrow the list to its messages. */
export interface BlastTerkirim {
  tindakan: string;
  jenis_informasi: JenisInformasi;
  pesan: string;
  jumlah: number;
  dibuat_ms: number;
}

/** Where the queue stands. */
export interface KeadaanAntrean {
  kanal: KanalPesan;
  jumlah: Readonly<Record<KeadaanPesan, number>>;
  /** What waits and the chosen channel cannot carry: e-mail where it sends WhatsApp, and the reverse. */
  media_lain: number;
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
  /** Whoever asks has opened it, and has not said what became of it. */
  dibuka: boolean;
}

/** What is sent by hand: what whoever asks has opened, then what waits; and how much others have opened. */
export interface DaftarTangan {
  pesan: PesanTangan[];
  dipegang: { pemegang: string; jumlah: number }[];
}

/** Which secrets are kept, and where the channel tells its news. */
export interface KunciPesan {
  terisi: NamaKunciPesan[];
  /** Address without the host: it is secret itself. */
  webhook: string;
  /** What Meta asks for when the address is registered. */
  token_verifikasi: string;
}
