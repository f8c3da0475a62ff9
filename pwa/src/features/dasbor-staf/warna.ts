/** A colour and what is readable on it. */
export interface Warna {
  isi: string;
  tulisan: string;
}

const [gelap, terang] = ['#000000', '#ffffff'];

/** Ten colours that people with any colour blindness tell apart (1 §9); the order puts strong contrasts beside each other. */
export const warnaIrisan: readonly Warna[] = [
  { isi: '#332288', tulisan: terang },
  { isi: '#88ccee', tulisan: gelap },
  { isi: '#117733', tulisan: terang },
  { isi: '#ddcc77', tulisan: gelap },
  { isi: '#882255', tulisan: terang },
  { isi: '#44aa99', tulisan: gelap },
  { isi: '#cc6677', tulisan: gelap },
  { isi: '#999933', tulisan: gelap },
  { isi: '#aa4499', tulisan: terang },
  { isi: '#bbbbbb', tulisan: gelap },
];

/** The product's colours of a file's status, by its code: the same as in chips and lists. */
export const warnaStatus: Readonly<Record<string, Warna>> = {
  1: { isi: '#8a94a3', tulisan: gelap },
  2: { isi: '#ffc640', tulisan: gelap },
  3: { isi: '#d98e04', tulisan: gelap },
  4: { isi: '#1b7f4b', tulisan: terang },
  5: { isi: '#b3261e', tulisan: terang },
  6: { isi: '#d8746d', tulisan: gelap },
};
