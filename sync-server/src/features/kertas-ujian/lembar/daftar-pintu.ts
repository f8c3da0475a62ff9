import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { words } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { connectionSteps, hoursOf, pageOf, type RuangFacts } from './ruang-facts.ts';

const head = ['Nama', 'Nomor peserta', 'Kelas', 'Kursi'];
const widths = [238, 108, 78, 57];
const byName = new Intl.Collator('id');

/** For the door: who sits in the room, by name, and at which seat. */
export function daftarPintu(facts: RuangFacts): PaperPart {
  const { room, sesi, sekolah } = facts;
  // As large as the whole room fits one page.
  const { length } = room.peserta;
  const [look, size] =
    length > 40
      ? (['dense', 8.5] as const)
      : length > 24
        ? (['dense', 9.5] as const)
        : (['sheet', 10.5] as const);
  const rows = room.peserta
    .toSorted((a, b) => byName.compare(a.nama, b.nama))
    .map(({ nama, nomor_peserta, kelas, kursi }) => [
      [words(nama, { size })],
      [words(nomor_peserta, { size })],
      [words(kelas, { size })],
      [words(kursi, { size, bold: true, align: 'center' })],
    ]);
  return pageOf(facts, 'Daftar peserta', [
    words(sekolah.nama, { size: 10, align: 'center' }),
    words(namaRuang(room.ruang), { size: 30, bold: true, align: 'center' }),
    words(`${sesi.name} · ${dateInWords(sesi.tanggal)} · ${hoursOf(facts)}`, {
      ...{ size: 11, align: 'center', below: 2 },
    }),
    words(`${room.jadwal.join(', ')} · ${length} peserta`, {
      ...{ size: 9.5, align: 'center', below: 8 },
    }),
    connectionSteps(facts, 9, 56),
    { kind: 'table', look, widths, head, rows, above: 8 },
  ]);
}
