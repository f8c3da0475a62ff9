import type { SebabLepas } from '../daftar-ulang/peralihan.ts';
import { kataDuaPilihan, type KunciSeri } from '../seleksi/aturan.ts';
import type { HasilPendaftar, PilihanPendaftar } from './hasil-pendaftar.ts';

/** A result in words that applicants and their parents understand. */
export interface KataHasil {
  title: string;
  body: string[];
  pilihan: { title: string; body: string[] }[];
}

/** Points as everybody writes them. */
export const teksNilai = (points: number): string => points.toFixed(2).replace('.', ',');

/** What is published of an applicant, in words: what he has, what comes of it, and how he stood where he asked. */
export function kataHasil(hasil: HasilPendaftar): KataHasil {
  return {
    title: titleOf(hasil),
    body: [...bodyOf(hasil), ...alasanOf(hasil), kataDuaPilihan(hasil.stabil)],
    pilihan: hasil.pilihan.map((one) => ({
      title: `Pilihan ${one.ke}: ${one.name}`,
      body: kataPilihan(hasil, one),
    })),
  };
}

function titleOf({ status, jurusan, urutan, lepas }: HasilPendaftar): string {
  if (lepas) return `Kursi di ${jurusan} dilepas`;
  if (status === 'L') return `Diterima di ${jurusan}`;
  return status === 'CADANGAN' ? `Cadangan nomor ${urutan ?? ''} di ${jurusan}` : 'Tidak diterima';
}

const kataLepas: Readonly<Record<SebabLepas, string>> = {
  mundur: ', lalu pengunduran diri Anda tercatat',
  ditolak: ', lalu ditolak panitia saat daftar ulang',
  lewat: ', lalu Anda belum mendaftar ulang sampai batasnya',
  lepas: '; sebab kursinya dilepas tidak tercatat di server ini',
};

function bodyOf({
  status,
  jurusan,
  jalan,
  kursi,
  urutan,
  lepas,
  berkas_diperiksa,
}: HasilPendaftar): string[] {
  if (lepas)
    return [
      `Anda diterima di ${jurusan}${kataLepas[lepas]}. Kursinya dilepas untuk pendaftar cadangan.`,
      'Bila ini keliru, segera hubungi panitia.',
    ];
  if (status === 'TL') return ['Anda tidak mendapat kursi dan tidak berada dalam daftar cadangan.'];
  if (status === 'CADANGAN')
    return [
      'Bila ada kursi yang kosong saat daftar ulang, cadangan dipanggil satu per satu menurut nomor. Pantau halaman ini dan pesan dari panitia.',
    ];
  const ways = {
    pg1: 'Kursi ini Anda peroleh lewat pilihan 1.',
    pg2: 'Kursi ini Anda peroleh lewat pilihan 2, dari kursi yang tersisa setelah pilihan 1.',
    stabil: 'Kursi ini diberikan menurut peringkat, dengan kedua pilihan dihitung sama.',
    terbit: 'Kursi ini Anda peroleh dari hasil yang sudah terbit.',
    manual: 'Kursi ini diberikan lewat penempatan oleh panitia.',
    cadangan: `Anda naik dari daftar cadangan nomor ${urutan ?? ''}.`,
  };
  return [
    ...(jalan === null ? [] : [ways[jalan]]),
    ...(kursi ? [`Jenis kursi: ${kursi}.`] : []),
    berkas_diperiksa
      ? 'Berkas Anda sedang diperiksa lagi. Kursinya disimpan, dan daftar ulang terbuka sesudah berkas diterima: baca pesan panitia.'
      : 'Ikuti daftar ulang menurut jadwal sekolah.',
  ];
}

/** What the committee wrote of whom it favoured (N35). */
const alasanOf = ({ alasan_prioritas, alasan_penempatan }: HasilPendaftar): string[] => [
  ...(alasan_prioritas ? [`Panitia memberi Anda prioritas. Alasannya: ${alasan_prioritas}`] : []),
  ...(alasan_penempatan ? [`Alasan penempatan oleh panitia: ${alasan_penempatan}`] : []),
];

