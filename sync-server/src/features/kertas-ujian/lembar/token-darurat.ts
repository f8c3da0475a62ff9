import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { showKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { words } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { factTable, heading, kop, pageOf, placeFacts, type RuangFacts } from './ruang-facts.ts';

const steps = [
  'Buka amplop hanya bila peserta yang perangkatnya sudah siap tidak dapat mencapai server saat ujian dimulai.',
  'Tulis Token darurat di papan tulis. Peserta mengetiknya di kolom Token, lalu menekan Mulai ujian.',
  'Jawaban tersimpan di perangkat dan terkirim sendiri begitu server terjangkau. Perangkat jangan dimatikan sebelum layarnya hijau.',
  'Catat di berita acara siapa yang membuka amplop dan pukul berapa.',
];

/** For a sealed envelope: the code with which prepared devices of the session begin without the server. */
export function tokenDarurat(facts: RuangFacts, kode: string): PaperPart {
  const { ruang, sesi } = facts;
  return pageOf(facts, 'Token darurat', [
    ...kop(facts),
    heading('TOKEN DARURAT', 4),
    words('RAHASIA: simpan di amplop tersegel', { size: 11, bold: true, align: 'center', below: 14 }),
    factTable(placeFacts(facts)),
    words(showKodeLuring(kode), { size: 40, bold: true, align: 'center', above: 24, below: 24 }),
    ...steps.map((step, i) => words(`${i + 1}. ${step}`, { size: 11, below: 6 })),
    words(
      `Berlaku untuk ${namaRuang(ruang.ruang)} dan semua ruang ${sesi.name}, ${dateInWords(sesi.tanggal)}.`,
      {
        size: 10,
        above: 10,
      },
    ),
    words('Dibuka oleh ______________________  pukul __________  tanda tangan ______________________', {
      size: 10,
      above: 26,
    }),
  ]);
}
