/** A page as text: a heading, labelled lines, a table below them, and what closes it. */
export interface Halaman {
  kop: string;
  judul: string;
  baris: readonly (readonly [label: string, isi: string])[];
  tabel?: readonly (readonly string[])[];
  penutup: string;
}

const [lebar, tinggi, kiri] = [595, 842, 56];
const columnWidth = 150;

/** What the fonts of every viewer have; the rest of the world's letters is not in them. */
const winAnsi = (text: string): string =>
  text
    .replaceAll('’', '\x92')
    .replaceAll(/[^\x20-\xff]/g, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

const tulis = (x: number, y: number, size: number, text: string, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${tinggi - y} Td (${winAnsi(text)}) Tj ET`;
const garis = (y: number) => `${kiri} ${tinggi - y} m ${lebar - kiri} ${tinggi - y} l S`;

function isiHalaman({ kop, judul, baris, tabel = [], penutup }: Halaman): string {
  let y = 150;
  const lines = baris.map(([label, isi]) => {
    y += 20;
    return `${tulis(kiri, y, 11, label)} ${tulis(kiri + columnWidth, y, 11, `: ${isi}`, 'F2')}`;
  });
  y += 20;
  const rows = tabel.map((cells, row) => {
    y += 22;
    const drawn = cells.map((cell, at) =>
      tulis(kiri + 6 + (at === 0 ? 0 : columnWidth + at * 65 - 20), y, 10, cell, row === 0 ? 'F2' : 'F1'),
    );
    return `${garis(y - 15)} ${drawn.join(' ')} ${garis(y + 7)}`;
  });
  return [
    tulis(kiri, 70, 12, kop, 'F2'),
    garis(82),
    tulis(kiri, 120, 17, judul, 'F2'),
    ...lines,
    ...rows,
    tulis(kiri + 260, y + 60, 11, penutup),
    tulis(kiri, tinggi - 40, 9, 'Contoh untuk demo SIM-SPMB. Bukan dokumen asli.'),
  ].join('\n');
}

/** A PDF of text alone, in the fonts that every viewer brings along: made in no time, and small. */
export function tulisPdf(halaman: readonly Halaman[]): Buffer {
  const pageOf = (index: number) => 5 + 2 * index;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${halaman.map((_, index) => `${pageOf(index)} 0 R`).join(' ')}] /Count ${halaman.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...halaman.flatMap((one, index) => {
      const content = isiHalaman(one);
      const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>';
      const box = `[0 0 ${lebar} ${tinggi}]`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents ${pageOf(index) + 1} 0 R /Resources ${resources} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + xref + trailer, 'latin1');
}
