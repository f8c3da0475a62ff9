/** Where a re-registration is; who is not accepted has none. */
export const statusDaftarUlang = [
  'belum',
  'terkirim',
  'perbaikan',
  'terverifikasi',
  'ditolak',
  'lewat',
  'mundur',
] as const;
export type StatusDaftarUlang = (typeof statusDaftarUlang)[number];

/** Words of the specification where it has some. */
export const kataDaftarUlang: Readonly<Record<StatusDaftarUlang, string>> = {
  belum: 'BELUM DAFTAR ULANG',
  terkirim: 'MENUNGGU PEMERIKSAAN',
  perbaikan: 'BERKAS PERBAIKAN',
  terverifikasi: 'BERKAS DITERIMA',
  ditolak: 'BERKAS DITOLAK',
  lewat: 'MELEWATI BATAS',
  mundur: 'MENGUNDURKAN DIRI',
};

export type PelakuDaftarUlang = 'pendaftar' | 'panitia';

/** Where a re-registration may go, and by whom. Source: rules on the three state machines. */
const ways: Readonly<
  Record<PelakuDaftarUlang, Readonly<Partial<Record<StatusDaftarUlang, readonly StatusDaftarUlang[]>>>>
> = {
  pendaftar: {
    belum: ['terkirim', 'mundur'],
    terkirim: ['mundur'],
    perbaikan: ['terkirim', 'mundur'],
  },
  panitia: {
    belum: ['lewat', 'mundur'],
    terkirim: ['terverifikasi', 'perbaikan', 'ditolak', 'mundur'],
    perbaikan: ['terverifikasi', 'ditolak', 'lewat', 'mundur'],
    terverifikasi: ['perbaikan', 'ditolak', 'mundur'],
    ditolak: ['terverifikasi', 'perbaikan'],
    lewat: ['belum'],
    mundur: ['belum'],
  },
};

export const bolehBeralih = (
  dari: StatusDaftarUlang,
  ke: StatusDaftarUlang,
  oleh: PelakuDaftarUlang,
): boolean => ways[oleh][dari]?.includes(ke) ?? false;

/** How a seat becomes free for the reserve list. */
export type SebabLepas = Extract<StatusDaftarUlang, 'ditolak' | 'lewat' | 'mundur'>;

/** Whether the seat is free for the reserve list. */
export const isKursiLepas = (status: StatusDaftarUlang): status is SebabLepas =>
  status === 'ditolak' || status === 'lewat' || status === 'mundur';

/** Whether the applicant still has to do something before his deadline. */
export const isDitunggu = (status: StatusDaftarUlang): boolean =>
  status === 'belum' || status === 'perbaikan';

/** Whether an act of the committee has to say why: all but the acceptance of what was sent. */
export const perluKeterangan = (dari: StatusDaftarUlang, ke: StatusDaftarUlang): boolean =>
  ke !== 'terverifikasi' || dari !== 'terkirim';
