/** A page of the web application that browsers open by itself, with the addresses that lead to it. */
interface Document {
  file: string;
  opens: RegExp;
}

/** Every document but `index.html`, which opens whatever address is left. No two open the same. */
export const documents: readonly Document[] = [
  { file: 'office.html', opens: /^\/(backend(\/.*)?|ruang\/layar\/?)$/i },
  {
    file: 'publik.html',
    opens: /^\/(home|pagu|daftar-peserta|pengumuman|bukti-seleksi|registrasi|verify\/[^/]+)$/,
  },
];

/** The file of the document that opens `path`, an address without what stands behind its `?`. */
export const documentOf = (path: string): string =>
  documents.find(({ opens }) => opens.test(path))?.file ?? 'index.html';
