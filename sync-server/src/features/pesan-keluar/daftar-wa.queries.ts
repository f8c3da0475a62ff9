import { kanalPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { statusPesan, type KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import type { PesanWa, SaringanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import type { Lines } from '@spmb/shared/kernel/resource.ts';
import { count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ListQuery } from '../../crud/list/list-query.ts';
import { containsWords } from '../../db/contains-words.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { BarisPesan } from './antrean/kirim.mutations.ts';
import { pesanKeluar } from './antrean/pesan-keluar.table.ts';

/** The newest of a list that is asked for without a page. */
const shownMost = 500;

/** Which messages are meant: by their states, by a blast, by words that they hold. */
export const isDicari = (
  states: readonly KeadaanPesan[] | undefined,
  blast: string | null,
  words: readonly string[],
): SQL | undefined =>
  ofSchool(
    pesanKeluar,
    states && inArray(pesanKeluar.keadaan, [...states]),
    blast === null ? undefined : eq(pesanKeluar.tindakan, blast),
    containsWords([pesanKeluar.nama, pesanKeluar.nomor, pesanKeluar.pesan], words),
  );

const keadaanOf: Readonly<Record<SaringanWa, readonly KeadaanPesan[] | undefined>> = {
  semua: undefined,
  menunggu: ['antre', 'ditahan', 'mengirim'],
  tidak_pasti: ['tidak_pasti'],
  gagal: ['gagal'],
  terkirim: ['terkirim', 'sampai', 'dibaca'],
};

/** Messages, the newest first: a page, or the first ones. */
export async function listWa(
  read: Reader,
  { saring, blast }: { saring: SaringanWa; blast: string | null },
  { page, size, words }: ListQuery,
): Promise<Lines<PesanWa>> {
  const where = isDicari(keadaanOf[saring], blast, words);
  const found = read
    .select()
    .from(pesanKeluar)
    .where(where)
    .orderBy(desc(pesanKeluar.dibuat_ms), desc(pesanKeluar.id));
  if (page === undefined) return (await found.limit(shownMost)).map(lineOf);
  const rows = (await found.limit(size).offset((page - 1) * size)).map(lineOf);
  const [counted] = await read.select({ total: count() }).from(pesanKeluar).where(where);
  return { rows, total: counted?.total ?? 0, page, size };
}

const lineOf = (row: BarisPesan): PesanWa => ({
  id: row.id,
  name: row.nama,
  nomor: row.nomor,
  jenis_informasi: row.jenis_informasi,
  pesan: row.pesan,
  status: statusPesan(row.keadaan),
  program_keahlian_id: row.program_keahlian_id,
  keadaan: row.keadaan,
  sebab: row.keadaan === 'mengirim' ? sebabDikirim(row) : row.sebab,
  kanal: kanalPesan.find((one) => one === row.kanal) ?? null,
  percobaan: row.percobaan,
  dibuat_ms: row.dibuat_ms,
  diubah_ms: row.diubah_ms,
});

/** What is to be said of a message that is being sent. */
function sebabDikirim({ kanal, pemegang, pesanan }: BarisPesan): string {
  const hand = kanal === 'tangan' ? `Dibuka ${pemegang ?? 'petugas'} untuk dikirim dengan tangan.` : '';
  const wish =
    pesanan && `${pesanan === 'tahan' ? 'Ditahan' : 'Dibatalkan'} petugas bila belum diterima kanal.`;
  return [hand, wish].filter(Boolean).join(' ');
}
