import { groupBy } from '../../kernel/group-by.ts';
import { findSesi, refusePeserta, type PesertaDinilai } from './judge-peserta.ts';
import type { Dilewati } from '../jadwal-peserta.schema.ts';
import { placePeserta, type Calon, type Ruangan } from './place-peserta.ts';
import { isBersamaan, menitSesi, type JamSesi } from '../rentang-sesi.ts';

const namesShown = 5;

/** A participant with what his school's list says of place and time. */
export interface CalonJadwal extends PesertaDinilai {
  id: string;
  nama: string;
  nomor_peserta: string;
  ruang: string | null;
  kursi: string | null;
}

export interface SesiRencana extends JamSesi {
  id: string;
  name: string;
}

/** A row that gives a participant his place in one schedule. */
export interface BarisRencana {
  peserta_id: string;
  jadwal_ujian_id: string;
  jadwal_ujian_sesi_id: string;
  ruang: string | null;
  kursi: string | null;
}

export interface MasukanRencana {
  calon: readonly CalonJadwal[];
  /** Chosen schedules; `waktu` in minutes. */
  jadwals: readonly { id: string; program_keahlian_id: string | null; waktu: number }[];
  /** Chosen sessions in the order in which they are filled. */
  sesis: readonly SesiRencana[];
  /** Every session of the school. */
  semuaSesi: readonly SesiRencana[];
  /** Chosen rooms in the order in which they are filled. */
  ruangs: readonly Ruangan[];
  limitSesi: number;
  /** Codes of file status whose applicants sit exams. */
  pesertas: readonly number[];
  /** Every row of the date, with the minutes of its schedule. */
  ada: readonly (BarisRencana & { waktu: number })[];
}

export interface Rencana {
  /** Rows to be made. */
  baru: BarisRencana[];
  /** Rows of the chosen schedules that exist already. */
  sudahAda: number;
  dilewati: Dilewati[];
}

/**
 * Plans the rows of a date: each participant sits all chosen schedules that apply to him in one session, at one seat. Who has
 * a row keeps it, and sits what is new in the same place where its time suffices. No session takes more minutes from
 * anybody than it has, nobody sits in two that run at once. Participants follow their numbers, so that equal input
 * gives an equal plan. Source: part 3, generate by capacity.
 */
export function planJadwal(masukan: MasukanRencana): Rencana {
  const { jadwals, sesis, semuaSesi } = masukan;
  const rowsOf = groupBy(masukan.ada, ({ peserta_id }) => peserta_id);
  const dilewati = new Map<string, Dilewati>();
  const baru: BarisRencana[] = [];
  const calon: Calon[] = [];
  const missingOf = new Map<string, string[]>();
  const namaOf = new Map<string, string>();
  let sudahAda = 0;
  for (const one of [...masukan.calon].sort(byNumber)) {
    const refusals = jadwals.map(({ program_keahlian_id }) =>
      refusePeserta(one, { pesertas: masukan.pesertas, program_keahlian_id }),
    );
    const sits = jadwals.filter((_, index) => refusals[index] === undefined);
    const has = rowsOf.get(one.id) ?? [];
    const missing = sits.filter(({ id }) => !has.some((row) => row.jadwal_ujian_id === id));
    sudahAda += sits.length - missing.length;
    if (sits.length === 0) skip(dilewati, refusals[0] ?? '', one.nama);
    if (missing.length === 0) continue;

    const listed = findSesi(one.sesi, semuaSesi);
    const allowed = listed ? sesis.filter(({ id }) => id === listed.id) : sesis;
    if (listed && allowed.length === 0) {
      skip(dilewati, `Daftar peserta menaruhnya di sesi lain (${listed.name}).`, one.nama);
      continue;
    }
    const menit = missing.reduce((sum, { waktu }) => sum + waktu, 0);
    const closed = new Map(allowed.map((sesi) => [sesi.id, whyClosed(sesi, menit, has, semuaSesi)]));
    const open = allowed.filter(({ id }) => closed.get(id) === undefined);
    const seat = open.map(({ id }) => has.find((row) => row.jadwal_ujian_sesi_id === id)).find(Boolean);
    const jadwalIds = missing.map(({ id }) => id);
    if (open.length === 0) skip(dilewati, [...closed.values()][0] ?? '', one.nama);
    else if (seat) {
      const { jadwal_ujian_sesi_id, ruang, kursi } = seat;
      baru.push(...rowsAt({ peserta_id: one.id, jadwal_ujian_sesi_id, ruang, kursi }, jadwalIds));
    } else {
      const tertutup = new Set(allowed.filter((sesi) => !open.includes(sesi)).map(({ id }) => id));
      calon.push({ id: one.id, sesi_id: listed?.id ?? null, ruang: one.ruang, kursi: one.kursi, tertutup });
      missingOf.set(one.id, jadwalIds);
      namaOf.set(one.id, one.nama);
    }
  }
  const tujuan = sesis.map(({ id, name }) => ({ id, name, terisi: seatsOf(masukan.ada, id) }));
  const placed = placePeserta(calon, tujuan, masukan.ruangs, masukan.limitSesi);
  for (const { peserta_id, sesi_id, ruang, kursi } of placed.tempat) {
    const place = { peserta_id, jadwal_ujian_sesi_id: sesi_id, ruang, kursi };
    baru.push(...rowsAt(place, missingOf.get(peserta_id) ?? []));
  }
  for (const { peserta_id, alasan } of placed.tanpa_tempat)
    skip(dilewati, alasan, namaOf.get(peserta_id) ?? '');
  return { baru, sudahAda, dilewati: [...dilewati.values()] };
}

