import {
  AlignmentType,
  Document,
  Footer,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
} from 'docx';
import { grey } from './block.ts';
import { runsOf, toDocx, twips } from './docx-content.ts';
import type { PaperPart } from './paper.ts';

/** A4 in points. */
const page = { width: 595.3, height: 841.9 };
/** What office programs have everywhere, Arabic included. */
const font = 'Arial';

/** Writes a Word document in the calling thread; everybody but the worker calls `printPaper`. */
export async function buildDocx(
  title: string,
  parts: readonly PaperPart[],
  images: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title,
    styles: {
      default: { document: { run: { font, size: 16 }, paragraph: { spacing: { before: 0, after: 0 } } } },
    },
    sections: parts.map(({ blocks, margins: [left, top, right, bottom], foot, isLandscape = false }) => ({
      properties: {
        page: {
          size: {
            width: twips(page.width),
            height: twips(page.height),
            orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
          },
          margin: {
            left: twips(left),
            top: twips(top),
            right: twips(right),
            bottom: twips(bottom),
            header: 0,
            footer: twips(bottom / 2),
          },
        },
      },
      children: toDocx(blocks, images),
      footers: { default: footer(foot, (isLandscape ? page.height : page.width) - left - right) },
    })),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** Without words the foot of the part before it would go on. */
const footer = (foot: string | undefined, width: number): Footer =>
  new Footer({
    children:
      foot === undefined
        ? [new Paragraph('')]
        : [
            new Paragraph({
              alignment: AlignmentType.LEFT,
              tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
              children: runsOf({ text: foot, color: grey }, [
                '\tHalaman ',
                PageNumber.CURRENT,
                ' dari ',
                PageNumber.TOTAL_PAGES,
              ]),
            }),
          ],
  });
