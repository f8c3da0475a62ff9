import { kecilkanGambar } from './siapkan-gambar.ts';

/** Longer side of a page's small picture, in pixels: twice that of its place. */
const smallSide = 160;

/** A small picture of a document, of its first page where it has several; undefined where it shows none. */
export async function makeSmall(file: Blob): Promise<Blob | undefined> {
  try {
    if (file.type !== 'application/pdf') return await kecilkanGambar(file);
    const { drawPage } = await import('../../../pdf/draw-page.ts');
    return (await drawPage(file, 1, smallSide)).gambar;
  } catch {
    return undefined;
  }
}
