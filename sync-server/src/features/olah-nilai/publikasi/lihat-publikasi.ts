import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import {
  BERUBAH_TAMPIL,
  type KeadaanPublikasi,
  type PratinjauPublikasi,
  type TindakanPublikasi,
} from '@spmb/shared/publikasi/publikasi.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { namedProgram } from '../putaran/keadaan.ts';
import { susunBahan, type Bahan } from '../putaran/susun-masukan.ts';
import { listProgram } from '../../peserta/rows/peserta.queries.ts';
import { countSanggahanTerbuka } from '../../sanggahan/sanggahan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { listDiterima, listHasil } from '../../seleksi/terbit.queries.ts';
import { susunNilaiTerendah, susunPengumuman } from './baris-publik.ts';
import { cariBerubah } from './cari-berubah.ts';
import { waktuProfil } from './hitung-mundur.ts';
import { countTindakan, findBerlaku, listPublikasi, type Publikasi } from './publikasi.queries.ts';
import { susunTerbitan, type Terbitan } from './susun-terbitan.ts';

/** Where publication stands, for who publishes. */
export async function lihatPublikasi(read: Reader, nowMs: number): Promise<KeadaanPublikasi> {
  const all = await listPublikasi(read);
  const berlaku = all.find(({ ditarik_ms }) => ditarik_ms === null);
  const bahan = await susunBahan(read);
  const terbitan = await susunTerbitan(read, bahan);
  const published = berlaku ? await listHasil(read) : [];
  const berubah = await cariBerubah(read, bahan, published);
  const ids = new Set(published.map(({ peserta_id }) => peserta_id));
  return {
    status: berlaku
      ? berlaku.terbit_ms > nowMs
        ? 'rencana'
        : 'terbit'
      : all.length > 0
        ? 'ditarik'
        : 'belum',
    versi: countTindakan(all),
    pulih: berlaku ? pulihOf(berlaku) : null,
    riwayat: all.map(tindakanOf),
    halangan: typeof terbitan === 'string' ? terbitan : null,
    peringatan: typeof terbitan === 'string' ? [] : peringatanOf(terbitan, bahan),
    sanggahan: await countSanggahanTerbuka(read),
    usulan: await findUsulan(read, nowMs),
    jumlah_berubah: berubah.length,
    berubah: berubah.slice(0, BERUBAH_TAMPIL),
    baru: berlaku ? bahan.masukan.calon.filter(({ id }) => !ids.has(id)).length : 0,
    samarkan: (await getPengaturan(read, 'umum')).samarkan_publik,
  };
}

/**
 * The very lists that the public will read by what is planned; else those that it would read if the last run were published
 * now. Refuses where nothing can be.
 */
export async function pratinjau(read: Reader, nowMs: number): Promise<PratinjauPublikasi> {
  const berlaku = await findBerlaku(read);
  if (berlaku && berlaku.terbit_ms > nowMs)
    return lists(read, await listDiterima(read, berlaku.terbit_ms), berlaku.angka);
  const terbitan = await susunTerbitan(read);
  if (typeof terbitan === 'string') throw new Refusal(terbitan);
  return lists(read, diterimaOf(terbitan), terbitan.angka);
}

async function lists(
  read: Reader,
  diterima: Parameters<typeof susunPengumuman>[1],
  angka: Publikasi['angka'],
): Promise<PratinjauPublikasi> {
  const names = new Map((await listProgram(read)).map(({ id, name }) => [id, name]));
  return {
    pengumuman: await susunPengumuman(read, diterima),
    nilai_terendah: await susunNilaiTerendah(read, angka, names),
    program: namedProgram(angka, names),
  };
}

const diterimaOf = ({ hasil, bahan: { nilai, names } }: Terbitan) =>
  [...hasil].flatMap(([id, one]) => {
    const own = nilai.get(id);
    if (one.status !== 'L' || !own) return [];
    const { nisn, nama, sekolah } = own;
    return { id, nisn, nama, sekolah, jurusan: names.get(one.program) ?? '' };
  });

const pulihOf = ({ pulih_ms, cadangan_ms }: Publikasi): KeadaanPublikasi['pulih'] =>
  pulih_ms === null || cadangan_ms === null ? null : { ms: pulih_ms, cadangan_ms };

const tindakanOf = (row: Publikasi): TindakanPublikasi => ({
  nomor: row.nomor,
  potret_nomor: row.potret_nomor,
  terbit_ms: row.terbit_ms,
  nama: row.nama,
  dibuat_ms: row.dibuat_ms,
  alasan: row.alasan,
  ditarik:
    row.ditarik_ms === null
      ? null
      : { ms: row.ditarik_ms, nama: row.ditarik_nama, alasan: row.ditarik_alasan, diganti: row.diganti },
});

async function findUsulan(read: Reader, nowMs: number): Promise<KeadaanPublikasi['usulan']> {
  const school = await findSekolah(read);
  const ms = waktuProfil(school);
  if (!school || ms === undefined) return null;
  return { tanggal: localDate(ms, school.zona), jam: localTime(ms, school.zona), lewat: ms <= nowMs };
}

/** What whoever publishes should know, though it holds nothing up. */
function peringatanOf({ angka }: Terbitan, { names, kurang }: Bahan): string[] {
  const nameOf = (program: string) => names.get(program) ?? '';
  const seats = ({ pilihan1, pilihan2, manual }: (typeof angka)[number]) => pilihan1 + pilihan2 + manual;
  const over = angka.filter((one) => seats(one) > one.pagu).map((one) => nameOf(one.program));
  const empty = angka.filter((one) => one.pagu > 0 && seats(one) === 0).map((one) => nameOf(one.program));
  return [
    over.length > 0 ? `Terisi melebihi pagu karena penempatan manual: ${over.join(', ')}.` : '',
    empty.length > 0 ? `Tidak seorang pun diterima di: ${empty.join(', ')}.` : '',
    kurang.length > 0 ? `${kurang.length} pendaftar dihitung dengan 0 untuk nilai yang kosong.` : '',
  ].filter((text) => text !== '');
}
