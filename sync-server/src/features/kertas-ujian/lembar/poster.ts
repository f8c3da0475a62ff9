import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { words } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { connectionSteps, hoursOf, pageOf, pageWidth, type RuangFacts } from './ruang-facts.ts';

const rules = [
  'Duduk di kursi sesuai kartu peserta dan masuk dengan nomor dan kata sandi di kartu.',
  'Jawaban tersimpan di perangkat. Bila sambungan terputus, teruskan mengerjakan.',
  'Jangan menutup peramban dan jangan berpindah ke aplikasi lain.',
  'Bila ada masalah, angkat tangan dan panggil pengawas.',
  'Tinggalkan ruang sesudah layar berwarna hijau: BOLEH MENINGGALKAN RUANG.',
];

/** For the wall of the room: when the exam is, how to come to it, how to behave. */
export function poster(facts: RuangFacts): PaperPart {
  const { ruang, sesi, sekolah } = facts;
  const name = namaRuang(ruang.ruang);
  return pageOf(facts, 'Poster', [
    words(sekolah.nama, { size: 16, align: 'center', above: 10 }),
    words(`UJIAN ${sekolah.tahun_ajaran}`, { size: 13, align: 'center', spacing: 2, below: 16 }),
    words(name, { size: name.length > 14 ? 34 : 58, bold: true, align: 'center' }),
    words(sesi.name, { size: 26, bold: true, align: 'center', below: 6 }),
    words(dateInWords(sesi.tanggal), { size: 18, align: 'center' }),
    words(hoursOf(facts), { size: 30, bold: true, align: 'center', below: 4 }),
    words(ruang.jadwal.join(', '), { size: 13, align: 'center', below: 18 }),
    { kind: 'rule', width: pageWidth, thickness: 1.5, below: 16 },
    words('Cara tersambung', { size: 18, bold: true, below: 8 }),
    connectionSteps(facts, 16, 170),
    words('Tata tertib', { size: 18, bold: true, above: 18, below: 6 }),
    ...rules.map((rule, i) => words(`${i + 1}. ${rule}`, { size: 13, below: 5 })),
  ]);
}
