import type {
  BarisDaftarUlang,
  DaftarCadangan,
  ProgramDaftarUlang,
} from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { hitungKursi, isLewatBatas } from '@spmb/shared/daftar-ulang/kursi-program.ts';
import { batasDaftarUlang } from '@spmb/shared/daftar-ulang/masa.ts';
import { kataDaftarUlang, statusBerlaku } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { groupBy } from '@spmb/shared/kernel/group-by.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { findField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { jenisKelamin } from '@spmb/shared/pendaftaran/formulir/pilihan.ts';
import { waLink } from '@spmb/shared/peserta/wa-link.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { readNamaAcuan } from '../pendaftaran/nama-acuan.queries.ts';
import { getZona } from '../sekolah/zona.queries.ts';
import {
  listDiterimaDi,
  listKursiTerbit,
  listProgram,
  listProgramCadangan,
  listPromosi,
} from './daftar-ulang.queries.ts';
import { cadanganDari, kursiDari, programTidakAda } from './kursi.ts';
import { alamat, berkasOf } from './lihat-saya.ts';

/** Programmes with their seats, by what is published at an instant. */
export async function listProgramDaftarUlang(read: Reader, nowMs: number): Promise<ProgramDaftarUlang[]> {
  const batasOf = await buildBatas(read);
  const seats = groupBy(await listKursiTerbit(read, nowMs), ({ program }) => program ?? '');
  const reserve = groupBy(await listProgramCadangan(read, nowMs), ({ program }) => program ?? '');
  return (await listProgram(read)).map((program) => {
    const rows = (seats.get(program.id) ?? []).map(({ status, lepas_ms, berkas, batas_ms }) => ({
      status: statusBerlaku(status, lepas_ms),
      batas_ms: berkas === diterima ? batasOf(batas_ms) : null,
    }));
    return {
      ...program,
      jumlah: rows.length,
      ...hitungKursi(
        program.pagu,
        rows.map(({ status }) => status),
      ),
      lewat_batas: rows.filter(({ status, batas_ms }) => isLewatBatas(status, batas_ms, nowMs)).length,
      cadangan: reserve.get(program.id)?.length ?? 0,
    };
  });
}

/** A programme by its id. Refuses (404) one that does not exist. */
export async function getProgram(read: Reader, id: string) {
  const program = (await listProgram(read)).find((one) => one.id === id);
  if (!program) throw new NotFound(programTidakAda);
  return program;
}

const regions = ['village_id', 'district_id', 'regency_id'].flatMap((name) => findField(name) ?? []);

/** Everybody who is accepted in a programme, or one of them, by what is published at an instant. */
export async function listDaftarUlang(
  read: Reader,
  nowMs: number,
  programId: string,
  pesertaId?: string,
): Promise<BarisDaftarUlang[]> {
  const rows = await listDiterimaDi(read, nowMs, programId, pesertaId);
  const batasOf = await buildBatas(read);
  const namaDari = await readNamaAcuan(
    read,
    rows.flatMap(({ isi }) => isi ?? []),
    regions,
  );
  return rows.map(({ own, isi, row, jalan, lepas_ms }) => {
    const status = statusBerlaku(row?.status, lepas_ms);
    const batas_ms = batasOf(row?.batas_ms ?? null);
    return {
      id: own.id,
      nisn: own.nisn ?? '',
      nama: own.nama,
      nomor_register: own.nomor_register ?? '',
      jenis_kelamin: own.jenis_kelamin,
      gen: jenisKelamin.find(({ value }) => value === own.jenis_kelamin)?.label ?? '',
      ttl: [own.tempat_lahir, own.tanggal_lahir && dateInWords(own.tanggal_lahir).replace(/^\w+, /, '')]
        .filter(Boolean)
        .join(', '),
      sekolah: own.nama_sekolah_asal ?? '',
      desa: namaDari('desa', isi?.village_id ?? '') ?? '',
      kecamatan: namaDari('kecamatan', isi?.district_id ?? '') ?? '',
      kabupaten: namaDari('kabupaten', isi?.regency_id ?? '') ?? '',
      telp: own.nomor_hp ?? '',
      wa: waOf(own),
      dok_akte_lahir: alamat(isi?.dok_akte_lahir),
      dok_kartu_keluarga: alamat(isi?.dok_kartu_keluarga),
      dok_skl: alamat(isi?.dok_skl),
      foto: alamat(isi?.foto),
      ...berkasOf(row),
      daftar_ulang_status: status,
      daftar_ulang_verifikasi_status: kataDaftarUlang[status],
      verifikasi_keterangan: row?.keterangan ?? '',
      dari_cadangan: jalan === 'cadangan',
      berkas_diterima: own.status === diterima,
      dikirim_ms: row?.dikirim_ms ?? null,
      batas_ms,
      lewat_batas: own.status === diterima && isLewatBatas(status, batas_ms, nowMs),
      versi: row?.versi ?? 0,
    };
  });
}

/** The reserve list of a programme, its seats, and who moved up. */
export async function lihatCadangan(read: Reader, nowMs: number, programId: string): Promise<DaftarCadangan> {
  const program = await getProgram(read, programId);
  const rows = await cadanganDari(read, nowMs, programId);
  return {
    pagu: program.pagu,
    ...(await kursiDari(read, nowMs, program)),
    cadangan: rows.map((row, index) => ({
      id: row.id,
      nama: row.nama,
      nomor_register: row.nomor_register ?? '',
      urutan: index + 1,
      pilihan: row.program_keahlian_id === programId ? 1 : 2,
      telp: row.nomor_hp ?? '',
      wa: waOf(row),
    })),
    promosi: (await listPromosi(read, programId)).map(
      ({ id, peserta_id, peserta, batas_ms, nama, dibuat_ms }) => ({
        id,
        peserta_id,
        nama: peserta,
        batas_ms,
        oleh: nama,
        dibuat_ms,
      }),
    ),
  };
}

const waOf = ({ nama, nomor_hp }: { nama: string; nomor_hp: string | null }): string =>
  waLink(nomor_hp, `Kepada orang tua/wali ${nama}: kami menghubungi tentang daftar ulang. `) ?? '';

/** The deadline of somebody, by everybody's and his own. */
async function buildBatas(read: Reader): Promise<(own: number | null) => number | null> {
  const masa = await getPengaturan(read, 'daftar_ulang');
  const zona = await getZona(read);
  return (own) => batasDaftarUlang(masa, own, zona)?.batas_ms ?? null;
}
