import type { AbsenRow } from './absen-row.schema.ts';

/** What a room's closing needs to know of a row. */
type Judged = Pick<
  AbsenRow,
  | 'status'
  | 'direset'
  | 'keadaan'
  | 'belum_terkirim'
  | 'tertahan'
  | 'kontak_ms'
  | 'selesai_ms'
  | 'sebab_selesai'
>;

/** What is missing in a room that is to be closed: each row stands in at most one of the lists. */
export interface Kekurangan<Row> {
  mengerjakan: Row[];
  /** Finished, but the device holds answers, or may hold some: it was silent when staff ended the exam. */
  belum_terkirim: Row[];
  /** All that arrived waits for a decision of staff. */
  tertahan: Row[];
  tidak_hadir: Row[];
  /** Was here, and has not begun again since the attempt was reset. */
  diulang: Row[];
}

/** A participant in the record of a closing. */
export interface PesertaTercatat {
  id: string;
  nomor_peserta: string;
  nama: string;
  kursi: string | null;
  belum_terkirim: number;
}
/** Records of closings may be older than the last of the lists. */
export type KekuranganTercatat = Omit<Kekurangan<PesertaTercatat>, 'diulang'> & {
  diulang?: PesertaTercatat[];
};

/**
 * Whether the device of somebody who has finished holds answers, or may: it was silent when staff ended the exam. One that
 * finished itself has said what it holds, whether or not it has heard that this has come.
 */
export const mayHold = ({
  belum_terkirim,
  kontak_ms,
  selesai_ms,
  sebab_selesai,
}: Pick<Judged, 'belum_terkirim' | 'kontak_ms' | 'selesai_ms' | 'sebab_selesai'>): boolean =>
  belum_terkirim > 0 ||
  (sebab_selesai !== 'sendiri' && selesai_ms !== null && kontak_ms !== null && kontak_ms < selesai_ms);

/** Sorts the rows of a room by what they lack; who lacks nothing stands nowhere. */
export function findKekurangan<Row extends Judged>(rows: readonly Row[]): Kekurangan<Row> {
  const lists: Kekurangan<Row> = {
    mengerjakan: [],
    belum_terkirim: [],
    tertahan: [],
    tidak_hadir: [],
    diulang: [],
  };
  for (const row of rows) {
    if (row.direset) lists.diulang.push(row);
    else if (row.status === 'BELUM HADIR') lists.tidak_hadir.push(row);
    else if (row.keadaan === 'mengerjakan') lists.mengerjakan.push(row);
    else if (row.keadaan === 'menunggu_kiriman' || mayHold(row)) lists.belum_terkirim.push(row);
    else if (row.tertahan > 0) lists.tertahan.push(row);
  }
  return lists;
}

export const isLengkap = (kekurangan: object): boolean =>
  Object.values(kekurangan).every((list: unknown[]) => list.length === 0);
