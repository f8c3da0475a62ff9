import { letters, type Letter } from '../../sync/stream/letter.ts';

/** One finished sheet: the questions it was drawn with, and the letter of each; undefined: left empty. */
export type LembarJawaban = ReadonlyMap<string, Letter | undefined>;

/** How often a letter was chosen, by all and by the best and weakest 27 %. */
export interface PilihanDipilih {
  pilihan: Letter;
  jumlah: number;
  atas: number;
  bawah: number;
}

/** What the answers of a room full of pupils say of one question. */
export interface AnalisisButir {
  butir: string;
  /** Sheets that held the question. */
  jumlah: number;
  benar: number;
  kosong: number;
  /** Share of right answers, 0 to 1: a large one is an easy question. */
  kesukaran: number;
  /** Point-biserial correlation with the rest of the sheet, -1 to 1; undefined where one of them never varies. */
  daya_beda: number | undefined;
  pilihan: PilihanDipilih[];
}

export interface AnalisisSoal {
  peserta: number;
  butir: AnalisisButir[];
  /** Mean and standard deviation of the share of right answers, 0 to 1. */
  rata_rata: number;
  simpangan: number;
  /** Reliability; undefined unless all sat the same two or more questions and their results vary. */
  kr20: number | undefined;
  /** Reliability where sheets were drawn with different questions; undefined where all sat the same or none vary. */
  kr21: number | undefined;
}

/** Best and weakest group that is compared: 27 % of the sheets (Kelley). */
const groupShare = 0.27;

/**
 * Classical item analysis of finished sheets. A sheet's result is its share of right answers, since sheets may be drawn
 * with different questions; a question is held against the sheet without it, or it would confirm itself.
 */
export function analyzeSoal(
  sheets: readonly LembarJawaban[],
  keys: Readonly<Record<string, Letter>>,
): AnalisisSoal {
  const graded = sheets
    .map((lembar) => grade(lembar, keys))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.share - one.share);
  const groupSize = Math.round(graded.length * groupShare);
  const best = new Set(graded.slice(0, groupSize));
  const weakest = new Set(groupSize === 0 ? [] : graded.slice(-groupSize));
  const butir = [...new Set(sheets.flatMap((lembar) => [...lembar.keys()]))];
  const shares = graded.map(({ share }) => share);
  const isSame = graded.every(({ total }) => total === butir.length);
  return {
    peserta: graded.length,
    butir: butir.map((id) => analyzeButir(id, keys[id], graded, best, weakest)),
    rata_rata: mean(shares),
    simpangan: Math.sqrt(variance(shares)),
    kr20: isSame ? kr20(graded, butir) : undefined,
    kr21: isSame ? undefined : kr21(graded),
  };
}

interface Graded {
  lembar: LembarJawaban;
  right: ReadonlySet<string>;
  total: number;
  share: number;
}

function grade(lembar: LembarJawaban, keys: Readonly<Record<string, Letter>>): Graded {
  const right = new Set<string>();
  for (const [butir, letter] of lembar) if (letter !== undefined && letter === keys[butir]) right.add(butir);
  return { lembar, right, total: lembar.size, share: right.size / lembar.size };
}

function analyzeButir(
  butir: string,
  key: Letter | undefined,
  graded: readonly Graded[],
  best: ReadonlySet<Graded>,
  weakest: ReadonlySet<Graded>,
): AnalisisButir {
  const sat = graded.filter(({ lembar }) => lembar.has(butir));
  const benar = sat.filter(({ right }) => right.has(butir)).length;
  const chose = (letter: Letter | undefined) => sat.filter(({ lembar }) => lembar.get(butir) === letter);
  const pilihan = letters
    .map((letter) => ({ letter, by: chose(letter) }))
    .filter(({ letter, by }) => by.length > 0 || letter === key)
    .map(({ letter, by }) => ({
      pilihan: letter,
      jumlah: by.length,
      atas: by.filter((one) => best.has(one)).length,
      bawah: by.filter((one) => weakest.has(one)).length,
    }));
  return {
    butir,
    jumlah: sat.length,
    benar,
    kosong: chose(undefined).length,
    kesukaran: sat.length === 0 ? 0 : benar / sat.length,
    daya_beda: pointBiserial(
      sat
        .filter(({ total }) => total > 1)
        .map(({ right, total }) => {
          const point = right.has(butir) ? 1 : 0;
          return [point, (right.size - point) / (total - 1)];
        }),
    ),
    pilihan,
  };
}

/** Pearson's correlation of a yes or no with a measure; undefined where either never varies. */
function pointBiserial(pairs: readonly (readonly [point: number, rest: number])[]): number | undefined {
  const points = pairs.map(([point]) => point);
  const rests = pairs.map(([, rest]) => rest);
  const spread = Math.sqrt(variance(points) * variance(rests));
  if (spread < 1e-12) return undefined;
  const [meanPoint, meanRest] = [mean(points), mean(rests)];
  const together = mean(pairs.map(([point, rest]) => (point - meanPoint) * (rest - meanRest)));
  return together / spread;
}

/** Kuder and Richardson's formula 20. */
function kr20(graded: readonly Graded[], butir: readonly string[]): number | undefined {
  const count = butir.length;
  if (count < 2) return undefined;
  const spread = variance(graded.map(({ right }) => right.size));
  if (spread < 1e-12) return undefined;
  const noise = butir.reduce((sum, id) => {
    const share = graded.filter(({ right }) => right.has(id)).length / graded.length;
    return sum + share * (1 - share);
  }, 0);
  return (count / (count - 1)) * (1 - noise / spread);
}

/**
 * Kuder and Richardson's formula 21, for sheets that each hold other questions of a pool: there the luck of the draw is
 * error too, and the formula is the generalizability of such a test (items nested in persons; Lord 1957, Brennan 2001).
 * Written as one less the share of the spread that a sheet's own answers leave open, which is the textbook's formula
 * where all sheets are of one length, and goes on where an annulled question shortens some. Where the draw is by bank it
 * says rather too little than too much.
 */
function kr21(graded: readonly Graded[]): number | undefined {
  const spread = variance(graded.map(({ share }) => share));
  if (spread < 1e-12 || graded.some(({ total }) => total < 2)) return undefined;
  const noise = mean(graded.map(({ share, total }) => (share * (1 - share)) / (total - 1)));
  return 1 - noise / spread;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of a whole population, as KR-20 takes it. */
function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
