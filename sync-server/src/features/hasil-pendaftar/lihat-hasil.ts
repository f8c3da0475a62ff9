import type { HasilPendaftar, HasilTerbuka } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { isKursiLepas, statusBerlaku, type SebabLepas } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { diterima, isBerkasGugur } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { KeteranganHasil } from '@spmb/shared/seleksi/keterangan-hasil.ts';
import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findDaftarUlang } from '../daftar-ulang/daftar-ulang.queries.ts';
import { listProgram } from '../peserta/rows/peserta.queries.ts';
import { findStatusBerkas } from './pemilik.queries.ts';
import { findHasilTerbit, findTerbit, type HasilTerbit } from '../seleksi/terbit.queries.ts';

/** An applicant's own result by what is published at an instant: before, everybody reads the same. */
export async function lihatHasil(
  read: Reader,
  nowMs: number,
  pesertaId: string | null,
): Promise<HasilTerbuka> {
  const { ada, stabil } = await findTerbit(read, nowMs);
  const found = ada && pesertaId !== null ? await findHasilTerbit(read, nowMs, pesertaId) : undefined;
  if (!found || pesertaId === null) return { diumumkan: ada, hasil: null };
  const berkas = await findStatusBerkas(read, pesertaId);
  const isGugur = isBerkasGugur(berkas);
  const { tampilkan_nilai_terendah } = await getPengaturan(read, 'seleksi');
  const names = new Map((await listProgram(read)).map(({ id, name }) => [id, name]));
  return {
    diumumkan: true,
    hasil: {
      ...susunHasil(found, names, tampilkan_nilai_terendah),
      stabil,
      lepas: await findLepas(read, found, isGugur),
      berkas_diperiksa: found.status === 'L' && found.lepas_ms === null && berkas !== diterima && !isGugur,
    },
  };
}

/** How the seat of a result was lost; null: it was not. One that went with its file gets its mark when the server starts. */
async function findLepas(
  read: Reader,
  { peserta_id, status: hasil, program_keahlian_id, lepas_ms }: HasilTerbit,
  isGugur: boolean,
): Promise<SebabLepas | null> {
  if (lepas_ms === null && !(hasil === 'L' && isGugur)) return null;
  const row = await findDaftarUlang(read, peserta_id, program_keahlian_id ?? '');
  const status = statusBerlaku(row?.status, lepas_ms ?? 0);
  return isKursiLepas(status) ? status : null;
}

const points = (hundredths: number) => hundredths / 100;

function susunHasil(
  row: HasilTerbit & { jurusan: string | undefined },
  names: ReadonlyMap<string, string>,
  showLowest: boolean,
): Omit<HasilPendaftar, 'stabil' | 'lepas' | 'berkas_diperiksa'> {
  const { status, jalan, urutan, keterangan } = row;
  return {
    status,
    program: row.program_keahlian_id ?? '',
    jurusan: row.jurusan ?? '',
    jalan,
    urutan,
    kursi: keterangan?.kursi ?? null,
    alasan_prioritas: keterangan?.alasan_prioritas ?? '',
    alasan_penempatan: keterangan?.alasan_penempatan ?? '',
    nilai: keterangan && nilaiOf(keterangan),
    pilihan: (keterangan?.pilihan ?? []).map((one) => ({
      ...one,
      name: names.get(one.program) ?? '',
      nilai_terendah: showLowest && one.nilai_terendah !== null ? points(one.nilai_terendah) : null,
    })),
    terbit_ms: row.terbit_ms ?? 0,
  };
}

const nilaiOf = ({ nilai, akhir }: KeteranganHasil) => ({
  prestasi: points(nilai.prestasi),
  rapor: points(nilai.rapor),
  teori: points(nilai.teori),
  wawancara: points(nilai.wawancara),
  akhir: points(akhir),
});
