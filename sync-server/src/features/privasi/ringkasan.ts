import { labelsOfTabel } from '@spmb/shared/audit/tabel-words.ts';
import { clockText, dateInWords, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { judulTabel, jejakMesin, type Untuk } from './orang/aturan-salinan.ts';
import type { AnyRow } from '../../db/table-rows.ts';
import type { Kumpulan } from './kumpulkan.ts';
import type { NamaIsi } from './nama-isi.queries.ts';

/** What the page says besides the rows. */
export interface Kepala {
  sekolah: string;
  nama: string;
  nomor: string;
  untuk: Untuk;
  dibuat_ms: number;
  zona: Zone;
  namaIsi: NamaIsi;
  /** Addresses of the files inside the archive, with what they are. */
  berkas: readonly { nama: string; alamat: string }[];
}

const labels: Readonly<Record<string, string>> = {
  ...labelsOfTabel(''),
  ...Object.fromEntries(semuaField.map(({ name, label }) => [name, label])),
  ...labelPeserta,
  akun_id: 'Akun',
};

/** The copy as a page that any browser opens, without a network and without scripts. */
export function susunRingkasan({ tabel }: Kumpulan, kepala: Kepala): string {
  const names = Object.keys(judulTabel).filter((name) => tabel[name]);
  const sections = names.map((name) => bagian(name, tabel[name] ?? [], kepala));
  const files = kepala.berkas.map(
    ({ nama, alamat }) => `<li><a href="${escape(encodeURI(alamat))}">${escape(nama)}</a></li>`,
  );
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Salinan data ${escape(kepala.nama)}</title><style>${style}</style></head><body>
<h1>Salinan data ${escape(kepala.nama)}</h1>
<p>${escape(kepala.nomor)} · ${escape(kepala.sekolah)} · dibuat ${escape(waktu(kepala.dibuat_ms, kepala.zona))}</p>
<p>${tidakDimuat[kepala.untuk]}</p>
<p>Isi yang sama, lengkap dan dapat dibaca program lain, ada di data.json.</p>
<h2>Berkas</h2>${files.length > 0 ? `<ul>${files.join('')}</ul>` : '<p>Tidak ada.</p>'}
${sections.join('\n')}
</body></html>
`;
}

const tidakDimuat: Readonly<Record<Untuk, string>> = {
  pendaftar:
    'Tidak dimuat: kata sandi dan kunci masuk, soal dan kunci jawaban, data orang lain, nama petugas, catatan kerja panitia, serta hasil seleksi dan nilai sebelum diumumkan.',
  panitia:
    'Untuk panitia saja: memuat catatan kerja panitia dan hasil yang mungkin belum diumumkan. Jangan diserahkan kepada pendaftar. Tidak dimuat: kata sandi dan kunci masuk, soal dan kunci jawaban.',
};

function bagian(name: string, rows: readonly AnyRow[], kepala: Kepala): string {
  const head = `<h2>${escape(judulTabel[name] ?? name)}</h2>`;
  if (jejakMesin.includes(name)) return `${head}<p>${rows.length} baris, di data.json.</p>`;
  return head + rows.map((row) => `<dl>${isi(row, kepala)}</dl>`).join('');
}

const isi = (row: AnyRow, kepala: Kepala): string =>
  Object.entries(row)
    .filter(([name]) => !untukMesin.includes(name))
    .map(([name, value]) => [name, teks(name, value, kepala)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<dt>${escape(label(name))}</dt><dd>${text}</dd>`)
    .join('');

/** Columns that say nothing to a reader; they stand in data.json. */
const untukMesin = ['id', 'peserta_id', 'akun_id', 'operasi', 'operasi_id', 'sidik', 'versi', 'authent'];

/** A field's label; without one its name in words. */
function label(name: string): string {
  const words = name.replace(/_ms$/, '').replace(/_id$/, '').replaceAll('_', ' ');
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as HTML; '' for none. */
function teks(name: string, value: unknown, kepala: Kepala): string {
  const { zona, namaIsi } = kepala;
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return escape(isWaktu(name, value) ? waktu(value, zona) : String(value));
  if (Array.isArray(value)) {
    const items = value.map((one) => `<li>${teks('', one, kepala)}</li>`);
    return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  }
  if (typeof value === 'object') {
    const text = isi(value as AnyRow, kepala);
    return text && `<dl>${text}</dl>`;
  }
  return typeof value === 'string' ? escape(namaIsi(name, value) ?? value) : '';
}

/** Instants, and no durations, which end in `_ms` too. */
const isWaktu = (name: string, value: number) => name.endsWith('_ms') && value > 1_000_000_000_000;

const waktu = (ms: number, zona: Zone) =>
  `${dateInWords(localDate(ms, zona))} pukul ${clockText(ms, zona)} ${zona}`;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1,h2{line-height:1.2}h2{margin-top:2rem;border-bottom:1px solid #ccc}
dl{display:grid;grid-template-columns:minmax(9rem,1fr) 3fr;gap:.25rem 1rem;margin:.5rem 0;padding:.5rem 0;border-bottom:1px solid #eee}
dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}dl dl{border:0;padding:0;margin:0}ul{margin:0;padding-left:1.2rem}
@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;
