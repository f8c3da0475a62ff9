import { withDot, type Zone } from '@spmb/shared/kernel/zone.ts';
import { tanpaSandiKartu } from '@spmb/shared/peserta/sandi-peserta.schema.ts';
import { words, type Block, type Cell } from '../../../print/block.ts';
import { readSandiKartu } from '../../../server/sandi/sandi-kartu.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import type { PrintedSekolah } from '../facts/printed-sekolah.queries.ts';
import type { SekolahKertas } from '../facts/sekolah-kertas.queries.ts';
import type { Seated } from './find-print.ts';

export interface CardFacts extends SekolahKertas {
  secrets: Secrets;
  /** Leads to the login page of this server, and tells a proctor's scanner whose card it is. */
  code: string | undefined;
  /** Participants whose photo is among the images, under `foto-` and the id. */
  hasFoto: (id: string) => boolean;
}

const dark = '#444444';
/** Points between the edges of a card's text. */
export const cardWidth = 258;
const widths = { foto: 42, code: 46, logo: 22 };
const gap = 6;
/** What fits on a card beside everything else. */
const examsMax = 4;

/** Cells side by side: those without content are left out, the one without a width takes the rest. */
function beside(all: [width: number | undefined, cell: Block[]][], below: number): Block {
  const cells = all.filter(([, cell]) => cell.length > 0);
  const given = cells.reduce((sum, [width = 0]) => sum + width, 0);
  const rest = cardWidth - given - gap * (cells.length - 1);
  return {
    kind: 'table',
    look: 'bare',
    gap,
    below,
    widths: cells.map(([width]) => width ?? rest),
    rows: [cells.map(([, cell]) => cell)],
  };
}

const picture = (name: string | undefined, width: number, height: number): Block[] =>
  name === undefined ? [] : [{ kind: 'picture', name, width, height }];

/** One exam card: 98 × 56 mm, ten of which fill a page. */
export function buildCard(one: Seated, facts: CardFacts): Cell {
  const { sekolah, logo, code } = facts;
  const head: Block[] = [
    words(sekolah.nama, { bold: true, size: sekolah.nama.length > 45 ? 7 : 8.5 }),
    words(`KARTU PESERTA UJIAN · ${sekolah.tahun_ajaran}`, { size: 6.5, color: dark, spacing: 0.5 }),
  ];
  return [
    beside(
      [
        [widths.logo, picture(logo, 20, 20)],
        [undefined, head],
      ],
      4,
    ),
    beside(
      [
        [widths.foto, picture(facts.hasFoto(one.id) ? `foto-${one.id}` : undefined, 40, 52)],
        [undefined, [name(one.nama), ...identity(one)]],
        [widths.code, picture(code, 46, 46)],
      ],
      3,
    ),
    ...exams(one, sekolah.zona),
    login(one, facts),
    words(address(sekolah), { size: 7, color: dark }),
  ];
}

/** Whatever its length, a name stands on the card: the longest ones smaller. */
const name = (nama: string): Block =>
  words(nama, { bold: true, size: nama.length > 70 ? 7.5 : nama.length > 34 ? 8.5 : 10 });

function identity({ nomor_peserta, nisn, kelas, ruang, kursi }: Seated): Block[] {
  const lines = [
    [`Nomor ${nomor_peserta}`, nisn && `NISN ${nisn}`],
    [kelas && `Kelas ${kelas}`, ruang && `Ruang ${ruang}`, kursi && `Kursi ${kursi}`],
  ];
  return lines
    .map((parts) => parts.filter(Boolean).join('  ·  '))
    .filter((text) => text !== '')
    .map((text) => words(text, { above: 1 }));
}

const dateText = new Intl.DateTimeFormat('id-ID', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The exams to come; the room only where it is not the one above. */
function exams({ ujian, ruang }: Seated, zona: Zone): Block[] {
  const shown = ujian.slice(0, ujian.length > examsMax ? examsMax - 1 : examsMax);
  const lines = shown.map((one) => {
    const hours = `${withDot(one.jam_mulai)}–${withDot(one.jam_selesai)} ${zona}`;
    const elsewhere = one.ruang !== ruang && one.ruang !== null ? ` · Ruang ${one.ruang}` : '';
    const day = dateText.format(Date.parse(`${one.tanggal}T00:00:00Z`));
    return `${day} · ${one.sesi} · ${hours} · ${one.jadwal}${elsewhere}`;
  });
  if (shown.length < ujian.length) lines.push(`dan ${ujian.length - shown.length} ujian lain, lihat jadwal`);
  return lines.map((text) => words(text, { size: 7 }));
}

function login({ nomor_peserta, akun }: Seated, { secrets }: CardFacts): Block {
  const read = readSandiKartu(secrets, akun);
  const field = (label: string, value: string): Cell => [
    words(label, { size: 6.5, color: dark }),
    words(value, { bold: true, size: value.length > 22 ? 8 : 10 }),
  ];
  const sandi = read.keadaan === 'kartu' ? read.sandi : tanpaSandiKartu[read.keadaan].kartu;
  const half = cardWidth / 2 - 8;
  return {
    kind: 'table',
    look: 'box',
    widths: [half, half],
    above: 3,
    below: 3,
    rows: [[field('Nama pengguna', nomor_peserta), field('Kata sandi', sandi)]],
  };
}

function address({ wifi_nama, alamat_server }: PrintedSekolah): string {
  return [wifi_nama && `Wi-Fi: ${wifi_nama}`, alamat_server && `Alamat: ${alamat_server}`]
    .filter(Boolean)
    .join('   ');
}
