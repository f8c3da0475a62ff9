/** One page; its sides in pixels. */
interface Halaman {
  jpeg: Blob;
  lebar: number;
  tinggi: number;
}

/** Width of a page in points, as that of A4. */
const pageWidth = 595;

/**
 * A PDF of pages that are JPEGs in three colours, as browsers write them. Written here: it needs a few lines, where the
 * well-kept libraries take 109 kB and more, of telephones on a data plan.
 */
export async function tulisPdf(pages: readonly Halaman[]): Promise<Blob> {
  const parts: (string | Blob)[] = [];
  const places: number[] = [];
  let length = 0;
  const put = (part: string | Blob) => {
    parts.push(part);
    length += typeof part === 'string' ? part.length : part.size;
  };
  const object = (dictionary: string, stream?: string | Blob) => {
    places.push(length);
    const size = typeof stream === 'string' ? stream.length : stream?.size;
    put(`${places.length} 0 obj\n<< ${dictionary}${stream ? ` /Length ${size}` : ''} >>\n`);
    if (stream) ['stream\n', stream, '\nendstream\n'].forEach(put);
    put('endobj\n');
  };
  put('%PDF-1.4\n');
  object('/Type /Catalog /Pages 2 0 R');
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`);
  object(`/Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}]`);
  for (const { jpeg, lebar, tinggi } of pages) {
    const own = places.length + 1;
    const height = Math.round((pageWidth * tinggi) / lebar);
    const box = `/MediaBox [0 0 ${pageWidth} ${height}]`;
    const resources = `/Resources << /XObject << /Hal ${own + 2} 0 R >> >>`;
    object(`/Type /Page /Parent 2 0 R ${box} /Contents ${own + 1} 0 R ${resources}`);
    object('', `q ${pageWidth} 0 0 ${height} 0 0 cm /Hal Do Q`);
    const picture = `/Width ${lebar} /Height ${tinggi} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    object(`/Type /XObject /Subtype /Image ${picture} /Filter /DCTDecode`, jpeg);
  }
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
