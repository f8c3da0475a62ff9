import { kartuSesudahMs, tulisKodeKartu } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { dateInWords, shiftTime, withDot } from '@spmb/shared/kernel/zone.ts';
import { grey, words, type Block } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { hoursOf, kop, pageOf, pageWidth, type RuangFacts } from './ruang-facts.ts';

/** What opens a room: its code, and the name of the picture with it. */
export interface KodeRuang {
  kode: string;
  /** undefined: the school has not said where its server is. */
  picture: string | undefined;
}

const picture = 190;
const gap = 16;

/** For whoever watches the room: opens its screen without an account. */
export function kartuRuang(facts: RuangFacts, { kode, picture: code }: KodeRuang): PaperPart {
  const { ruang, sesi, sekolah } = facts;
  const name = namaRuang(ruang.ruang);
  const until = withDot(shiftTime(sesi.jam_selesai, kartuSesudahMs / 60_000));
  return pageOf(facts, 'Kartu ruang', [
    ...kop(facts),
    words('KARTU RUANG', { size: 16, bold: true, align: 'center', above: 8, below: 10 }),
    words(name, { size: name.length > 14 ? 30 : 44, bold: true, align: 'center' }),
    words(`${sesi.name} · ${dateInWords(sesi.tanggal)}`, { size: 14, align: 'center' }),
    words(hoursOf(facts), { size: 20, bold: true, align: 'center', below: 14 }),
    { kind: 'rule', width: pageWidth, thickness: 1.5, below: 14 },
    beside(stepsOf(facts, code !== undefined), code),
    words('Kode', { size: 12, align: 'center', above: 16 }),
    words(tulisKodeKartu(kode), { size: 44, bold: true, align: 'center', below: 4 }),
    words(`Berlaku pada hari ujian sampai pukul ${until} ${sekolah.zona}`, {
      size: 13,
      align: 'center',
      below: 18,
    }),
    { kind: 'rule', width: pageWidth, thickness: 0.5, below: 10 },
    ...notes.map((text) => words(text, { size: 10.5, color: grey, below: 4 })),
  ]);
}

const notes = [
  'Kartu ini membuka layar pengawas ruang ini saja, tanpa akun. Nama yang Anda ketik tercatat pada setiap tindakan dan masuk ke berita acara.',
  'Jangan difoto, dan jangan diperlihatkan kepada peserta. Bila hilang, minta panitia menggantinya: kartu lama langsung tidak berlaku.',
];

function stepsOf({ sekolah }: RuangFacts, hasCode: boolean): string[] {
  const address = sekolah.alamat_server
    ? `${sekolah.alamat_server}/ruang`
    : 'alamat server, tambahkan /ruang';
  return [
    `Sambungkan Wi-Fi ${sekolah.wifi_nama || 'sekolah'}`,
    'Matikan data seluler. Bila HP bilang “tidak ada internet”, pilih Tetap terhubung',
    hasCode
      ? `Pindai kode QR, atau buka ${address} dan ketik kodenya`
      : `Buka ${address}, lalu ketik kodenya`,
    'Tulis nama lengkap Anda, lalu ketuk Buka ruang',
  ];
}

function beside(steps: readonly string[], code: string | undefined): Block {
  const lines = steps.map((step, i) => words(`${i + 1}. ${step}`, { size: 14, below: 7 }));
  if (code === undefined) return { kind: 'table', look: 'bare', widths: [pageWidth], rows: [[lines]] };
  return {
    kind: 'table',
    look: 'bare',
    gap,
    widths: [pageWidth - picture - gap, picture],
    rows: [[lines, [{ kind: 'picture', name: code, width: picture, height: picture }]]],
  };
}
