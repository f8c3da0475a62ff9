/** Points in whole hundredths: 80.00 is 8000. Scores are compared and added as these alone. */
export type Hundredths = number;

/** An applicant as the selection sees him: plain data, frozen with a run. Only verified files (berkas 4) become one. */
export interface Calon {
  id: string;
  /** Registration number; the last of the keys that rank. */
  nomor: string;
  /** Ids of programmes in the order of his wish; null: no second one. Never the same twice. */
  pilihan: readonly [string, string | null];
  /** N.A. */
  nilai: Hundredths;
  /** N.R and N.T before their weights, for ties. */
  rapor: Hundredths;
  teori: Hundredths;
  /** Metres to the school; null: not known. */
  jarak: number | null;
  /** YYYY-MM-DD; null: not known. */
  lahir: string | null;
  /** When his form was sent first; null: not known. */
  daftar_ms: number | null;
  /** May take a reserved seat. */
  afirmasi: boolean;
  /** Set by an administrator with a reason: before all others (N35). */
  prioritas: boolean;
}

/** A programme and how many it takes. */
export interface ProgramSeleksi {
  id: string;
  pagu: number;
}

/** A seat of the programme is his whatever a run says: placed by hand, or accepted by what is published and kept. */
export interface Penempatan {
  id: string;
  program: string;
  /** He has it by what is published. */
  terbit?: true;
  /** What he keeps is a reserved seat. */
  afirmasi?: true;
}
