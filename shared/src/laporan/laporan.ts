import type { Capability } from '../kernel/capability.ts';

/** A paper or a file of the report, and who may have it. */
export interface BagianLaporan {
  label: string;
  hint: string;
  capability: Capability;
  /** Exists also before publication, for who runs the selection, marked as a draft. */
  rancangan: boolean;
}

/** Papers, as PDF. */
export const kertasLaporan = {
  penerimaan: {
    label: 'Laporan penerimaan',
    hint: 'Semua yang diterima, A4 melintang, dengan sidik jari isinya.',
    capability: 'lihatLaporan',
    rancangan: true,
  },
  peringkat: {
    label: 'Daftar peringkat',
    hint: 'Semua yang memilih program, menurut peringkat, dengan nilai dan hasilnya.',
    capability: 'lihatLaporan',
    rancangan: true,
  },
  berita_acara: {
    label: 'Berita acara seleksi',
    hint: 'Aturan, putaran, pagu, penempatan manual, dan sanggahan, untuk ditandatangani.',
    capability: 'kelolaSeleksi',
    rancangan: true,
  },
  surat: {
    label: 'Surat keputusan',
    hint: 'Satu halaman untuk setiap pendaftar yang diterima.',
    capability: 'kelolaSeleksi',
    rancangan: true,
  },
} as const satisfies Record<string, BagianLaporan>;
export type NamaKertas = keyof typeof kertasLaporan;
export const namaKertas = Object.keys(kertasLaporan) as NamaKertas[];

/** Files: tables as .xlsx, and the lines whose fingerprint stands on the report. */
export const berkasLaporan = {
  diterima: {
    label: 'Yang diterima',
    hint: 'Daftar yang diterima.',
    capability: 'lihatLaporan',
    rancangan: true,
  },
  cadangan: {
    label: 'Cadangan',
    hint: 'Daftar cadangan menurut nomor.',
    capability: 'lihatLaporan',
    rancangan: true,
  },
  peringkat: {
    label: 'Peringkat dan nilai',
    hint: 'Semua peserta seleksi dengan nilai dan hasilnya.',
    capability: 'lihatLaporan',
    rancangan: true,
  },
  baris: {
    label: 'Baris bersidik jari',
    hint: 'Isi laporan penerimaan sebagai teks (.txt). sha256sum, atau certutil -hashfile … SHA256 di Windows, memberi sidik jari yang tercetak.',
    capability: 'lihatLaporan',
    rancangan: true,
  },
  dapodik: {
    label: 'Susunan Dapodik',
    hint: 'Yang diterima dalam kolom Daftar Peserta Didik Dapodik. Memuat NIK lengkap; dicatat.',
    capability: 'verifikasiBerkas',
    rancangan: false,
  },
  impor: {
    label: 'Susunan Impor Peserta',
    hint: 'Yang diterima dalam kolom templat peserta, untuk dibaca lagi oleh Impor Peserta.',
    capability: 'kelolaPeserta',
    rancangan: false,
  },
} as const satisfies Record<string, BagianLaporan>;
export type NamaBerkas = keyof typeof berkasLaporan;
export const namaBerkas = Object.keys(berkasLaporan) as NamaBerkas[];

/** api/laporan. */
export interface KeadaanLaporan {
  diumumkan: boolean;
  /** What there is to print is a draft, for who runs the selection. */
  rancangan: boolean;
  /** What the account may have. */
  kertas: NamaKertas[];
  berkas: NamaBerkas[];
  /** Programmes whose report the account may see; null: nobody but who runs the selection may know yet. */
  program: ProgramLaporan[];
}

export interface ProgramLaporan {
  id: string;
  name: string;
  pagu: number;
  diterima: number | null;
  cadangan: number | null;
}
