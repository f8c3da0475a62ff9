import { dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { words, type Block } from '../../print/block.ts';
import { schoolHead } from '../../print/letterhead.ts';
import { signatures } from '../../print/signatures.ts';
import type { SekolahKertas } from '../kertas-ujian/facts/sekolah-kertas.queries.ts';
import type { Laporan } from './open-laporan.ts';

/** What papers of the result are made of. */
export interface IsiLaporan extends SekolahKertas {
  laporan: Laporan;
}

/** Points between the margins of A4, upright and on its side. */
export const tegak = 515;
export const melintang = 762;
export const margins: [number, number, number, number] = [40, 34, 40, 42];

const draftWords = 'RANCANGAN. Belum diumumkan: jangan dibagikan.';

/** The head of a paper: letterhead, title and date; a draft says so before everything else. */
export function kepala({ laporan, sekolah, logo }: IsiLaporan, width: number, title: string): Block[] {
  const when =
    laporan.terbit_ms === null ? '' : `Diumumkan ${dateInWords(localDate(laporan.terbit_ms, sekolah.zona))}`;
  return [
    ...(laporan.rancangan
      ? [words(draftWords, { size: 13, bold: true, align: 'center' as const, below: 6 })]
      : []),
    ...schoolHead(sekolah, logo, width),
    words(title, { size: 12, bold: true, align: 'center', below: 2 }),
    words(`Tahun ajaran ${sekolah.tahun_ajaran}`, { size: 9.5, align: 'center', below: 2 }),
    words(when, { size: 9, align: 'center', below: 8 }),
  ];
}

/** Under the pages of a paper. */
export const kaki = (title: string, { laporan, sekolah }: IsiLaporan): string =>
  [title, sekolah.nama, ...(laporan.rancangan ? ['RANCANGAN'] : [])].join(' · ');

/** Place and date, and room for chair and head to sign. */
export function pengesahan({ sekolah }: IsiLaporan, width: number): Block[] {
  const place = sekolah.titi_mangsa_ttd.trim() || '........................';
  return [
    words(`${place}, ........................ 20.....`, { size: 9.5, align: 'right', above: 14, below: 8 }),
    signatures(
      [
        { role: 'Ketua panitia', nama: sekolah.ketua_panitia_nama, nip: sekolah.ketua_panitia_nip },
        { role: 'Kepala sekolah', nama: sekolah.kepalasekolah, nip: sekolah.nip },
      ],
      width,
    ),
  ];
}
