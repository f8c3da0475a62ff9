import { withDot, type Zone } from '@spmb/shared/kernel/zone.ts';
import { tanpaSandiKartu } from '@spmb/shared/peserta/sandi-peserta.ts';
import type { Column, Content } from 'pdfmake/interfaces.js';
import { keepRightToLeft } from '../../../print/right-to-left.ts';
import type { Secrets } from '../../../server/secrets.ts';
import { readSandiKartu } from '../sandi-kartu.ts';
import type { Seated, SekolahTahunIni } from './find-cetak.ts';

/** Names of images that all cards share. */
export const logoName = 'logo';
export const addressCode = 'alamat';

export interface CardFacts {
  sekolah: SekolahTahunIni;
  secrets: Secrets;
  /** Which of the shared images there are. */
  hasLogo: boolean;
  hasCode: boolean;
  /** Participants whose photo is among the images, under `foto-` and the id. */
  hasFoto: (id: string) => boolean;
}

const dark = '#444444';
/** Points between the edges of a card's text. Widths are fixed: a word that fits no line would push its neighbours off the page. */
export const cardWidth = 258;
const widths = { foto: 42, code: 46, logo: 22, gap: 6 };
/** What fits on a card beside everything else. */
const examsMax = 4;

/** One exam card: 98 × 56 mm, ten of which fill a page. */
export function buildCard(one: Seated, facts: CardFacts): Content {
  const { sekolah, hasCode } = facts;
  const foto = facts.hasFoto(one.id);
  const beside = (foto ? widths.foto + widths.gap : 0) + (hasCode ? widths.code + widths.gap : 0);
  return {
    stack: [
      head(facts),
      {
        columns: [
          ...(foto ? [{ image: `foto-${one.id}`, fit: [40, 52], width: widths.foto } as Column] : []),
          { stack: [name(one.nama), ...identity(one)], width: cardWidth - beside },
          ...code(facts),
        ],
        columnGap: widths.gap,
        margin: [0, 4, 0, 3],
      },
      ...exams(one, sekolah.zona),
      login(one, facts),
      { text: address(sekolah), fontSize: 7, color: dark, margin: [0, 3, 0, 0] },
    ],
  };
}

const head = ({ sekolah, hasLogo }: CardFacts): Content => ({
  columns: [
    ...(hasLogo ? [{ image: logoName, fit: [20, 20], width: widths.logo } as Column] : []),
    {
      stack: [
        { text: keepRightToLeft(sekolah.nama), bold: true, fontSize: sekolah.nama.length > 45 ? 7 : 8.5 },
        {
          text: `KARTU PESERTA UJIAN · ${sekolah.tahun_ajaran}`,
          fontSize: 6.5,
          color: dark,
          characterSpacing: 0.5,
        },
      ],
      width: cardWidth - (hasLogo ? widths.logo + widths.gap : 0),
    },
  ],
  columnGap: widths.gap,
});

/** Whatever its length, a name stands on the card: the longest ones smaller. */
const name = (nama: string): Content => ({
  text: keepRightToLeft(nama),
  bold: true,
  fontSize: nama.length > 70 ? 7.5 : nama.length > 34 ? 8.5 : 10,
  lineHeight: 1,
});

function identity({ nomor_peserta, nisn, kelas, ruang, kursi }: Seated): Content[] {
  const lines = [
    [`Nomor ${nomor_peserta}`, nisn && `NISN ${nisn}`],
    [kelas && `Kelas ${kelas}`, ruang && `Ruang ${ruang}`, kursi && `Kursi ${kursi}`],
  ];
  return lines
    .map((parts) => parts.filter(Boolean).join('  ·  '))
    .filter((text) => text !== '')
    .map((text) => ({ text, fontSize: 8, margin: [0, 1, 0, 0] }));
}

const code = ({ hasCode }: CardFacts): Column[] =>
  hasCode ? [{ image: addressCode, fit: [widths.code, widths.code], width: widths.code }] : [];

const dateText = new Intl.DateTimeFormat('id-ID', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

/** The exams to come; the room only where it is not the one above. */
function exams({ ujian, ruang }: Seated, zona: Zone): Content[] {
  const shown = ujian.slice(0, ujian.length > examsMax ? examsMax - 1 : examsMax);
  const lines = shown.map((one) => {
    const hours = `${withDot(one.jam_mulai)}–${withDot(one.jam_selesai)} ${zona}`;
    const elsewhere = one.ruang !== ruang && one.ruang !== null ? ` · Ruang ${one.ruang}` : '';
    const day = dateText.format(Date.parse(`${one.tanggal}T00:00:00Z`));
    return `${day} · ${one.sesi} · ${hours} · ${one.jadwal}${elsewhere}`;
  });
  if (shown.length < ujian.length) lines.push(`dan ${ujian.length - shown.length} ujian lain, lihat jadwal`);
  return lines.map((text) => ({ text, fontSize: 7 }));
}

function login({ nomor_peserta, akun }: Seated, { secrets }: CardFacts): Content {
  const read = readSandiKartu(secrets, akun);
  const field = (label: string, value: string): Content => ({
    stack: [
      { text: label, fontSize: 6.5, color: dark },
      { text: value, bold: true, fontSize: value.length > 22 ? 8 : 10 },
    ],
    fillColor: '#eeeeee',
  });
  const sandi = read.keadaan === 'kartu' ? read.sandi : tanpaSandiKartu[read.keadaan].kartu;
  return {
    table: {
      widths: ['*', '*'],
      body: [[field('Nama pengguna', nomor_peserta), field('Kata sandi', sandi)]],
    },
    layout: 'box',
    margin: [0, 3, 0, 0],
  };
}

function address({ wifi_nama, alamat_server }: SekolahTahunIni): string {
  return [wifi_nama && `Wi-Fi: ${wifi_nama}`, alamat_server && `Alamat: ${alamat_server}`]
    .filter(Boolean)
    .join('   ');
}

/** Where the code on the card leads: the login page of this server. */
export function loginAddress({ alamat_server }: SekolahTahunIni): string | undefined {
  if (!alamat_server) return undefined;
  const address = /^https?:\/\//i.test(alamat_server) ? alamat_server : `http://${alamat_server}`;
  return `${address.replace(/\/+$/, '')}/login`;
}
