import { isDitunggu, isKursiLepas, type StatusDaftarUlang } from './peralihan.ts';

/** Seats of a programme: those of the first four and `kosong`, less `lebih`, are always its quota. */
export interface KursiDaftarUlang {
  terverifikasi: number;
  terkirim: number;
  belum: number;
  perbaikan: number;
  /** Free: never given, or given up. */
  kosong: number;
  /** Given beyond the quota. */
  lebih: number;
  /** Of those accepted, who has given his seat up: rejected, late or withdrawn. */
  dilepas: number;
}

/** Counts the seats of a programme by the status of everybody who is accepted in it. */
export function hitungKursi(pagu: number, statuses: readonly StatusDaftarUlang[]): KursiDaftarUlang {
  const count = (one: StatusDaftarUlang) => statuses.filter((status) => status === one).length;
  const dilepas = statuses.filter(isKursiLepas).length;
  const terisi = statuses.length - dilepas;
  return {
    terverifikasi: count('terverifikasi'),
    terkirim: count('terkirim'),
    belum: count('belum'),
    perbaikan: count('perbaikan'),
    kosong: Math.max(0, pagu - terisi),
    lebih: Math.max(0, terisi - pagu),
    dilepas,
  };
}

/** Whether somebody is proposed as having missed his deadline; null: there is none yet. */
export const isLewatBatas = (status: StatusDaftarUlang, batas_ms: number | null, nowMs: number): boolean =>
  isDitunggu(status) && batas_ms !== null && nowMs >= batas_ms;
