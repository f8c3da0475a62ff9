/** Where a re-registration is; who is not accepted has none. `lepas`: the seat is free, and no act on record says why. */
export const statusDaftarUlang = [
  'belum',
  'terkirim',
  'perbaikan',
  'terverifikasi',
  'ditolak',
  'lewat',
  'mundur',
  'lepas',
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
  lepas: 'KURSI DILEPAS',
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
    lepas: ['belum'],
  },
};

export const bolehBeralih = (
  dari: StatusDaftarUlang,
  ke: StatusDaftarUlang,
  oleh: PelakuDaftarUlang,
): boolean => ways[oleh][dari]?.includes(ke) ?? false;

/** Acts by which a seat becomes free for the reserve list. */
export const tindakanLepas = ['ditolak', 'lewat', 'mundur'] as const satisfies readonly StatusDaftarUlang[];

/** How a seat became free. */
export type SebabLepas = (typeof tindakanLepas)[number] | 'lepas';

/** Whether the seat is free for the reserve list. */
export const isKursiLepas = (status: StatusDaftarUlang): status is SebabLepas =>
  status === 'lepas' || tindakanLepas.some((one) => one === status);

/**
 * Where a re-registration is by its last act and by the published seat, which decides: one that is free for no act on record
 * (rows from elsewhere, or of before seats were marked) says so.
 */
export function statusBerlaku(
  status: StatusDaftarUlang | null | undefined,
  lepas_ms: number | null,
): StatusDaftarUlang {
  const last = status ?? 'belum';
  return lepas_ms !== null && !isKursiLepas(last) ? 'lepas' : last;
}

/** Whether the applicant still has to do something before his deadline. */
export const isDitunggu = (status: StatusDaftarUlang): boolean =>
  status === 'belum' || status === 'perbaikan';

/** Whether an act of the committee has to say why: all but the acceptance of what was sent. */
export const perluKeterangan = (dari: StatusDaftarUlang, ke: StatusDaftarUlang): boolean =>
  ke !== 'terverifikasi' || dari !== 'terkirim';
