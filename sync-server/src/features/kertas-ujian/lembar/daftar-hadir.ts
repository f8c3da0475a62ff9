import { words, type Cell } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { signatures } from '../../../print/signatures.ts';
import { factTable, heading, kop, pageOf, pageWidth, placeFacts, type RuangFacts } from './ruang-facts.ts';

const head = ['No.', 'Nomor peserta', 'Nama', 'Kelas', 'Kursi', 'Tanda tangan'];
const widths = [20, 76, 146, 76, 36, 113];
const size = 9;

/** To be signed by participants and supervisors. */
export function daftarHadir(facts: RuangFacts): PaperPart {
  const { ruang, sekolah } = facts;
  const rows = ruang.peserta.map(({ nomor_peserta, nama, kelas, kursi }, index): Cell[] => [
    [words(String(index + 1), { size, align: 'right' })],
    ...[nomor_peserta, nama, kelas, kursi].map((text): Cell => [words(text, { size })]),
    // Signatures stand in turn on the left and the right: each has room.
    [words(`${index + 1}.`, { size, align: index % 2 === 0 ? 'left' : 'center' })],
  ]);
  const [first = '', second = ''] = ruang.pengawas;
  return pageOf(facts, 'Daftar hadir', [
    ...kop(facts),
    heading(`DAFTAR HADIR PESERTA UJIAN ${sekolah.tahun_ajaran}`),
    factTable(placeFacts(facts)),
    { kind: 'table', look: 'sheet', widths, head, rows },
    words(
      `Seharusnya hadir ${ruang.peserta.length} peserta.    Hadir ........ peserta.    Tidak hadir ........ peserta.`,
      { size: 9.5, above: 10, below: 12 },
    ),
    signatures(
      [
        { role: 'Pengawas 1', nama: first },
        { role: 'Pengawas 2', nama: second },
      ],
      pageWidth,
    ),
  ]);
}
