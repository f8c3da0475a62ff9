import pdfmake from 'pdfmake';
import type { CustomTableLayout, DynamicContent, TFontDictionary } from 'pdfmake/interfaces.js';
import { createRequire } from 'node:module';
import QRCode from 'qrcode';
import type { Paper, PaperPart } from './paper.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const normal = fontFile('DejaVuSansCondensed');
const bold = fontFile('DejaVuSansCondensed-Bold');
const fonts: TFontDictionary = { DejaVu: { normal, bold } };

const grey = '#767676';
const even = (width: number) => () => width;

/** Looks of tables by the name under which content asks for them. */
const layouts: Record<string, CustomTableLayout> = {
  /** Dashed lines between cells, to cut along. */
  cut: {
    hLineWidth: even(0.5),
    vLineWidth: even(0.5),
    hLineColor: grey,
    vLineColor: grey,
    hLineStyle: () => ({ dash: { length: 3, space: 3 } }),
    vLineStyle: () => ({ dash: { length: 3, space: 3 } }),
    paddingLeft: even(9),
    paddingRight: even(9),
    paddingTop: even(7),
    paddingBottom: even(6),
  },
  /** Fields on a grey ground, without lines. */
  box: {
    hLineWidth: even(0),
    vLineWidth: even(0),
    paddingLeft: even(4),
    paddingRight: even(4),
    paddingTop: even(2),
    paddingBottom: even(3),
  },
  /** A list to write on. */
  sheet: {
    hLineWidth: even(0.5),
    vLineWidth: even(0.5),
    hLineColor: grey,
    vLineColor: grey,
    paddingLeft: even(4),
    paddingRight: even(4),
    paddingTop: even(6),
    paddingBottom: even(5),
  },
};

pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
// What content names is never fetched, and of the disk nothing but the typeface is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);

/** Lays a document out in the calling thread; everybody but the worker calls `printPaper`. */
export async function buildPaper(
  { title, margins, foot, codes = {} }: Paper,
  parts: readonly PaperPart[],
): Promise<Uint8Array<ArrayBuffer>> {
  const images: Record<string, string> = {};
  for (const [name, text] of Object.entries(codes))
    images[name] = await QRCode.toDataURL(text, { margin: 0, scale: 4 });
  for (const part of parts)
    for (const [name, bytes] of Object.entries(part.images ?? {}))
      images[name] = `data:image/*;base64,${Buffer.from(bytes).toString('base64')}`;
  const footer: DynamicContent = (page, pages) => ({
    columns: [foot ?? '', { text: `Halaman ${page} dari ${pages}`, alignment: 'right' }],
    margin: [margins[0], 0, margins[2], 0],
    color: grey,
    fontSize: 8,
  });
  const document = pdfmake.createPdf({
    info: { title },
    pageSize: 'A4',
    pageMargins: margins,
    content: parts.flatMap(({ content }) => content),
    images,
    defaultStyle: { font: 'DejaVu', fontSize: 8 },
    ...(foot !== undefined && { footer }),
  });
  return new Uint8Array(await document.getBuffer());
}
