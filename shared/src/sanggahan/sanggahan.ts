import { instantOf, localDate, type Zone } from '../kernel/zone.ts';
import { dicabut, draf } from '../pendaftaran/peralihan.ts';

/** An objection as its applicant sees it. */
export interface Sanggahan {
  id: string;
  nomor: number;
  body: string;
  /** Address of its file; null: it has none. */
  path: string | null;
  dibuat_ms: number;
  /** Last day for the answer, at the school (YYYY-MM-DD). */
  jawab_sampai: string;
  /** Written answer of the school; '' while it is open. */
  jawaban: string;
  dijawab_ms: number | null;
}

/** An objection in the list of staff (api/sanggahan). */
export interface BarisSanggahan extends Sanggahan {
  peserta_id: string;
  nama: string;
  nomor_register: string;
  dijawab_oleh: string;
}

/** What an applicant knows of objections. */
export interface SanggahanPendaftar {
  /** Whether he may object now. */
  terbuka: boolean;
  /** Last day, YYYY-MM-DD; null: the school takes none. */
  selesai: string | null;
  daftar: Sanggahan[];
}

/** Whether somebody whose file is at this status has anything to object to. */
export const bolehMenyanggah = (status: number): boolean => status !== draf && status !== dicabut;

interface MasaSanggahan {
  sanggahan_mulai: string | null;
  sanggahan_selesai: string | null;
}

const dayMs = 86_400_000;

/** Whether objections are taken at an instant: between two dates, both of them included. */
export function isMasaSanggahan(
  { sanggahan_mulai, sanggahan_selesai }: MasaSanggahan,
  nowMs: number,
  zona: Zone,
): boolean {
  if (sanggahan_mulai === null || sanggahan_selesai === null) return false;
  return (
    nowMs >= instantOf(sanggahan_mulai, '00:00', zona) &&
    nowMs < instantOf(sanggahan_selesai, '00:00', zona) + dayMs
  );
}

/** The day by which an objection is to be answered: so many days after the one on which it came. */
export const batasJawaban = (dibuat_ms: number, hari: number, zona: Zone): string =>
  localDate(dibuat_ms + hari * dayMs, zona);