/** Seats taken in a session by room, '' for none: each participant once, however many schedules he sits there. */
export function seatsOf(
  rows: readonly Omit<BarisRencana, 'jadwal_ujian_id'>[],
  sesiId: string,
): Map<string, (string | null)[]> {
  const seats = new Map<string, (string | null)[]>();
  const seen = new Set<string>();
  for (const { peserta_id, jadwal_ujian_sesi_id, ruang, kursi } of rows) {
    if (jadwal_ujian_sesi_id !== sesiId || seen.has(peserta_id)) continue;
    seen.add(peserta_id);
    const here = seats.get(ruang ?? '');
    if (here) here.push(kursi);
    else seats.set(ruang ?? '', [kursi]);
  }
  return seats;
}

/** Why a participant cannot sit `menit` more in a session; undefined where he can. */
export function whyClosed(
  sesi: SesiRencana,
  menit: number,
  has: readonly Pick<MasukanRencana['ada'][number], 'jadwal_ujian_sesi_id' | 'waktu'>[],
  semuaSesi: readonly SesiRencana[],
): string | undefined {
  const inIt = has.filter((row) => row.jadwal_ujian_sesi_id === sesi.id);
  const all = menit + inIt.reduce((sum, { waktu }) => sum + waktu, 0);
  if (all > menitSesi(sesi)) {
    return `Ujiannya ${all} menit, lebih lama dari ${sesi.name} (${menitSesi(sesi)} menit). Perpanjang sesinya, atau pilih lebih sedikit jadwal.`;
  }
  const other = semuaSesi.find(
    (one) =>
      one.id !== sesi.id && has.some((row) => row.jadwal_ujian_sesi_id === one.id) && isBersamaan(one, sesi),
  );
  return other && `Sudah dijadwalkan di ${other.name}, pada jam yang sama dengan ${sesi.name}.`;
}

const rowsAt = (place: Omit<BarisRencana, 'jadwal_ujian_id'>, jadwalIds: readonly string[]): BarisRencana[] =>
  jadwalIds.map((jadwal_ujian_id) => ({ ...place, jadwal_ujian_id }));

function byNumber(a: CalonJadwal, b: CalonJadwal): number {
  const [left, right] = [a.nomor_peserta + a.id, b.nomor_peserta + b.id];
  return left < right ? -1 : 1;
}

function skip(dilewati: Map<string, Dilewati>, alasan: string, nama: string): void {
  const known = dilewati.get(alasan) ?? { alasan, jumlah: 0, contoh: [] };
  known.jumlah += 1;
  if (known.contoh.length < namesShown) known.contoh.push(nama);
  dilewati.set(alasan, known);
}
