import type { KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { nameOf, type AnyRow } from '../../db/table-rows.ts';
import type { Reader } from '../../db/store.ts';
import type { Media } from '../../media/media.queries.ts';
import { listBacaan } from '../pengumuman/pengumuman.queries.ts';
import { findHasilTerbit } from '../seleksi/terbit.queries.ts';
import {
  dapurPanitia,
  namaPetugas,
  nilaiUjian,
  rahasia,
  tentangHasil,
  type Untuk,
} from './orang/aturan-salinan.ts';
import { listHapusanOrang } from './orang/hapusan-orang.queries.ts';
import { readMilik, type Milik, type Orang } from './orang/milik.queries.ts';
import {
  listAuditOrang,
  listBerhentiOrang,
  listBerkasOrang,
  listUnggahanOrang,
} from './orang/tersirat.queries.ts';

/** Everything that is kept about a person, by table. */
export interface Kumpulan {
  tabel: Readonly<Record<string, readonly AnyRow[]>>;
  berkas: readonly Media[];
}

/** Messages that have left the server. */
const sampaiPenerima: readonly KeadaanPesan[] = ['terkirim', 'sampai', 'dibaca'];

/**
 * Everything that the server holds of a person, without secrets; for himself also without what only the committee may know:
 * results that are not published yet, its work on his file, and the names of who acted.
 */
export async function kumpulkan(read: Reader, orang: Orang, untuk: Untuk, nowMs: number): Promise<Kumpulan> {
  const milik = await readMilik(read, orang);
  const berkas = await listBerkasOrang(read, orang, milik);
  const catatan = await listAuditOrang(read, orang, milik, berkas);
  const nomor = [...milik].flatMap(([table, rows]) =>
    nameOf(table) === 'peserta' ? rows.map((row) => row['nomor_hp']) : [],
  )[0];
  const beside: Record<string, readonly AnyRow[]> = {
    media: berkas.map(({ sha256: _, ...row }) => row),
    pengumuman_pembaca: orang.akun_id === null ? [] : await listBacaan(read, orang.akun_id),
    unggahan: orang.akun_id === null ? [] : await listUnggahanOrang(read, orang.akun_id),
    berhenti_pesan: typeof nomor === 'string' ? await listBerhentiOrang(read, nomor) : [],
  };
  const own = withoutSecrets(milik);
  if (untuk === 'panitia') {
    const hapusan = await listHapusanOrang(read, orang);
    return { tabel: filled({ ...own, ...beside, audit: catatan, hapusan_isi: hapusan }), berkas };
  }
  const hasil = await findHasilTerbit(read, nowMs, orang.peserta_id);
  const acts = catatan.filter(({ akun_id }) => akun_id !== null && akun_id === orang.akun_id);
  return {
    tabel: filled({ ...forHimself(own, orang, hasil?.publikasi_nomor), ...beside, audit: acts }),
    berkas,
  };
}

const filled = (tabel: Record<string, readonly AnyRow[]>) =>
  Object.fromEntries(Object.entries(tabel).filter(([, rows]) => rows.length > 0));

function withoutSecrets(milik: Milik): Record<string, AnyRow[]> {
  return Object.fromEntries(
    [...milik].map(([table, rows]) => {
      const name = nameOf(table);
      return [name, rows.map((row) => without(row, ['sekolah_id', ...(rahasia[name] ?? [])]))];
    }),
  );
}

const without = (row: AnyRow, names: readonly string[]): AnyRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** `terbit`: the act by which he may read his result, of which he may have another that waits for its time; undefined: none is public. */
function forHimself(
  own: Record<string, AnyRow[]>,
  { akun_id }: Orang,
  terbit: number | undefined,
): Record<string, AnyRow[]> {
  const isTerbit = terbit !== undefined;
  const hidden = new Set([...dapurPanitia, ...(isTerbit ? [] : tentangHasil)]);
  const shown = Object.entries(own).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(
    shown.map(([name, rows]) => [
      name,
      rows
        .filter((row) => name !== 'pesan_keluar' || sampaiPenerima.some((one) => one === row['keadaan']))
        .filter((row) => name !== 'hasil_seleksi' || row['publikasi_nomor'] === terbit)
        .map((row) => withoutStaff(name, row, akun_id))
        .map((row) => (isTerbit ? row : without(row, nilaiUjian[name] ?? []))),
    ]),
  );
}

/** The account of who acted is told where it is his own; else it was the committee. */
function withoutStaff(name: string, row: AnyRow, akunId: string | null): AnyRow {
  if (!('akun_id' in row) && namaPetugas[name] === undefined) return row;
  const isOwn = row['akun_id'] !== undefined && row['akun_id'] === akunId;
  if (isOwn) return row;
  const who = namaPetugas[name];
  return { ...without(row, ['akun_id']), ...(who !== undefined && row[who] !== '' && { [who]: 'Panitia' }) };
}
