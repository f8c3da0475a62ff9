import type { Alur } from '@spmb/shared/seleksi/sebaran.ts';

/** A first choice on the left, or where seats are on the right; '' for none. Pixels from the top. */
export interface Simpul {
  name: string;
  jumlah: number;
  y: number;
  tinggi: number;
}

/** Applicants who go one way. */
export interface Pita {
  pilihan: string;
  kursi: string;
  jumlah: number;
  jenis: 'tetap' | 'pindah' | 'tanpa';
  kiri: number;
  kanan: number;
  tinggi: number;
}

export interface TataAlur {
  kiri: Simpul[];
  kanan: Simpul[];
  pita: Pita[];
  tinggi: number;
}

/** A name needs so much, and so much stands between two. */
const [least, gap] = [22, 10];

/** Where names and bands of a flow stand, in the order of the programmes, those without a seat last; `tinggi`: of all applicants. */
export function tataAlur(alur: readonly Alur[], tinggi: number): TataAlur {
  const total = alur.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const unit = total === 0 ? 0 : tinggi / total;
  const order = [...new Set(alur.map(({ pilihan }) => pilihan))];
  const seats = new Set(alur.map(({ kursi }) => kursi));
  // Whoever is first choice of nobody may still have seats; who has none stands below all.
  const others = [...seats].filter((kursi) => kursi !== '' && !order.includes(kursi));
  const right = [...order.filter((name) => seats.has(name)), ...others, ...(seats.has('') ? [''] : [])];
  const kiri = stack(order, (name) => sumOf(alur.filter(({ pilihan }) => pilihan === name)), unit);
  const kanan = stack(right, (name) => sumOf(alur.filter(({ kursi }) => kursi === name)), unit);
  const from = startsOf(kiri);
  const to = startsOf(kanan);
  const pita = order.flatMap((pilihan) =>
    right.flatMap((kursi) => {
      const one = alur.find((flow) => flow.pilihan === pilihan && flow.kursi === kursi);
      if (!one) return [];
      const height = one.jumlah * unit;
      return [
        {
          ...one,
          jenis: jenisOf(one),
          kiri: take(from, pilihan, height),
          kanan: take(to, kursi, height),
          tinggi: height,
        },
      ];
    }),
  );
  return { kiri, kanan, pita, tinggi: Math.max(endOf(kiri), endOf(kanan)) };
}

const sumOf = (alur: readonly Alur[]) => alur.reduce((sum, { jumlah }) => sum + jumlah, 0);
const jenisOf = ({ pilihan, kursi }: Alur): Pita['jenis'] =>
  kursi === '' ? 'tanpa' : kursi === pilihan ? 'tetap' : 'pindah';
const endOf = (all: readonly Simpul[]) => {
  const last = all.at(-1);
  return last ? last.y + Math.max(last.tinggi, least) : 0;
};
const startsOf = (all: readonly Simpul[]) => new Map(all.map(({ name, y }) => [name, y]));

/** The next place at a name, of which `height` is taken. */
function take(starts: Map<string, number>, name: string, height: number): number {
  const y = starts.get(name) ?? 0;
  starts.set(name, y + height);
  return y;
}

function stack(names: readonly string[], jumlahOf: (name: string) => number, unit: number): Simpul[] {
  let y = 0;
  return names.map((name) => {
    const jumlah = jumlahOf(name);
    const one = { name, jumlah, y, tinggi: jumlah * unit };
    y += Math.max(one.tinggi, least) + gap;
    return one;
  });
}
