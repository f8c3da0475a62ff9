import { tanggalTerbilang } from '@spmb/shared/kernel/text/terbilang.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { words, type Block } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { signatures } from '../../../print/signatures.ts';
import { factTable, heading, kop, pageOf, pageWidth, type RuangFacts } from './ruang-facts.ts';

export const size = 10;
const short = '.'.repeat(14);

/** The record of an exam in a room in the usual wording, to be filled in by hand. */
export function blangkoBeritaAcara(facts: RuangFacts): PaperPart {
  const { ruang } = facts;
  const { kepalasekolah, nip } = facts.sekolah;
  const [first = '', second = ''] = ruang.pengawas;
  return pageOf(facts, 'Berita acara', [
    ...kop(facts),
    ...opening(facts),
    factTable([
      ...placeOf(facts),
      ['Jumlah seharusnya', `${ruang.peserta.length} peserta`],
      ['Jumlah hadir', `${short} peserta`],
      ['Jumlah tidak hadir', `${short} peserta, yaitu nomor:`],
    ]),
    words('', { below: 4 }),
    ...lines(3),
    words('Catatan selama ujian:', { size, below: 20 }),
    ...lines(8),
    closing,
    signatures(
      [
        { role: 'Pengawas 1', nama: first },
        { role: 'Pengawas 2', nama: second },
        { role: 'Proktor', nama: '' },
        { role: 'Kepala sekolah', nama: kepalasekolah, nip },
      ],
      pageWidth,
    ),
  ]);
}

/** Title and first sentence. */
export function opening(
  facts: RuangFacts,
  { jam_mulai, jam_selesai }: { jam_mulai: string; jam_selesai: string } = facts.sesi,
): Block[] {
  const { sesi, sekolah, ruang } = facts;
  const [day = ''] = dateInWords(sesi.tanggal).split(',');
  const hours = `pukul ${withDot(jam_mulai)} sampai dengan pukul ${withDot(jam_selesai)} ${sekolah.zona}`;
  const text = `Pada hari ini, ${day} tanggal ${tanggalTerbilang(sesi.tanggal)}, telah diselenggarakan ujian tahun ajaran ${sekolah.tahun_ajaran} untuk mata uji ${ruang.jadwal.join(', ')} dari ${hours}.`;
  return [
    heading('BERITA ACARA PENYELENGGARAAN UJIAN', 12),
    words(text, { size, align: 'justify', lineHeight: 1.3, below: 10 }),
  ];
}

export const placeOf = ({ sekolah, ruang, sesi }: RuangFacts): [string, string][] => [
  ['Sekolah', sekolah.nama],
  ['Ruang', ruang.ruang === '' ? 'Tanpa ruang' : ruang.ruang],
  ['Sesi', sesi.name],
];

/** Lines to write on. */
const lines = (count: number): Block[] =>
  Array.from({ length: count }, () => ({ kind: 'rule', width: pageWidth, thickness: 0.5, below: 18 }));

export const closing = words(
  'Demikian berita acara ini dibuat dengan sesungguhnya untuk dipergunakan sebagaimana mestinya.',
  { size, align: 'justify', above: 4, below: 16 },
);