/** Whether the seat was won by a run where this was asked. */
const isSeatedHere = ({ status, program, jalan }: HasilPendaftar, pilihan: PilihanPendaftar) =>
  status === 'L' && program === pilihan.program && jalan !== 'manual' && jalan !== 'cadangan';

function kataPilihan(hasil: HasilPendaftar, one: PilihanPendaftar): string[] {
  const { ke, pagu, peringkat, dari, nilai_terendah } = one;
  const rank = `Peringkat ${peringkat} dari ${dari} pendaftar yang memilih program ini sebagai pilihan ${ke}; pagunya ${pagu} kursi.`;
  const akhir = hasil.nilai?.akhir ?? 0;
  const lowest =
    nilai_terendah === null
      ? []
      : [
          `Nilai akhir terendah yang diterima lewat pilihan ${ke}: ${teksNilai(nilai_terendah)}; nilai akhir Anda: ${teksNilai(akhir)}.`,
        ];
  if (isSeatedHere(hasil, one)) return [rank, ...lowest, ...seatedBy(one)];
  if (hasil.status === 'L')
    return [rank, ...lowest, 'Pilihan ini tidak menentukan lagi, karena Anda diterima lewat jalan lain.'];
  const isOvertaken = one.penentu !== 'nilai_minimum' && nilai_terendah !== null && nilai_terendah < akhir;
  return [
    rank,
    ...lowest,
    ...refusedBy(one),
    ...(isOvertaken
      ? [
          'Nilai terendah itu milik kursi afirmasi atau pendaftar prioritas, sehingga dapat lebih rendah daripada nilai Anda.',
        ]
      : []),
  ];
}

/** What put one applicant before another with the same score, said of `whose`. */
const ties: Readonly<Record<KunciSeri | 'nomor', (whose: 'nya' | ' Anda') => string>> = {
  rapor: (whose) => `nilai rapor${whose} lebih tinggi`,
  teori: (whose) => `nilai tes teori${whose} lebih tinggi`,
  jarak: (whose) => `rumah${whose} lebih dekat dengan sekolah`,
  lahir: (whose) => `usia${whose} lebih tua`,
  daftar: (whose) => `pendaftaran${whose} terkirim lebih dahulu`,
  nomor: (whose) => `nomor pendaftaran${whose} lebih kecil`,
};
const isTie = (penentu: string): penentu is keyof typeof ties => Object.hasOwn(ties, penentu);

function seatedBy({ penentu }: PilihanPendaftar): string[] {
  if (penentu === 'nilai')
    return ['Nilai akhir Anda lebih tinggi daripada pendaftar berikutnya yang tidak mendapat kursi.'];
  if (penentu === 'prioritas') return ['Anda didahulukan karena prioritas yang ditetapkan panitia.'];
  if (penentu === null || !isTie(penentu)) return [];
  return [
    `Nilai akhir Anda sama dengan pendaftar berikutnya; Anda didahulukan karena ${ties[penentu](' Anda')}.`,
  ];
}

function refusedBy({ ke, penentu }: PilihanPendaftar): string[] {
  if (penentu === null)
    return [
      ke === 2
        ? 'Tidak ada kursi yang tersisa bagi pilihan 2.'
        : 'Tidak ada kursi yang dapat diberikan lewat pilihan ini.',
    ];
  if (penentu === 'nilai_minimum') return ['Nilai akhir Anda di bawah nilai akhir minimum seleksi.'];
  if (penentu === 'prioritas')
    return ['Pendaftar terakhir yang diterima didahulukan karena prioritas yang ditetapkan panitia.'];
  if (penentu === 'nilai')
    return ['Nilai akhir Anda lebih rendah daripada pendaftar terakhir di atas Anda yang diterima.'];
  return isTie(penentu)
    ? [
        `Nilai akhir Anda sama dengan pendaftar terakhir yang diterima; ia didahulukan karena ${ties[penentu]('nya')}.`,
      ]
    : [];
}
