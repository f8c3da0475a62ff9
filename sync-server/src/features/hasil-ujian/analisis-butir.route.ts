import {
  analisisBank,
  analisisButir,
  downloadAnalisisBank,
  downloadAnalisisButir,
} from '@spmb/shared/hasil-ujian/calls.ts';
import { reliabilitasOf, type AnalisisUjian } from '@spmb/shared/hasil-ujian/analisis.schema.ts';
import {
  judgePengecoh,
  wordDayaBeda,
  wordKesukaran,
  wordReliabilitas,
} from '@spmb/shared/soal/analysis/mutu-butir.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { workbook } from '../../http/answers.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { writeWorkbook, type SheetCell, type TemplateSheet } from '../../spreadsheet/write/template.ts';
import { analyzeBank, analyzeJadwal } from './analisis-butir.ts';

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000;
const sheetOf = (name: string, heads: readonly string[], rows: SheetCell[][]): TemplateSheet => ({
  name,
  columns: heads.map((header) => ({ header })),
  rows,
});

/** Three sheets: the whole, its questions, their options. */
function buildSheets({
  butir,
  peserta,
  belum,
  rata_rata,
  simpangan,
  ...found
}: AnalisisUjian): TemplateSheet[] {
  const { rumus, nilai } = reliabilitasOf(found);
  const summary: SheetCell[][] = [
    ['Lembar yang dianalisis', peserta, ''],
    ['Belum selesai, tidak dihitung', belum, ''],
    ['Butir soal', butir.length, ''],
    ['Rata-rata benar (%)', round(rata_rata * 100), ''],
    ['Simpangan baku (%)', round(simpangan * 100), ''],
    [`Reliabilitas ${rumus}`, round(nilai), wordReliabilitas(nilai ?? undefined).kata],
  ];
  const items = butir.map((one): SheetCell[] => [
    one.mapel,
    one.edisi,
    one.nomor,
    one.teks,
    one.kunci === 'gugur' ? 'Digugurkan' : one.kunci,
    one.jumlah,
    one.benar,
    one.kosong,
    round(one.kesukaran),
    wordKesukaran(one.kesukaran).kata,
    round(one.daya_beda),
    wordDayaBeda(one.daya_beda ?? undefined).kata,
  ]);
  const options = butir.flatMap((one) =>
    one.pilihan.map(({ pilihan, jumlah, atas, bawah }): SheetCell[] => [
      one.mapel,
      one.edisi,
      one.nomor,
      pilihan,
      pilihan === one.kunci ? 'Kunci' : 'Pengecoh',
      jumlah,
      round(one.jumlah === 0 ? 0 : (jumlah * 100) / one.jumlah),
      atas,
      bawah,
      pilihan === one.kunci ? '' : judgePengecoh(one, pilihan).kata,
    ]),
  );
  return [
    sheetOf('Ringkasan', ['Ukuran', 'Nilai', 'Mutu'], summary),
    sheetOf('Butir soal', [...place, 'Soal', 'Kunci', ...itemHeads], items),
    sheetOf('Pilihan jawaban', [...place, ...optionHeads], options),
  ];
}

const place = ['Mata pelajaran', 'Versi', 'Nomor'];
const itemHeads = [
  'Dikerjakan',
  'Benar',
  'Kosong',
  'Tingkat kesukaran',
  'Mutu kesukaran',
  'Daya beda',
  'Mutu daya beda',
];
const optionHeads = ['Pilihan', 'Sifat', 'Dipilih', 'Dipilih (%)', 'Kelompok atas', 'Kelompok bawah', 'Mutu'];

/** Item analysis of a schedule or of a version of a bank, on the screen and as a workbook. */
export const analisisButirRoutes = (context: Context): Route[] => {
  const file = (
    definition: typeof downloadAnalisisButir,
    tabel: string,
    analyze: typeof analyzeJadwal,
  ): Route =>
    answerCall(definition, undefined, async ({ call, at }) => {
      const analysis = await analyze(context, accountOf(call), at.id);
      const bytes = await writeWorkbook(buildSheets(analysis));
      const entry = {
        tindakan: 'ekspor',
        tabel,
        baris_id: at.id,
        sesudah: { jumlah: analysis.butir.length },
      };
      await context.store.tx(actorOf(accountOf(call)), (tx) => writeAudit(tx, context.clock.nowMs(), entry));
      return workbook(call, bytes, 'Analisis butir soal.xlsx');
    });
  return [
    answerCall(analisisButir, undefined, ({ call, at }) => analyzeJadwal(context, accountOf(call), at.id)),
    file(downloadAnalisisButir, 'jadwal_ujian', analyzeJadwal),
    answerCall(analisisBank, undefined, ({ call, at }) => analyzeBank(context, accountOf(call), at.id)),
    file(downloadAnalisisBank, 'master_soal', analyzeBank),
  ];
};
