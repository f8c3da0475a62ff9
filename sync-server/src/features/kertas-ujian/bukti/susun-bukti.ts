import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { words, type Block, type Cell } from '../../../print/block.ts';
import { schoolHead } from '../../../print/letterhead.ts';
import type { SekolahKertas } from '../facts/sekolah-kertas.queries.ts';
import { dokumenTerkirim, isianLangkah, type IsianLangkah } from './isian-bukti.ts';
import { tabelRapor } from './tabel-rapor.ts';

export interface IsiBukti extends SekolahKertas {
  nomor_register: string;
  isi: Formulir;
  dikirim_ms: number;
  namaAcuan: NamaAcuanById;
  /** Names of the pictures; undefined: there is none. */
  foto: string | undefined;
  kode: string | undefined;
  materai: boolean;
  /** The declaration that he agreed to. */
  pernyataan: string;
}

/** Points between the margins of an A4 page. */
export const pageWidth = 515;
const size = 8;
const gap = 14;
const columnWidth = (pageWidth - gap) / 2;
const photo = { width: 84, height: 112 };

/** The proof of registration with its declaration: every step of the form as it was last sent, on one page where it fits. */
export function susunBukti(facts: IsiBukti): Block[] {
  const { sekolah, isi } = facts;
  return [
    ...schoolHead(sekolah, facts.logo, pageWidth),
    words(`BUKTI PENDAFTARAN ${sekolah.tahun_ajaran}`, { size: 11, bold: true, align: 'center', below: 2 }),
    words(facts.nomor_register, { size: 15, bold: true, align: 'center', below: 6 }),
    steps(facts),
    label('Nilai rapor'),
    tabelRapor(isi, pageWidth),
    label('Dokumen yang dikirim'),
    words(dokumenTerkirim(isi).join(', ') || 'Tidak ada.', { size, below: 4 }),
    declaration(facts),
  ];
}

const label = (text: string) => words(text, { size: 9, bold: true, above: 2, below: 2 });

const waktu = ({ dikirim_ms, sekolah: { zona } }: IsiBukti): string =>
  `${dateInWords(localDate(dikirim_ms, zona))} pukul ${clockText(dikirim_ms, zona)} ${zona}`;

/** A step in half the page: its name, and what was filled in. */
function step({ title, rows }: IsianLangkah): Block[] {
  const names = 96;
  const cells = rows.map((row): Cell[] => [
    [words(row.label, { size, below: 1 })],
    [words(':', { size })],
    [words(row.teks, { size, below: 1 })],
  ]);
  const widths = [names, 8, columnWidth - names - 8];
  return [label(title), { kind: 'table', look: 'bare', widths, rows: cells, below: 3 }];
}

/** The steps in two columns of about the same height, with the pictures above the second. */
function steps(facts: IsiBukti): Block {
  const sent = { title: 'Pengiriman', rows: [{ label: 'Dikirim', teks: waktu(facts) }] };
  const all = [...isianLangkah(facts.isi, facts.namaAcuan), sent];
  const pictures = besideEachOther(facts);
  // In lines of text, with two for the name of a step.
  const heights = all.map(({ rows }) => rows.length + 2);
  const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 0);
  const half = (sum(heights) + (pictures.length > 0 ? photo.height / 10 : 0)) / 2;
  const isLeft = (at: number) => sum(heights.slice(0, at)) + (heights[at] ?? 0) / 2 <= half;
  return {
    kind: 'table',
    look: 'bare',
    gap,
    widths: [columnWidth, columnWidth],
    rows: [
      [
        all.filter((_, at) => isLeft(at)).flatMap(step),
        [...pictures, ...all.filter((_, at) => !isLeft(at)).flatMap(step)],
      ],
    ],
    below: 2,
  };
}

/** The photo, and the code with what it is for. */
function besideEachOther({ foto, kode }: IsiBukti): Block[] {
  const cells: Cell[] = [
    ...(foto === undefined ? [] : [[{ kind: 'picture' as const, name: foto, ...photo }]]),
    ...(kode === undefined
      ? []
      : [
          [
            { kind: 'picture' as const, name: kode, width: photo.width, height: photo.width },
            words('Pindai untuk memeriksa keaslian', { size: 6.5 }),
          ],
        ]),
  ];
  const widths = cells.map(() => photo.width);
  return cells.length === 0 ? [] : [{ kind: 'table', look: 'bare', gap, widths, rows: [cells], below: 4 }];
}

/** The declaration and room to sign it, with the box that a stamp is put on where the school asks for one (N23). */
function declaration({ sekolah, isi, materai, pernyataan }: IsiBukti): Block {
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
    gap,
    isWhole: true,
    widths: [pageWidth - width - gap, width],
    rows: [
      [
        [label('Pernyataan'), line(pernyataan, { align: 'justify' })],
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
