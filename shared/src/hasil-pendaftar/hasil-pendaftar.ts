import type { SebabLepas } from '../daftar-ulang/peralihan.ts';
import type { Jalan } from '../seleksi/hasil.ts';
import type { JenisKursi } from '../seleksi/kursi.ts';
import type { Komponen } from '../seleksi/nilai-akhir.ts';
import type { PenjelasanPilihan } from '../seleksi/penjelasan.ts';

/** How an applicant stood where he asked, with points in the place of hundredths. */
export interface PilihanPendaftar extends PenjelasanPilihan {
  name: string;
}

/** What is published of an applicant. Points with two decimals. */
export interface HasilPendaftar {
  status: 'L' | 'CADANGAN' | 'TL';
  /** Where he has a seat, or waits; '' nowhere. */
  program: string;
  jurusan: string;
  /** How the seat was won; null: he has none. */
  jalan: Jalan | 'cadangan' | null;
  /** Kind of the seat as it was given; null: none, by hand, or published before kinds were kept. */
  kursi: JenisKursi | null;
  /** Why the committee gave him priority, and why it placed him by hand, in its words; '' where it did not. */
  alasan_prioritas: string;
  alasan_penempatan: string;
  /** Place on the reserve list, from 1; null: none. */
  urutan: number | null;
  /** null, as `pilihan` is empty: published before scores were explained. */
  nilai: (Record<Komponen, number> & { akhir: number }) | null;
  pilihan: PilihanPendaftar[];
  /** Both choices counted alike in the run. */
  stabil: boolean;
  /** How the seat was lost at re-registration; null: he has it, or never had one. */
  lepas: SebabLepas | null;
  /** He has a seat, and his file is examined once more: it is kept meanwhile. */
  berkas_diperiksa: boolean;
  terbit_ms: number;
}

/** api/peserta/hasil. */
export interface HasilTerbuka {
  /** Something of the selection is published. */
  diumumkan: boolean;
  /** null: nothing is published, or he took no part. */
  hasil: HasilPendaftar | null;
}
