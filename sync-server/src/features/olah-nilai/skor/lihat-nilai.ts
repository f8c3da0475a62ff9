import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { Bobot } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Reader } from '../../../db/store.ts';
import { findNilaiTeori } from '../../hasil-ujian/nilai-teori.queries.ts';
import { findRuang, findSkorPrestasi, getBobot, listSumber, memilih, milik } from './sumber.queries.ts';
import { susunNilai, type DasarNilai } from './susun-nilai.ts';

const readDasar = async (read: Reader, bobot?: Bobot): Promise<DasarNilai> => ({
  bobot: bobot ?? (await getBobot(read)),
  prestasi: await findSkorPrestasi(read),
  teori: await findNilaiTeori(read),
});

/** Scores of all who chose a programme. */
export async function listNilai(read: Reader, jurusanId: string): Promise<Nilai[]> {
  const dasar = { ...(await readDasar(read)), ruang: await findRuang(read, jurusanId) };
  const all = await listSumber(read, memilih(jurusanId));
  return all.map((sumber) => susunNilai(sumber, jurusanId, dasar));
}

/** A verified applicant as a run of the selection needs him. */
export interface CalonNilai {
  nilai: Nilai;
  pilihan: [string, string | null];
  jarak: number | null;
  lahir: string | null;
  daftar_ms: number | null;
}

/** Everybody whose file is verified, his score by the weights of the school or by `bobot`. Who was imported without a first choice takes part in no selection. */
export async function listCalonNilai(read: Reader, bobot?: Bobot): Promise<CalonNilai[]> {
  const dasar = await readDasar(read, bobot);
  const all = await listSumber(read);
  return all.flatMap((sumber) => {
    const { peserta: own, berkas, terkirim } = sumber;
    if (own.jurusan_id_1 === null) return [];
    return {
      nilai: susunNilai(sumber, own.jurusan_id_1, dasar),
      pilihan: [own.jurusan_id_1, own.jurusan_id_2 === own.jurusan_id_1 ? null : own.jurusan_id_2],
      jarak: terkirim?.isi.jarak_kesekolah ?? null,
      lahir: own.tanggal_lahir,
      daftar_ms: berkas?.daftar_ms ?? null,
    };
  });
}

/** The same of one of them. */
export async function getNilai(read: Reader, jurusanId: string, id: string): Promise<Nilai> {
  const [sumber] = await listSumber(read, milik(id));
  if (!sumber) throw new Error('the applicant whose score was saved is gone');
  return susunNilai(sumber, jurusanId, await readDasar(read));
}
