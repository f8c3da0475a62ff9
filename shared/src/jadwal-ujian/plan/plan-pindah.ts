import { groupBy } from '../../kernel/group-by.ts';
import { seatKey, type Ruangan } from './place-peserta.ts';
import { whyClosed, type BarisRencana, type SesiRencana } from './plan-jadwal.ts';

/** A row as it stands; `begun`: an attempt was made from it. */
export interface BarisAda extends BarisRencana {
  id: string;
  /** Minutes of its schedule. */
  waktu: number;
  begun: boolean;
}

export interface TujuanPindah {
  sesi: SesiRencana;
  /** null: the room that each one has. */
  ruang: string | null;
  kursi: string | null;
}

export interface AturanPindah {
  semuaSesi: readonly SesiRencana[];
  semuaRuang: readonly Ruangan[];
  /** 0: no limit. */
  limitSesi: number;
}

export interface RencanaPindah {
  pindah: { baris: BarisAda; ruang: string | null; kursi: string | null }[];
  gagal: { id: string; message: string }[];
}

/**
 * Moves rows to a session, room and seat, one after the other; `rows` are all rows of the date. Who has begun stays. Nobody
 * gets a seat that is taken, a room or session that is full, two seats in one session, or two sessions at once.
 */
export function planPindah(
  rows: readonly BarisAda[],
  ids: readonly string[],
  tujuan: TujuanPindah,
  aturan: AturanPindah,
): RencanaPindah {
  const now = new Map(rows.map((row) => [row.id, row]));
  const waiting = new Set(ids.filter((id) => now.get(id)?.begun === false));
  const rowsOf = groupBy(rows, ({ peserta_id }) => peserta_id);
  const result: RencanaPindah = { pindah: [], gagal: [] };
  const seats = openSeats(rows, tujuan.sesi.id);
  for (const id of new Set(ids)) {
    const row = now.get(id);
    waiting.delete(id);
    // Where the others of the same participant are, or would be; those that are still to move hold nobody back.
    const others = (rowsOf.get(row?.peserta_id ?? '') ?? [])
      .filter((other) => other.id !== id && !waiting.has(other.id))
      .map((other) => now.get(other.id) ?? other);
    const answer = row ? moveOne(row, others, seats, tujuan, aturan) : gone;
    if (row === undefined || typeof answer === 'string') {
      result.gagal.push({ id, message: typeof answer === 'string' ? answer : gone });
      continue;
    }
    now.set(id, { ...row, ...answer, jadwal_ujian_sesi_id: tujuan.sesi.id });
    seats.set(row.peserta_id, answer);
    result.pindah.push({ baris: row, ...answer });
  }
  return result;
}

const gone = 'Jadwal peserta ini tidak ada lagi. Muat ulang daftar.';

interface Seat {
  ruang: string | null;
  kursi: string | null;
}

/** Where everybody sits in a session, by participant. */
const openSeats = (rows: readonly BarisAda[], sesiId: string): Map<string, Seat> =>
  new Map(
    rows
      .filter(({ jadwal_ujian_sesi_id }) => jadwal_ujian_sesi_id === sesiId)
      .map(({ peserta_id, ruang, kursi }) => [peserta_id, { ruang, kursi }]),
  );

/** The seat that a row gets, or the sentence that refuses it. */
function moveOne(
  row: BarisAda,
  others: readonly BarisAda[],
  seats: ReadonlyMap<string, Seat>,
  { sesi, ruang: wantedRoom, kursi: wantedSeat }: TujuanPindah,
  { semuaSesi, semuaRuang, limitSesi }: AturanPindah,
): Seat | string {
  if (row.begun) return 'Ujiannya sudah dimulai, jadi tidak dapat dipindahkan.';
  const here = others.find(({ jadwal_ujian_sesi_id }) => jadwal_ujian_sesi_id === sesi.id);
  const isTwice = others.some(
    (other) => other.jadwal_ujian_sesi_id === sesi.id && other.jadwal_ujian_id === row.jadwal_ujian_id,
  );
  if (isTwice) return `Jadwal yang sama sudah ada untuknya di ${sesi.name}.`;
  const closed = whyClosed(sesi, row.waktu, others, semuaSesi);
  if (closed !== undefined) return closed;
  const ruang = wantedRoom ?? here?.ruang ?? row.ruang;
  if (here) {
    if (here.ruang === ruang && (wantedSeat ?? here.kursi) === here.kursi)
      return { ruang, kursi: here.kursi };
    return `Jadwalnya yang lain di ${sesi.name} ada di ${here.ruang ?? 'tanpa ruang'} / ${here.kursi ?? '–'}. Pilih semua jadwalnya, lalu pindahkan bersama.`;
  }
  // Who stays in his session, or in his room of it, fills no more of it than before.
  const staysInSesi = row.jadwal_ujian_sesi_id === sesi.id;
  const neighbours = [...seats].filter(([pesertaId]) => pesertaId !== row.peserta_id).map(([, seat]) => seat);
  if (!staysInSesi && limitSesi > 0 && neighbours.length >= limitSesi) {
    return `Batas ${limitSesi} peserta tercapai pada ${sesi.name}. Pilih sesi lain, atau naikkan batasnya di Profil Sekolah.`;
  }
  if (ruang === null) return { ruang, kursi: wantedSeat ?? row.kursi };
  const inRuang = neighbours.filter((seat) => seat.ruang === ruang);
  const kapasitas = semuaRuang.find(({ name }) => name === ruang)?.kapasitas ?? Infinity;
  const staysInRoom = staysInSesi && row.ruang === ruang;
  if (!staysInRoom && inRuang.length >= kapasitas) return `${ruang} sudah penuh pada ${sesi.name}.`;
  const taken = new Set(inRuang.map(({ kursi }) => seatKey(kursi)));
  if (wantedSeat !== null && taken.has(seatKey(wantedSeat))) {
    return `Kursi ${wantedSeat} di ${ruang} sudah ditempati pada ${sesi.name}.`;
  }
  const kept = wantedSeat ?? (ruang === row.ruang ? row.kursi : null);
  return { ruang, kursi: kept === null || taken.has(seatKey(kept)) ? freeSeat(taken) : kept };
}

/** The lowest number that nobody has. */
function freeSeat(taken: ReadonlySet<string | null>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
