import { sementaraText, type BeritaAcara } from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { catatanOf, describeCatatan } from '../../../db/chain/catatan.ts';
import type { Kepala } from '../../../db/chain/kepala-audit.table.ts';
import { words, type Block } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { signatures } from '../../../print/signatures.ts';
import { closing, opening, placeOf, size } from './blangko-berita-acara.ts';
import { factTable, kop, pageOf, pageWidth, type RuangFacts } from './ruang-facts.ts';

const label = (text: string) => words(text, { size, bold: true, above: 4, below: 3 });

/** The record of an exam in a room with what really happened; `kepala` is where the audit trail ends now. */
export function beritaAcaraTerisi(
  facts: RuangFacts,
  berita: Omit<BeritaAcara, 'sesi'>,
  kepala: Kepala | undefined,
): PaperPart {
  const { isi } = berita;
  const { kepalasekolah, nip } = facts.sekolah;
  const hours = {
    jam_mulai: isi.jam_mulai ?? facts.sesi.jam_mulai,
    jam_selesai: isi.jam_selesai ?? facts.sesi.jam_selesai,
  };
  const sementara = sementaraText(berita.belum_selesai);
  return pageOf(facts, sementara === '' ? 'Berita acara' : 'Berita acara SEMENTARA', [
    ...kop(facts),
    ...(sementara === '' ? [] : [warning(sementara)]),
    ...opening(facts, hours),
    factTable([
      ...placeOf(facts),
      ['Jumlah seharusnya', `${isi.seharusnya} peserta`],
      ['Jumlah hadir', `${isi.hadir} peserta`],
      [
        'Jumlah tidak hadir',
        `${isi.tidak_hadir} peserta${isi.nomor_tidak_hadir && `, yaitu nomor: ${isi.nomor_tidak_hadir}`}`,
      ],
    ]),
    label('Kejadian selama ujian:'),
    ...paragraphs(isi.kejadian || 'Tidak ada kejadian yang dicatat.'),
    label('Catatan:'),
    ...paragraphs(isi.catatan || '–'),
    ...proof(facts, berita, kepala),
    closing,
    signatures(
      [
        { role: 'Pengawas 1', nama: isi.pengawas_1 },
        { role: 'Pengawas 2', nama: isi.pengawas_2 },
        { role: 'Proktor', nama: isi.proktor },
        { role: 'Kepala sekolah', nama: kepalasekolah, nip },
      ],
      pageWidth,
    ),
  ]);
}

/** Above everything else: nobody signs it as a final one. */
const warning = (text: string): Block => ({
  kind: 'table',
  look: 'box',
  widths: [pageWidth - 16],
  below: 10,
  rows: [
    [[words(`${text} Cetak lagi sesudah semuanya selesai.`, { size: 11, bold: true, align: 'center' })]],
  ],
});

const paragraphs = (text: string): Block[] =>
  text.split('\n').map((line) => words(line, { size: 9, below: 2 }));

/**
 * What the answers of the room were when this was saved, who saved it, and how far the audit trail stood: whoever
 * rewrites it afterwards cannot rewrite the paper.
 */
function proof(
  { sekolah: { zona } }: RuangFacts,
  { sidik_jari, disimpan }: Omit<BeritaAcara, 'sesi'>,
  kepala: Kepala | undefined,
): Block[] {
  const kept = disimpan?.sidik_jari ?? sidik_jari;
  const lines = [
    kept
      ? `Sidik jari jawaban ruang, untuk membuktikan jawaban tidak diubah: ${kept}`
      : 'Belum ada jawaban di ruang ini.',
    ...(disimpan && kept !== sidik_jari
      ? [`Jawaban bertambah sesudah disimpan. Sidik jari saat dicetak: ${sidik_jari}`]
      : []),
    disimpan
      ? `Disimpan ${disimpan.nama}, ${dateInWords(localDate(disimpan.diubah_ms, zona))} pukul ${clockText(disimpan.diubah_ms, zona)} ${zona}.`
      : 'Diisi dari catatan server, belum disunting.',
    ...(kepala && kepala.nomor > 0 ? [`${describeCatatan(catatanOf(kepala))}.`] : []),
  ];
  return lines.map((line, i) => words(line, { size: 8, above: i === 0 ? 8 : 1 }));
}
