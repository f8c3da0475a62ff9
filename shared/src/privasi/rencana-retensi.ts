import { dayMs, localDate, type Zone } from '../kernel/zone.ts';
import { jedaMaksMs, type RaguJam } from './jam-retensi.ts';

/**
 * What is kept no longer than a school wants: documents of whoever has no seat, conversations with the committee, messages that
 * left by a channel. Each has its switch and its days in the settings (`hapus_…`).
 */
export const aturanRetensi = ['dokumen', 'percakapan', 'pesan_keluar'] as const;
export type AturanRetensi = (typeof aturanRetensi)[number];

/** How often and since when somebody was found by the rule. */
export interface Rencana {
  pertama_ms: number;
  terakhir_ms: number;
  /** Different days. */
  hari: number;
}

/** So long it is announced before anything is deleted, and on so many days it must have been seen. */
export const hariDiumumkan = 7;
export const hariTerlihat = 3;

/**
 * A further look that finds somebody. One clock that jumped must delete nothing: looks count by different days, and begin
 * anew after a long pause and where the clock went back.
 */
export function lihatLagi(before: Rencana | undefined, nowMs: number, zona: Zone): Rencana {
  const jedaMs = before ? nowMs - before.terakhir_ms : -1;
  if (!before || jedaMs < 0 || jedaMs > jedaMaksMs) return { pertama_ms: nowMs, terakhir_ms: nowMs, hari: 1 };
  const isNewDay = localDate(nowMs, zona) !== localDate(before.terakhir_ms, zona);
  return { ...before, terakhir_ms: nowMs, hari: before.hari + (isNewDay ? 1 : 0) };
}

/** Whether it was announced long enough, as of its last look. */
export const isSiapHapus = ({ pertama_ms, terakhir_ms, hari }: Rencana): boolean =>
  hari >= hariTerlihat && terakhir_ms - pertama_ms >= hariDiumumkan * dayMs;

/** Somebody of whom a rule will delete something. */
export interface BarisRetensi extends Rencana {
  id: string;
  nama: string;
  nomor: string;
  /** Files of the rule for documents, messages of the others. */
  jumlah: number;
  /** Bytes of the files that go. */
  ukuran: number;
  /** The next look may delete them. */
  siap: boolean;
}

/** What one rule would do. */
export interface BagianRetensi {
  aturan: AturanRetensi;
  aktif: boolean;
  /** From then on it looks; null: nothing is published, or the rule is off. */
  mulai_ms: number | null;
  /** People. */
  jumlah: number;
  /** The first of them. */
  daftar: BarisRetensi[];
}

/** What the rules would do (api/privasi-retensi). */
export interface LihatRetensi {
  server_ms: number;
  /** Date of the last look whose clock nobody doubted; null: there was none. */
  dipastikan_ms: number | null;
  /** Why nothing is found and nothing is deleted now; null: the clock is believed. */
  ragu: RaguJam | null;
  bagian: BagianRetensi[];
}
