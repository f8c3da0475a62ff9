import { useState } from 'react';
import { usePdfPage } from '../../pdf/use-pdf-page.ts';
import { Busy } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { GambarBesar } from './gambar-besar.tsx';
import { PdfLink } from './pdf-link.tsx';

/** A PDF at reading size, page by page, and the file itself. */
export function PdfBesar({ blob, alt }: { blob: Blob; alt: string }) {
  const [nomor, setNomor] = useState(1);
  const { gambar, jumlah, salah } = usePdfPage(blob, nomor);
  return (
    <div className="berkas-gambar">
      {gambar && (
        <GambarBesar key={nomor} blob={gambar} alt={alt}>
          <PdfLink blob={blob} />
        </GambarBesar>
      )}
      {salah && <p role="alert">{salah}</p>}
      {!gambar && !salah && <Busy words="Halaman PDF sedang dibuka…" />}
      {!gambar && <PdfLink blob={blob} />}
      {jumlah > 1 && (
        <div className="berkas-balik">
          <Button aria-label="Halaman sebelumnya" disabled={nomor === 1} onClick={() => setNomor(nomor - 1)}>
            Sebelumnya
          </Button>
          <p role="status">
            Halaman {nomor} dari {jumlah}
          </p>
          <Button
            aria-label="Halaman berikutnya"
            disabled={nomor === jumlah}
            onClick={() => setNomor(nomor + 1)}
          >
            Berikutnya
          </Button>
        </div>
      )}
    </div>
  );
}
