import { useEffect, useState } from 'react';

/** Longer side of a page that is read, in pixels. */
const readingSide = 2_000;

interface PdfPage {
  file: Blob;
  number: number;
  gambar?: Blob;
  /** Pages of the whole file; 1 until it is known. */
  jumlah: number;
  /** Why it is not shown, with the way out: the file itself stands beside it. */
  salah?: string;
}

/** A page of a PDF as a picture to read; neither `gambar` nor `salah` while it is being drawn. */
export function usePdfPage(file: Blob, number: number): Pick<PdfPage, 'gambar' | 'jumlah' | 'salah'> {
  const [last, setLast] = useState<PdfPage>();
  useEffect(() => {
    let isGone = false;
    const tell = (page: Pick<PdfPage, 'gambar' | 'salah'> & { jumlah?: number }) => {
      if (isGone) return;
      setLast((before) => ({ jumlah: before?.file === file ? before.jumlah : 1, ...page, file, number }));
    };
    const draw = async () => {
      const library = await import('./draw-page.ts').catch(() => undefined);
      if (!library) {
        tell({ salah: 'Penampil PDF belum dapat diambil. Periksa sambungan, lalu muat ulang halaman.' });
        return;
      }
      await library.drawPage(file, number, readingSide).then(tell, () =>
        tell({
          salah: 'Halaman PDF ini tidak dapat ditampilkan di sini. Buka berkasnya dengan tombol PDF.',
        }),
      );
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [file, number]);
  if (last?.file !== file) return { jumlah: 1 };
  return last.number === number ? last : { jumlah: last.jumlah };
}
