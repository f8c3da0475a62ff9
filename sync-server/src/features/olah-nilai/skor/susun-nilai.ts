import type { NilaiTeori } from '@spmb/shared/hasil-ujian/nilai-teori.schema.ts';
import type { Nilai, SumberNilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { hitungNilaiAkhir, komponen, type Bobot, type Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Sumber } from './sumber.queries.ts';

/** What the scores of all applicants depend on alike. */
export interface DasarNilai {
  bobot: Bobot;
  prestasi: ReadonlyMap<string, { name: string; skor: number }>;
  teori: ReadonlyMap<string, NilaiTeori>;
  /** Rooms by applicant, where somebody looks at them. */
  ruang?: ReadonlyMap<string, string>;
}

const points = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

/** An applicant's line among those who chose a programme, out of what its sources say now and what was typed over. */
export function susunNilai(sumber: Sumber, jurusanId: string, dasar: DasarNilai): Nilai {
  const { peserta, terkirim, tertulis } = sumber;
  const asal = sumberOf(sumber, dasar);
  const diketik = tertulis?.diketik ?? {};
  const typed = Object.fromEntries(
    Object.entries(diketik).map(([one, hundredths]) => [one, hundredths / 100]),
  ) as Partial<Record<Komponen, number>>;
  const nilai = Object.fromEntries(komponen.map((one) => [one, asal[one].nilai])) as Record<
    Komponen,
    number | null
  >;
  const sebagian = komponen.filter((one) => asal[one].sebagian);
  const hasil = hitungNilaiAkhir(nilai, dasar.bobot, typed, sebagian);
  return {
    id: peserta.id,
    nisn: peserta.nisn ?? '',
    nama: peserta.nama,
    nomor_register: peserta.nomor_register ?? '',
    jenis_kelamin: peserta.jenis_kelamin,
    sekolah: peserta.nama_sekolah_asal ?? '',
    ruang: dasar.ruang?.get(peserta.id) ?? '',
    pilihan: peserta.jurusan_id_1 === jurusanId ? 1 : 2,
    prestasi_skor: points(hasil.bagian.prestasi),
    nilai_rapor: points(hasil.bagian.rapor),
    nilai_teori: points(hasil.bagian.teori),
    nilai_wawancara: points(hasil.bagian.wawancara),
    nilai_akhir: points(hasil.nilai),
    nilai_dengan_nol: hasil.dengan_nol / 100,
    kurang: hasil.kurang,
    diubah: komponen.filter((one) => diketik[one] !== undefined),
    wawancara: points(tertulis?.wawancara ?? null),
    sumber: asal,
    order_person_status: tertulis?.order_person_status ?? false,
    order_person_name: tertulis?.order_person_name ?? '',
    afirmasi_status: tertulis?.afirmasi ?? terkirim?.afirmasi_status ?? false,
    prioritas: tertulis?.prioritas ?? false,
    prioritas_alasan: tertulis?.prioritas_alasan ?? '',
    keterangan: tertulis?.keterangan ?? '',
    status: null,
    diterima_di: null,
    berubah: false,
    versi: tertulis?.versi ?? 0,
  };
}

function sumberOf({ peserta, terkirim, tertulis }: Sumber, dasar: DasarNilai): Record<Komponen, SumberNilai> {
  const won = terkirim?.prestasi_status ? dasar.prestasi.get(terkirim.param_prestasi_id ?? '') : undefined;
  const teori = dasar.teori.get(peserta.id);
  const of = (one: Komponen, nilai: number | null, keterangan: string): SumberNilai => ({
    nilai,
    sebagian: false,
    prosentase: dasar.bobot[one],
    keterangan,
  });
  return {
    // Who names no achievement has none: that is 0 points, and nothing is missing.
    prestasi: of('prestasi', won?.skor ?? 0, won?.name ?? 'Tidak ada prestasi di formulir'),
    rapor: of(
      'rapor',
      points(terkirim?.nilai_rapor ?? null),
      terkirim ? 'Rata-rata rapor semester 1 sampai 5 di formulir' : 'Belum ada formulir',
    ),
    teori: {
      // An exam that he must sit and has not is never made up for by the others.
      ...of('teori', teori?.nilai == null ? null : teori.nilai_dengan_nol, teoriWords(teori)),
      sebagian: teori?.nilai != null && teori.kurang.length > 0,
      bagian: teori?.bagian ?? [],
    },
    wawancara: of(
      'wawancara',
      points(tertulis?.wawancara ?? null),
      tertulis?.wawancara == null ? 'Belum diwawancarai' : 'Nilai wawancara',
    ),
  };
}

function teoriWords(teori: NilaiTeori | undefined): string {
  if (!teori) return 'Belum ada ujian yang dinilai';
  if (teori.kurang.length === 0) return 'Nilai ujian menurut bobotnya';
  return `Belum ada nilai: ${teori.kurang.join(', ')}${teori.nilai === null ? '' : ' (dihitung 0)'}`;
}
