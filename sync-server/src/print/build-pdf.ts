import pdfmake from 'pdfmake';
import type { ContentSection, DynamicContent, TFontDictionary } from 'pdfmake/interfaces.js';
import { createRequire } from 'node:module';
import { grey } from './block.ts';
import type { PaperPart } from './paper.ts';
import { layouts, toPdf } from './pdf-content.ts';
import { keepRightToLeft } from './right-to-left.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const normal = fontFile('DejaVuSansCondensed');
const bold = fontFile('DejaVuSansCondensed-Bold');
const fonts: TFontDictionary = { DejaVu: { normal, bold } };

pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
// What content names is never fetched, and of the disk nothing but the typeface is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);

/** Lays a document out in the calling thread; everybody but the worker calls `printPaper`. */
export async function buildPdf(
  title: string,
  parts: readonly PaperPart[],
  images: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = pdfmake.createPdf({
    info: { title },
    pageSize: 'A4',
    content: parts.map(toSection),
    images: Object.fromEntries(
      Object.entries(images).map(([name, bytes]) => [
        name,
        `data:image/*;base64,${Buffer.from(bytes).toString('base64')}`,
      ]),
    ),
    defaultStyle: { font: 'DejaVu', fontSize: 8 },
  });
  return new Uint8Array(await document.getBuffer());
}

const toSection = ({ blocks, margins, foot, isLandscape = false }: PaperPart): ContentSection => ({
  section: toPdf(blocks),
  pageOrientation: isLandscape ? 'landscape' : 'portrait',
  pageMargins: margins,
  ...(foot !== undefined && { footer: footer(foot, margins) }),
});

const footer =
  (foot: string, [left, , right]: PaperPart['margins']): DynamicContent =>
  (page, pages) => ({
    columns: [
      { text: keepRightToLeft(foot) },
      { text: `Halaman ${page} dari ${pages}`, alignment: 'right', width: 110 },
    ],
    margin: [left, 0, right, 0],
    color: grey,
    fontSize: 8,
  });
