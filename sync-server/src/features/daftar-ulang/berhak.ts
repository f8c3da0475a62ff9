import { batasDaftarUlang, type BatasDaftarUlang } from '@spmb/shared/daftar-ulang/masa.ts';
import type { Kelayakan } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { isKursiLepas, statusBerlaku, type StatusDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { diterima, isBerkasGugur } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { type getPendaftar, lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { getZona } from '../sekolah/zona.queries.ts';
import { findHasilTerbit, isAdaTerbit, type HasilTerbit } from '../seleksi/terbit.queries.ts';
import { findDaftarUlang, type RowDaftarUlang } from './daftar-ulang.queries.ts';

type Own = Awaited<ReturnType<typeof getPendaftar>>;

/** A re-registration as it stands. */
export interface Keadaan {
  own: Own;
  hasil: HasilTerbit & { jurusan: string | undefined };
  row: RowDaftarUlang | undefined;
  status: StatusDaftarUlang;
  /** null: the dates are not set. */
  batas: BatasDaftarUlang | null;
}

type Bukan = Exclude<Kelayakan, 'berhak' | 'berkas-diperiksa'>;
type Ditemukan = { kelayakan: 'berhak' | 'berkas-diperiksa'; keadaan: Keadaan } | { kelayakan: Bukan };

/** The re-registration behind a published seat, whatever became of the seat or of the file. */
export async function findKeadaan(read: Reader, nowMs: number, own: Own): Promise<Keadaan | undefined> {
  const hasil = await findHasilTerbit(read, nowMs, own.id);
  return hasil?.status === 'L' ? susunKeadaan(read, own, hasil) : undefined;
}

async function susunKeadaan(read: Reader, own: Own, hasil: Keadaan['hasil']): Promise<Keadaan> {
  const row = await findDaftarUlang(read, own.id, hasil.program_keahlian_id ?? '');
  const status = statusBerlaku(row?.status, hasil.lepas_ms);
  return { own, hasil, row, status, batas: await batasOf(read, row) };
}

/** The re-registration of an applicant, or why he has none. Before the publication both look the same for everybody. */
export async function baca(read: Reader, nowMs: number, own: Own): Promise<Ditemukan> {
  const hasil = await findHasilTerbit(read, nowMs, own.id);
  if (!hasil) return { kelayakan: (await isAdaTerbit(read, nowMs)) ? 'tidak-berhak' : 'belum-diumumkan' };
  if (hasil.status === 'TL') return { kelayakan: 'tidak-berhak' };
  const isVerified = own.status === diterima;
  if (hasil.status === 'CADANGAN') return { kelayakan: isVerified ? 'cadangan' : 'tidak-berhak' };
  const keadaan = await susunKeadaan(read, own, hasil);
  if (isVerified || isKursiLepas(keadaan.status)) return { kelayakan: 'berhak', keadaan };
  // A seat that went with its file, but for the mark, which it gets when the server starts.
  return isBerkasGugur(own.status)
    ? { kelayakan: 'tidak-berhak' }
    : { kelayakan: 'berkas-diperiksa', keadaan };
}

/** When somebody may re-register. */
export async function batasOf(
  read: Reader,
  row: Pick<RowDaftarUlang, 'batas_ms'> | null | undefined,
): Promise<BatasDaftarUlang | null> {
  const masa = await getPengaturan(read, 'daftar_ulang');
  return batasDaftarUlang(masa, row?.batas_ms ?? null, await getZona(read));
}

const sentences: Record<Bukan, string> = {
  'belum-diumumkan':
    'Hasil seleksi belum diumumkan, jadi daftar ulang belum dapat diisi. Lihat tanggal pengumuman di dashboard.',
  'tidak-berhak':
    'Daftar ulang hanya untuk pendaftar yang diterima. Bila ini keliru, kirim pesan ke panitia lewat dashboard.',
  cadangan:
    'Anda ada di daftar cadangan. Daftar ulang terbuka bila ada kursi kosong dan Anda dinaikkan; panitia memberi tahu lewat kotak pesan.',
};

/** The own re-registration, locked until the transaction ends. Refuses who has none. */
export async function lockSaya(tx: Transaction, nowMs: number, pesertaId: string | null): Promise<Keadaan> {
  const found = await baca(tx, nowMs, await lockOwnPendaftar(tx, pesertaId));
  if (!('keadaan' in found)) throw new Refusal(sentences[found.kelayakan]);
  return found.keadaan;
}
