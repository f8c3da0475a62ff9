import type { Calon } from './calon.ts';
import type { Kursi } from './kursi.ts';
import { berhak, sisaAfirmasi, sisaPagu, type KursiProgram, type Masukan } from './passing-grade.ts';

/** Whom a programme holds for the moment: ranks in ascending order, those with afirmasi apart. */
class Pegangan {
  readonly #afirmasi: number[] = [];
  readonly #lain: number[] = [];
  readonly #jumlah: number;
  readonly #reserved: number;

  constructor(jumlah: number, reserved: number) {
    this.#jumlah = jumlah;
    this.#reserved = Math.min(reserved, jumlah);
  }

  /** Takes one more; answers who has to go for him: the last of those whom no reserved seat protects. */
  offer(rank: number, isAfirmasi: boolean): number | undefined {
    insert(isAfirmasi ? this.#afirmasi : this.#lain, rank);
    if (this.#afirmasi.length + this.#lain.length <= this.#jumlah) return undefined;
    const worstOther = this.#lain.at(-1) ?? -1;
    const isUnprotected = this.#afirmasi.length > this.#reserved;
    const worstAfirmasi = isUnprotected ? (this.#afirmasi.at(-1) ?? -1) : -1;
    return worstOther > worstAfirmasi ? this.#lain.pop() : this.#afirmasi.pop();
  }

  held(urut: readonly Calon[]): Kursi[] {
    const reserved = new Set(this.#afirmasi.slice(0, this.#reserved));
    return [...this.#afirmasi, ...this.#lain]
      .sort((a, b) => a - b)
      .flatMap((rank) => {
        const calon = urut[rank];
        return calon
          ? [{ calon, kursi: reserved.has(rank) ? ('afirmasi' as const) : ('umum' as const) }]
          : [];
      });
  }
}

function insert(ranks: number[], rank: number): void {
  let low = 0;
  let high = ranks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranks[middle] ?? 0) < rank) low = middle + 1;
    else high = middle;
  }
  ranks.splice(low, 0, rank);
}

/**
 * The stable mode: deferred acceptance, in which applicants ask and programmes hold the best so far over both choices alike
 * (Gale and Shapley; reserved seats as a choice that puts those with afirmasi first). Nobody who prefers a programme has a
 * better right to a seat of it than somebody who has one, and every applicant gets the best that he gets in any such result.
 */
export function pilihStabil(masukan: Masukan): KursiProgram {
  const { program, penempatan } = masukan;
  const urut = berhak(masukan);
  const pegangan = new Map(
    program.map((one) => [one.id, new Pegangan(sisaPagu(one, penempatan), sisaAfirmasi(one, masukan))]),
  );
  const asked = new Uint8Array(urut.length);
  for (let next = 0; next < urut.length; next++)
    for (let rank: number | undefined = next; rank !== undefined;) rank = ask(rank);
  return new Map([...pegangan].map(([id, one]) => [id, one.held(urut)]));

  /** One asks where he has not yet; answers who has no seat after that and asks next. */
  function ask(rank: number): number | undefined {
    const calon = urut[rank];
    const wish = calon?.pilihan[asked[rank] ?? 2];
    if (!calon || wish === undefined) return undefined;
    asked[rank] = (asked[rank] ?? 0) + 1;
    const program = wish === null ? undefined : pegangan.get(wish);
    return program ? program.offer(rank, calon.afirmasi) : rank;
  }
}
