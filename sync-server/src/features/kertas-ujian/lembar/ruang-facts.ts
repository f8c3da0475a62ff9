import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { words, type Block } from '../../../print/block.ts';
import { letterhead } from '../../../print/letterhead.ts';
import type { PaperPart } from '../../../print/paper.ts';
import type { SekolahKertas } from '../facts/sekolah-kertas.queries.ts';
import type { RuangKertas } from '../facts/sesi-kertas.queries.ts';

/** What the papers of one room are about. */
export interface RuangFacts extends SekolahKertas {
  ruang: RuangKertas;
  /** Name of the session and its hours as they hold (HH:MM). */
  sesi: { tanggal: string; name: string; jam_mulai: string; jam_selesai: string };
}

export const margins: PaperPart['margins'] = [40, 34, 40, 42];
/** Points between the margins of an A4 page. */
export const pageWidth = 515;

export const hoursOf = ({ sesi, sekolah }: RuangFacts): string =>
  `${withDot(sesi.jam_mulai)}–${withDot(sesi.jam_selesai)} ${sekolah.zona}`;

/** A paper of a room: its content on pages that name it. */
export const pageOf = (facts: RuangFacts, nama: string, blocks: Block[]): PaperPart => ({
  blocks,
  margins,
  foot: `${nama} · ${namaRuang(facts.ruang.ruang)} · ${facts.sesi.name}`,
});

/** The school's letterhead. */
export function kop({ sekolah, logo }: RuangFacts): Block[] {
  const { nama, npsn, alamat, telpon, email } = sekolah;
  const reach = [telpon && `Telepon ${telpon}`, email && `Email ${email}`].filter(Boolean).join('  ·  ');
  const lines = [alamat ?? '', reach, npsn ? `NPSN ${npsn}` : ''];
  return letterhead({ name: nama, lines, width: pageWidth, ...(logo !== undefined && { logo }) });
}

export const heading = (text: string, below = 10): Block =>
  words(text, { size: 12, bold: true, align: 'center', below });

/** Names with their values, one below the other. */
export function factTable(facts: readonly (readonly [string, string])[], width = pageWidth): Block {
  const label = 118;
  const size = 9.5;
  return {
    kind: 'table',
    look: 'bare',
    widths: [label, 8, width - label - 8],
    below: 8,
    rows: facts.map(([name, value]) => [
      [words(name, { size, below: 2 })],
      [words(':', { size })],
      [words(value, { size, below: 2 })],
    ]),
  };
}

/** Where and when the exam of the room is. */
export const placeFacts = (facts: RuangFacts): [string, string][] => [
  ['Ruang', facts.ruang.ruang === '' ? 'Tanpa ruang' : facts.ruang.ruang],
  ['Sesi', facts.sesi.name],
  ['Hari, tanggal', dateInWords(facts.sesi.tanggal)],
  ['Waktu', hoursOf(facts)],
  ['Mata uji', facts.ruang.jadwal.join(', ')],
];

/** How a device comes to this server, with the school's own values, beside the code that opens its page. */
export function connectionSteps({ sekolah, code }: RuangFacts, size: number, picture: number): Block {
  const lines = [
    `Sambungkan Wi-Fi ${sekolah.wifi_nama || 'sekolah'}`,
    'Matikan data seluler',
    'Bila HP bilang “tidak ada internet”, pilih Tetap terhubung',
    ...(sekolah.alamat_server ? [`Buka ${sekolah.alamat_server} atau pindai kode QR`] : []),
  ];
  const steps = lines.map((line, i) => words(`${i + 1}. ${line}`, { size, below: size / 4 }));
  const gap = code === undefined ? 0 : 12;
  return {
    kind: 'table',
    look: 'bare',
    gap,
    ...(code === undefined
      ? { widths: [pageWidth], rows: [[steps]] }
      : {
          widths: [pageWidth - picture - gap, picture],
          rows: [[steps, [{ kind: 'picture', name: code, width: picture, height: picture }]]],
        }),
  };
}
