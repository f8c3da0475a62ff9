import { judgeSimulasi, kapasitasText } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import { gangguanText } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { localDate, localTime, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { GladiBersih } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import type { Context } from '../../context.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import type { Call } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';

type Cells = [SheetCell, SheetCell][];

/** A report as a workbook: what was run, the verdict sentence by sentence, and every figure. */
export async function exportGladi(context: Context, call: Call, row: GladiBersih): Promise<Response> {
  const rows = linesOf(row, await context.zona());
  return answerExport(context, call, {
    label: 'Gladi bersih',
    tabel: 'gladi_bersih',
    baris_id: row.id,
    heads: ['Hal', 'Isi'],
    portions: [rows],
  });
}

const verdictText = (lulus: boolean | null): string =>
  lulus === null ? 'Tidak dinilai' : lulus ? 'Lulus' : 'Tidak lulus';

function linesOf(gladi: GladiBersih, zona: Zone): Cells {
  const head: Cells = [
    ['Gladi', gladi.nama],
    ['Mulai', `${localDate(gladi.mulai_ms, zona)} ${localTime(gladi.mulai_ms, zona)} ${zona}`],
    ['Dijalankan oleh', gladi.oleh],
    ['Hasil', verdictText(gladi.lulus)],
    ...(gladi.sebab === null ? [] : [['Keterangan', gladi.sebab] as [string, string]]),
  ];
  if (gladi.jenis === 'simulasi') return [...head, ...simulasiLines(gladi)];
  return [...head, ...hpLines(gladi)];
}

function simulasiLines({ isian, laporan }: Extract<GladiBersih, { jenis: 'simulasi' }>): Cells {
  const asked: Cells = [
    ['Peserta virtual', isian.peserta],
    ['Lama mengerjakan (detik)', isian.detik],
    ['Gangguan', isian.gangguan.map((one) => gangguanText[one]).join(', ') || 'Tanpa gangguan'],
  ];
  if (!laporan) return asked;
  const { mesin, masuk, gambar, mulai, akui, operasi, kiriman, gangguan, kapasitas } = laporan;
  return [
    ...asked,
    ...judgeSimulasi(isian.peserta, laporan).butir.map(({ baik, teks }): [string, string] => [
      baik ? 'Baik' : 'Perlu perhatian',
      teks,
    ]),
    ['Tindakan dibuat', operasi.dibuat],
    ['Tindakan diakui server', operasi.diakui],
    ['Hilang', operasi.hilang],
    ['Tercatat lebih dari sekali', operasi.ganda],
    ['Tindakan per detik', laporan.operasi_per_detik],
    ['Diakui server, median (ms)', akui.p50_ms],
    ['Diakui server, 99 dari 100 (ms)', akui.p99_ms],
    ['Masuk, paling lama (ms)', masuk.paling_lama_ms],
    ['Gambar soal, paling lama (ms)', gambar?.paling_lama_ms ?? 'Tidak diukur'],
    ['Mulai, paling lama (ms)', mulai.paling_lama_ms],
    ['Kiriman', kiriman.batch],
    ['Kiriman diulang', kiriman.diulang],
    ['Salinan sengaja', kiriman.salinan],
    ['Tanpa jawaban', kiriman.tak_terjawab],
    ['Jaringan diputus (kali)', gangguan.putus],
    ['Kiriman ditunda (kali)', gangguan.tunda],
    ...(kapasitas
      ? [
          ['Kapasitas kirim jawaban', kapasitasText(kapasitas)] as [string, string],
          ...kapasitas.langkah.map(({ peserta, p99_ms, cukup }): [string, string] => [
            `Jawaban dari ${peserta} peserta`,
            `${p99_ms} ms, ${cukup ? 'cukup' : 'tidak cukup'}`,
          ]),
        ]
      : []),
    ['Prosesor', `${mesin.prosesor} × ${mesin.inti}`],
    ['Memori (MB)', mesin.memori_mb],
    ['Basis data', mesin.basis_data],
    ['Versi', mesin.versi],
    ['Benih', laporan.benih],
    ...laporan.temuan.map((teks): [string, string] => ['Temuan', teks]),
  ];
}

function hpLines({ isian, laporan }: Extract<GladiBersih, { jenis: 'hp' }>): Cells {
  if (!laporan) return [['Lama (menit)', isian.menit]];
  const groups = (label: string, all: typeof laporan.ruang): Cells =>
    all.map((one) => [
      `${label} ${one.nama}`,
      `${one.perangkat} perangkat: ${one.baik} baik, ${one.lambat} lambat, ${one.gagal} gagal; muat paling lama ${Math.round(one.muat_maks_ms ?? 0)} ms, kirim paling lama ${Math.round(one.kirim_maks_ms ?? 0)} ms`,
    ]);
  return [
    ['Perangkat', laporan.perangkat],
    ...laporan.temuan.map((teks): [string, string] => ['Temuan', teks]),
    ...laporan.ruang_kosong.map((nama): [string, string] => ['Ruang tanpa perangkat', nama]),
    ...groups('Ruang', laporan.ruang),
    ...groups('Alamat', laporan.rentang),
  ];
}
