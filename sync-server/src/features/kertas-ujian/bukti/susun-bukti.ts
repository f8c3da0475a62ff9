import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { semuaField, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { identitas, pilihanProgram, sekolahAsal } from '@spmb/shared/pendaftaran/formulir/identitas.ts';
import { semesters } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { teksIsian, type NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { words, type Block, type Cell } from '../../../print/block.ts';
import { schoolHead } from '../../../print/letterhead.ts';
import type { SekolahKertas } from '../facts/sekolah-kertas.queries.ts';

export interface IsiBukti extends SekolahKertas {
  nomor_register: string;
  isi: Formulir;
  dikirim_ms: number;
  namaAcuan: NamaAcuanById;
  /** Names of the pictures; undefined: there is none. */
  foto: string | undefined;
  kode: string | undefined;
  materai: boolean;
}

/** Points between the margins of an A4 page. */
export const pageWidth = 515;
const size = 9;
const photo = 92;

/** The proof of registration and the declaration, on one page: the form as it was last sent. */
export function susunBukti(facts: IsiBukti): Block[] {
  const { sekolah, isi } = facts;
  return [
    ...schoolHead(sekolah, facts.logo, pageWidth),
    words(`BUKTI PENDAFTARAN ${sekolah.tahun_ajaran}`, { size: 12, bold: true, align: 'center', below: 3 }),
    words(facts.nomor_register, { size: 17, bold: true, align: 'center', below: 8 }),
    beside(facts, [
      ...fields(pilihanProgram.fields, facts),
      ...fields(sekolahAsal.fields, facts),
      ...fields(identitas.fields, facts),
      ['Dikirim', waktu(facts)],
    ]),
    label('Rata-rata nilai rapor'),
    nilai(isi),
    label('Dokumen yang dikirim'),
    words(dokumen(isi) || 'Tidak ada.', { size, below: 6 }),
    label('Pernyataan'),
    words(teksPernyataan, { size, align: 'justify', below: 8 }),
    tandaTangan(facts),
  ];
}

const label = (text: string) => words(text, { size: 10, bold: true, above: 2, below: 3 });

/** What of a step is filled in, by the form's own labels. */
const fields = (list: readonly Field[], { isi, namaAcuan }: IsiBukti): [string, string][] =>
  list
    .map((field): [string, string] => [
      field.label,
      teksIsian(field, isi[field.name as keyof Formulir], namaAcuan),
    ])
    .filter(([, value]) => value !== '');

const waktu = ({ dikirim_ms, sekolah: { zona } }: IsiBukti): string =>
  `${dateInWords(localDate(dikirim_ms, zona))} pukul ${clockText(dikirim_ms, zona)} ${zona}`;

/** Facts with the photo and the code beside them. */
function beside({ foto, kode }: IsiBukti, facts: [string, string][]): Block {
  const pictures: Cell = [
    ...(foto === undefined ? [] : [{ kind: 'picture' as const, name: foto, width: photo, height: 122 }]),
    ...(kode === undefined
      ? []
      : [
          words('', { above: 4 }),
          { kind: 'picture' as const, name: kode, width: photo, height: photo },
          words('Pindai untuk memeriksa keaslian', { size: 6.5, align: 'center' }),
        ]),
  ];
  const width = pageWidth - photo - 14;
  const rows = facts.map(([name, value]): Cell[] => [
    [words(name, { size, below: 2 })],
    [words(':', { size })],
    [words(value, { size, below: 2 })],
  ]);
  const table: Block = { kind: 'table', look: 'bare', widths: [112, 8, width - 120], rows };
  return {
    kind: 'table',
    look: 'bare',
    gap: 14,
    below: 8,
    widths: [width, photo],
    rows: [[[table], pictures]],
  };
}

function nilai(isi: Formulir): Block {
  const { semester, nilai_rapor } = hitungRataRata(isi);
  const text = (value: number | null) => (value === null ? '–' : value.toFixed(2).replace('.', ','));
  const one = pageWidth / 6 - 8.5;
  return {
    kind: 'table',
    look: 'dense',
    widths: Array.from({ length: 6 }, () => one),
    head: [...semesters.map((number) => `Semester ${number}`), 'Semua'],
    rows: [[...semesters.map((number) => text(semester[number])), text(nilai_rapor)]],
    below: 8,
  };
}

const dokumen = (isi: Formulir): string =>
  semuaField
    .filter(({ jenis, name }) => jenis === 'berkas' && isi[name])
    .map((field) => field.label)
    .join(', ');

/** Room to sign, with the box that a stamp is put on where the school asks for one (N23). */
function tandaTangan({ sekolah, isi, materai }: IsiBukti): Block {
  const width = 190;
  const line = (text: string, style = {}) => words(text, { size, ...style });
  const box: Block = {
    kind: 'table',
    look: 'sheet',
    widths: [62],
    rowHeight: 40,
    rows: [[[line('Tempel meterai di sini')]]],
  };
  const place = sekolah.titi_mangsa_ttd.trim();
  return {
    kind: 'table',
    look: 'bare',
    widths: [pageWidth - width, width],
    rows: [
      [
        '',
        [
          line(`${place === '' ? '........................' : place}, ........................ 20.....`),
          line('Yang menyatakan,', { below: materai ? 4 : 46 }),
          ...(materai ? [box] : []),
          line(isi.nama, { bold: true, above: 6 }),
        ],
      ],
    ],
  };
}
