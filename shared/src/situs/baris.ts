/** A day of the admission (api/jadwals); `tanggal` YYYY-MM-DD. */
export interface HariPendaftaran {
  tanggal: string;
  title: string;
  descriptions: string;
}

/** A document that an applicant hands in (api/persyaratans). */
export interface Persyaratan {
  id: string;
  name: string;
  description: string;
  /** Stored name of the form or example to download; null where there is none. */
  path: string | null;
  wajib: boolean;
}

/** A regulation to download (api/peraturans). */
export interface Peraturan {
  id: string;
  name: string;
  path: string;
}

/** A picture of the home page with its words (api/sliders); `path` is its stored name. */
export interface Slider {
  path: string;
  title: string;
  subtitle: string;
  body: string;
  /** What the picture shows; '': its title says so. */
  alt: string;
}

/** Programme with its seats (api/pagu); no seats where the school does not show them. */
export interface BarisPagu {
  num: number;
  nama: string;
  pagu?: number;
  /** Colour of its folder, #rrggbb. */
  warna: string;
}

/** One applicant of the public list (api/pendaftars). */
export interface BarisPendaftar {
  num: number;
  /** Number and name are masked unless the school shows them in full (N15). */
  nisn: string;
  nama: string;
  nama_sekolah_asal: string;
  pil1: string;
  pil2: string;
  /** In words, as `kataStatusBerkas` has them. */
  status: string;
}

/** The list as it stood at `timestamps`. */
export interface Pendaftars {
  timestamps: number;
  datas: BarisPendaftar[];
}

/** Whoever is accepted by the published result (api/pengumuman); masked as the list of applicants. */
export interface BarisPengumuman {
  num: number;
  nisn: string;
  nama: string;
  sekolah: string;
  jurusan: string;
}

/** The lowest score that a programme accepted by the published result (api/pengumuman-nilai), but for placements by hand. */
export interface BarisNilaiTerendah {
  jurusan: string;
  /** In points; null: nobody was accepted by rank. */
  nilai: number | null;
}

/** When results are announced (api/countdown). */
export interface HitungMundur {
  /** Whether there is an announcement to wait for. */
  countdownshow: boolean;
  countdowntime: number;
}

/** What a proof's QR code shows of its applicant (api/verify). */
export interface HasilVerifikasi {
  nopend: string;
  nisn: string;
  nama: string;
  /** Place and date of birth. */
  ttl: string;
  sekolah_asal: string;
  jurusan: string;
  /** Accepted by the published result, and by nothing else (N15). */
  status: 'DITERIMA' | 'BELUM DITERIMA';
}
