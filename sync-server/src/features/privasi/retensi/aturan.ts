import type { AturanRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { lupakanPesan } from '../../pesan/rows/lupakan-pesan.mutations.ts';
import { deletePesanSelesai } from '../../pesan-keluar/antrean/delete-pesan-keluar.mutations.ts';
import type { OrangBernama } from '../orang/orang.queries.ts';
import { hitungDokumen, isTanpaKursi } from './dokumen.queries.ts';
import { hapusDokumen } from './hapus-dokumen.mutations.ts';
import { hitungPercakapan, isPercakapanLama } from './percakapan.queries.ts';
import { hitungPesanKeluar, isPesanKeluarLama } from './pesan-keluar.queries.ts';

/** One rule of retention. Everything is of before `sebelumMs`. */
interface Aturan {
  /** The act that the trail names. */
  tindakan: string;
  /** Condition on participants: of whom something goes. */
  isKandidat: typeof isTanpaKursi;
  /** What goes of each of these people: files or messages, and bytes of files. */
  hitung(
    read: Reader,
    sebelumMs: number,
    ids: readonly string[],
  ): Promise<{ id: string; jumlah: number; ukuran: number }[]>;
  /** Deletes it of one of them. Answers how much, and content hashes of files that lost their name. */
  hapus(
    tx: Transaction,
    orang: OrangBernama,
    sebelumMs: number,
  ): Promise<{ jumlah: number; isi: readonly string[] }>;
}

export const semuaAturan: Readonly<Record<AturanRetensi, Aturan>> = {
  dokumen: {
    tindakan: 'hapus dokumen',
    isKandidat: isTanpaKursi,
    hitung: hitungDokumen,
    hapus: hapusDokumen,
  },
  percakapan: {
    tindakan: 'hapus percakapan',
    isKandidat: isPercakapanLama,
    hitung: hitungPercakapan,
    hapus: (tx, { peserta_id }, sebelumMs) => lupakanPesan(tx, peserta_id, sebelumMs),
  },
  pesan_keluar: {
    tindakan: 'hapus pesan keluar',
    isKandidat: isPesanKeluarLama,
    hitung: hitungPesanKeluar,
    hapus: async (tx, { peserta_id }, sebelumMs) => ({
      jumlah: await deletePesanSelesai(tx, peserta_id, sebelumMs),
      isi: [],
    }),
  },
};
