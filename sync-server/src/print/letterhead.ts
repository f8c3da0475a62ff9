import { words, type Block } from './block.ts';

export interface LetterheadFacts {
  /** Name of the picture; without one the words stand alone. */
  logo?: string;
  /** The institution, then whatever says where it is. */
  name: string;
  lines: readonly string[];
  /** Of the page between its margins. */
  width: number;
}

const side = 56;

/** The head of an official letter: logo, name, address, a double line. */
export function letterhead({ logo, name, lines, width }: LetterheadFacts): Block[] {
  const text: Block[] = [
    words(name, { bold: true, size: name.length > 45 ? 12 : 15, align: 'center', below: 2 }),
    ...lines.filter((line) => line !== '').map((line) => words(line, { size: 8.5, align: 'center' })),
  ];
  const picture: Block[] =
    logo === undefined ? [] : [{ kind: 'picture', name: logo, width: side, height: side }];
  return [
    {
      kind: 'table',
      look: 'bare',
      // As much on the right as on the left, so that the words stand in the middle of the page.
      ...(logo === undefined
        ? { widths: [width], rows: [[text]] }
        : { widths: [side, width - 2 * side, side], rows: [[picture, text, '']] }),
      below: 6,
    },
    { kind: 'rule', width, thickness: 2, below: 1.5 },
    { kind: 'rule', width, thickness: 0.5, below: 12 },
  ];
}

/** A school as its letters begin. */
export interface HeadedSchool {
  nama: string;
  npsn: string | null;
  alamat: string | null;
  telpon: string | null;
  email: string | null;
}

/** The head of a letter of the school; `logo` names its picture. */
export function schoolHead(
  { nama, npsn, alamat, telpon, email }: HeadedSchool,
  logo: string | undefined,
  width: number,
): Block[] {
  const reach = [telpon && `Telepon ${telpon}`, email && `Email ${email}`].filter(Boolean).join('  ·  ');
  const lines = [alamat ?? '', reach, npsn ? `NPSN ${npsn}` : ''];
  return letterhead({ name: nama, lines, width, ...(logo !== undefined && { logo }) });
}
