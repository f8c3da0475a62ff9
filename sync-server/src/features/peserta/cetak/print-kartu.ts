import type { CetakPeserta } from '@spmb/shared/peserta/cetak-peserta.ts';
import type { Content } from 'pdfmake/interfaces.js';
import type { Context } from '../../../context.ts';
import { printPaper, type Paper, type PaperPart } from '../../../print/paper.ts';
import { addressCode, buildCard, cardWidth, loginAddress, logoName, type CardFacts } from './card.ts';
import { readImage } from './card-images.ts';
import { findCetak, type Seated } from './find-cetak.ts';

/** Points: five rows of two cards fill the page. */
const cardHeight = 145;
/** Cards of one part: whole pages. */
const cardsPerPart = 40;
const pixels = { logo: 96, foto: 220 };

/** Exam cards on A4, ten a page with lines to cut along. Answers the PDF and how many there are. Refuses where there are none. */
export async function printKartu(context: Context, asked: CetakPeserta) {
  const { sekolah, seated } = await findCetak(context, asked);
  const people = [...new Map(seated.toReversed().map((one) => [one.id, one])).values()].toReversed();
  const logo = await readImage(context, sekolah.logo, pixels.logo);
  const target = loginAddress(sekolah);
  const shared = {
    ...{ sekolah, secrets: context.secrets },
    ...{ hasLogo: logo !== undefined, hasCode: target !== undefined },
  };
  async function* parts(): AsyncGenerator<PaperPart> {
    if (logo) yield { content: [], images: { [logoName]: logo } };
    for (let start = 0; start < people.length; start += cardsPerPart)
      yield await buildPart(context, people.slice(start, start + cardsPerPart), shared);
  }
  const paper: Paper = {
    title: `Kartu peserta ${sekolah.nama}`,
    margins: [20, 20, 20, 20],
    ...(target !== undefined && { codes: { [addressCode]: target } }),
  };
  return { bytes: await printPaper(paper, parts()), jumlah: people.length };
}

async function buildPart(
  context: Context,
  people: readonly Seated[],
  shared: Omit<CardFacts, 'hasFoto'>,
): Promise<PaperPart> {
  const images: Record<string, Uint8Array> = {};
  for (const { id, foto } of people) {
    const image = await readImage(context, foto, pixels.foto);
    if (image) images[`foto-${id}`] = image;
  }
  const facts = { ...shared, hasFoto: (id: string) => `foto-${id}` in images };
  const cards = people.map((one) => buildCard(one, facts));
  const body: Content[][] = [];
  for (let i = 0; i < cards.length; i += 2) body.push([cards[i] ?? '', cards[i + 1] ?? '']);
  const table = { widths: [cardWidth, cardWidth], heights: cardHeight, dontBreakRows: true, body };
  return { content: [{ table, layout: 'cut' }], images };
}
