import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findBerlaku, findTerbit } from '../olah-nilai/publikasi/publikasi.queries.ts';
import { listSanggahan } from '../sanggahan/sanggahan.queries.ts';
import {
  findAturanPotret,
  listAlasanManual,
  listCatatanPotret,
  listPutaran,
} from '../seleksi/kursi.queries.ts';
import { kataStatus } from './baris.ts';
import type { Jalannya } from './berita-acara.ts';
import type { Laporan } from './open-laporan.ts';

/** How the selection went: rules as the run had them that is published or planned, else the last kept one, else as they are. */
export async function readJalannya(
  read: Reader,
  nowMs: number,
  { rows, program }: Laporan,
): Promise<Jalannya> {
  const names = new Map(program.map(({ id, name }) => [id, name]));
  const reasons = await listAlasanManual(read);
  const potret = await listCatatanPotret(read);
  const terbit = ((await findTerbit(read, nowMs)) ?? (await findBerlaku(read)))?.potret_nomor;
  const kept = potret.find(({ nomor }) => nomor === terbit) ?? potret.at(-1);
  const rules = kept && (await findAturanPotret(read, kept.nomor));
  const pengaturan = await getPengaturan(read, 'seleksi');
  return {
    pengaturan: {
      ...pengaturan,
      ...(kept && rules
        ? {
            mode_seleksi: kept.mode,
            nilai_minimum: rules.nilai_minimum / 100,
            urutan_seri: rules.urutan_seri,
            persen_afirmasi: rules.persen_afirmasi,
          }
        : {}),
    },
    putaran: (await listPutaran(read)).map(({ jenis, program_keahlian_id, nama, dibuat_ms }) => ({
      jenis,
      program: names.get(program_keahlian_id) ?? '',
      nama,
      dibuat_ms,
    })),
    potret: potret.map(({ nomor, sha256, nama, alasan, dibuat_ms }) => ({
      nomor,
      sha256,
      nama,
      alasan,
      dibuat_ms,
    })),
    manual: rows
      .filter(({ jalan }) => jalan === 'manual')
      .map(({ id, nama, jurusan, keterangan }) => ({
        nama,
        jurusan,
        alasan: keterangan?.alasan_penempatan ?? reasons.get(id) ?? '',
      })),
    prioritas: rows.flatMap((one) => {
      const alasan = one.keterangan?.alasan_prioritas;
      return alasan === undefined ? [] : { nama: one.nama, hasil: kataStatus(one), alasan };
    }),
    sanggahan: await listSanggahan(read),
  };
}
