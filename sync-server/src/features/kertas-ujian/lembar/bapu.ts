import { pelanggaran, type KodePelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import { clockText, dateInWords } from '@spmb/shared/kernel/zone.ts';
import { words } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { signatures } from '../../../print/signatures.ts';
import type { listPelanggaran } from '../berita-acara/berita-acara.queries.ts';
import { closing, size } from './blangko-berita-acara.ts';
import { factTable, heading, kop, pageOf, pageWidth, placeFacts, type RuangFacts } from './ruang-facts.ts';

type Violations = Awaited<ReturnType<typeof listPelanggaran>>;

const head = ['Pukul', 'Pelanggaran', 'Keterangan', 'Dicatat oleh'];
const widths = [40, 155, 188, 100];

/** The record of violations: a page for each participant who has any. */
export function bapu(facts: RuangFacts, found: Violations): PaperPart[] {
  return [...Map.groupBy(found, ({ baris }) => baris.peserta_id).values()].map((own) => pageFor(facts, own));
}

function pageFor(facts: RuangFacts, own: Violations): PaperPart {
  const { sekolah, ruang } = facts;
  const { nama = '', nomor_peserta = '' } = own[0]?.baris ?? {};
  const cell = (text: string) => [words(text, { size: 9 })];
  const rows = own.map(({ act }) =>
    [
      clockText(act.waktu_ms, sekolah.zona),
      pelanggaran[(act.isi as { kode: KodePelanggaran }).kode],
      act.alasan,
      act.nama,
    ].map(cell),
  );
  return pageOf(facts, 'Berita acara pelanggaran', [
    ...kop(facts),
    heading('BERITA ACARA PELANGGARAN UJIAN'),
    words(
      `Pada hari ini, ${dateInWords(facts.sesi.tanggal)}, pengawas mencatat pelanggaran peserta berikut pada ujian tahun ajaran ${sekolah.tahun_ajaran}.`,
      { size, align: 'justify', lineHeight: 1.3, below: 8 },
    ),
    factTable([['Nama', nama], ['Nomor peserta', nomor_peserta], ...placeFacts(facts)]),
    { kind: 'table', look: 'sheet', widths, head, rows, below: 10 },
    words('Catatan ini tidak mengubah nilai.', { size, below: 4 }),
    closing,
    signatures(
      [
        { role: 'Peserta', nama, nip: null },
        { role: 'Pengawas', nama: ruang.pengawas[0] ?? '' },
        { role: 'Ketua panitia', nama: sekolah.ketua_panitia_nama, nip: sekolah.ketua_panitia_nip },
      ],
      pageWidth,
    ),
  ]);
}
