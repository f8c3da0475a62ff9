import { dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { PrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import { sidikBaris } from './baris.ts';
import { barisPenerimaan, caraPeriksa, kepalaKolom, kepalaRingkasan, ringkasan } from './penerimaan.ts';
import type { Laporan } from './open-laporan.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style = `@page{size:297mm 210mm;margin:12mm}
body{font:9pt/1.35 sans-serif;color:#000;background:#fff;margin:12mm}
@media print{body{margin:0}}
header{text-align:center;border-bottom:3px double #000;padding-bottom:2mm;margin-bottom:4mm}
h1{font-size:14pt;margin:0}h2{font-size:12pt;text-align:center;margin:0 0 1mm}p{margin:0 0 2mm}
.tengah{text-align:center}.rancangan{font-weight:bold;font-size:12pt}
table{border-collapse:collapse;width:100%;margin:0 0 4mm}thead{display:table-header-group}
tr{break-inside:avoid}th,td{border:1px solid #767676;padding:.6mm 1.2mm;text-align:left;vertical-align:top}
th{background:#eee}.sidik{font-size:8pt;overflow-wrap:anywhere}
.ttd{display:flex;justify-content:space-between;break-inside:avoid;margin-top:8mm}.ttd div{width:70mm}.ttd p:first-child{margin-bottom:18mm}`;

const cells = (tag: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((text) => `<${tag}>${plain(text)}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly string[][]) =>
  `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>`;

const sign = (role: string, nama: string, nip: string) =>
  `<div><p>${role}</p><p><b>${plain(nama || '.'.repeat(38))}</b><br>NIP ${plain(nip || '.'.repeat(30))}</p></div>`;

/** The acceptance report as one page that browsers print on A4 landscape; it needs nothing from anywhere. */
export function htmlPenerimaan(sekolah: PrintedSekolah, laporan: Laporan): string {
  const { nama, npsn, alamat, telpon, email, zona } = sekolah;
  const reach = [telpon && `Telepon ${telpon}`, email && `Email ${email}`].filter(Boolean).join(' · ');
  const when =
    laporan.terbit_ms === null
      ? '<p class="tengah rancangan">RANCANGAN. Belum diumumkan: jangan dibagikan.</p>'
      : `<p class="tengah">Diumumkan ${dateInWords(localDate(laporan.terbit_ms, zona))}</p>`;
  const place = sekolah.titi_mangsa_ttd.trim() || '.'.repeat(24);
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><title>Laporan penerimaan</title><style>${style}</style></head><body>
<header><h1>${plain(nama)}</h1><p>${[alamat ?? '', reach, npsn ? `NPSN ${npsn}` : '']
    .filter((line) => line !== '')
    .map(plain)
    .join('<br>')}</p></header>
<h2>LAPORAN PENERIMAAN MURID BARU</h2><p class="tengah">Tahun ajaran ${plain(sekolah.tahun_ajaran)}</p>${when}
${table(kepalaRingkasan, ringkasan({ laporan }))}
${table(kepalaKolom, barisPenerimaan({ laporan }))}
<p class="sidik">${plain(caraPeriksa(sidikBaris(laporan)))}</p>
<p>${plain(place)}, ........................ 20.....</p>
<section class="ttd">${sign('Ketua panitia', sekolah.ketua_panitia_nama, sekolah.ketua_panitia_nip)}${sign('Kepala sekolah', sekolah.kepalasekolah, sekolah.nip)}</section>
</body></html>
`;
}
