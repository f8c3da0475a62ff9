/** A participant who sits the exam, with what his school's list already says of place and time. */
export interface Calon {
  id: string;
  /** Session that his list names; null: any. */
  sesi_id: string | null;
  ruang: string | null;
  kursi: string | null;
  /** Sessions in which he cannot sit. */
  tertutup?: ReadonlySet<string>;
}

export interface Ruangan {
  name: string;
  /** Seats. */
  kapasitas: number;
}

export interface SesiTujuan {
  id: string;
  name: string;
  /** Seats of those who already have a row in it, by room; '' stands for no room, null for no seat. */
  terisi: ReadonlyMap<string, readonly (string | null)[]>;
}

export interface Tempat {
  peserta_id: string;
  sesi_id: string;
  ruang: string | null;
  kursi: string | null;
}

export interface TanpaTempat {
  peserta_id: string;
  alasan: string;
}

export interface RencanaTempat {
  tempat: Tempat[];
  tanpa_tempat: TanpaTempat[];
}

/**
 * Spreads participants over sessions and rooms in the order given: who has a session or a room on his list keeps it, the
 * others fill the first room of the first session, then the next. A room never holds more than its seats, a session never
 * more than `limitSesi` (0: no limit). Without rooms only the limit of the session counts. Equal input gives an equal
 * plan. Source: school profile `limit_sesi`, part 3 (generate by capacity).
 */
export function placePeserta(
  calon: readonly Calon[],
  sesis: readonly SesiTujuan[],
  ruangs: readonly Ruangan[],
  limitSesi: number,
): RencanaTempat {
  const boards = sesis.map((sesi) => openBoard(sesi, ruangs, limitSesi));
  const rencana: RencanaTempat = { tempat: [], tanpa_tempat: [] };
  // Those whose room is given first, or a stranger would sit in it.
  const fixed = calon.filter(({ ruang }) => ruang !== null);
  const free = calon.filter(({ ruang }) => ruang === null);
  for (const one of [...fixed, ...free]) {
    const open = boards.filter(
      ({ sesi: { id } }) => (one.sesi_id ?? id) === id && one.tertutup?.has(id) !== true,
    );
    let found: Tempat | undefined;
    for (const board of open) found ??= board.seat(one);
    if (found) rencana.tempat.push(found);
    else rencana.tanpa_tempat.push({ peserta_id: one.id, alasan: whyNot(one, open) });
  }
  return rencana;
}

interface Board {
  sesi: SesiTujuan;
  /** Seats the participant; undefined where there is no place for him. */
  seat(one: Calon): Tempat | undefined;
  /** Whether the session holds as many as the school allows. */
  isAtLimit(): boolean;
}

function openBoard(sesi: SesiTujuan, ruangs: readonly Ruangan[], limitSesi: number): Board {
  const left = new Map([...sesi.terisi].map(([name, seats]) => [name, seatsLeft(seats)]));
  let total = [...left.values()].reduce((sum, { terisi }) => sum + terisi, 0);
  const capacityOf = new Map(ruangs.map(({ name, kapasitas }) => [name, kapasitas]));
  const isFree = (name: string) => (left.get(name)?.terisi ?? 0) < (capacityOf.get(name) ?? Infinity);
  const isAtLimit = () => limitSesi > 0 && total >= limitSesi;
  return {
    sesi,
    isAtLimit,
    seat(one) {
      if (isAtLimit()) return undefined;
      const ruang = one.ruang ?? (ruangs.length === 0 ? null : ruangs.find(({ name }) => isFree(name))?.name);
      if (ruang === undefined || (ruang !== null && !isFree(ruang))) return undefined;
      const seats = left.get(ruang ?? '') ?? seatsLeft([]);
      left.set(ruang ?? '', seats);
      total += 1;
      return { peserta_id: one.id, sesi_id: sesi.id, ruang, kursi: seats.take(one.kursi, ruang !== null) };
    },
  };
}

/** A seat as it is compared: 07 is 7. */
export const seatKey = (kursi: string | null): string | null =>
  kursi?.trim().replace(/^0+(?=\d)/, '') ?? null;

interface SeatsLeft {
  terisi: number;
  /** Takes the wanted seat, else the lowest number that nobody has, where seats are counted. */
  take(wanted: string | null, isCounted: boolean): string | null;
}

function seatsLeft(seats: readonly (string | null)[]): SeatsLeft {
  const taken = new Set(seats.map(seatKey));
  let number = 1;
  return {
    terisi: seats.length,
    take(wanted, isCounted) {
      while (wanted === null && taken.has(String(number))) number += 1;
      const kursi = wanted ?? (isCounted ? String(number) : null);
      taken.add(seatKey(kursi));
      this.terisi += 1;
      return kursi;
    },
  };
}

function whyNot(one: Calon, open: readonly Board[]): string {
  if (open.length === 0) return 'Daftar peserta menaruhnya di sesi yang tidak dipilih.';
  const names = open.map(({ sesi }) => sesi.name).join(', ');
  if (open.every((board) => board.isAtLimit())) {
    return `Batas peserta setiap sesi tercapai pada ${names}. Tambah sesi, atau naikkan batasnya di Profil Sekolah.`;
  }
  if (one.ruang !== null) return `${one.ruang} sudah penuh pada ${names}.`;
  return `Semua ruang penuh pada ${names}. Tambah ruang atau sesi.`;
}
