import type { KerjaPemeriksa } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { localDate, localTime, type Zone } from '@spmb/shared/kernel/zone.ts';
import { draf, diterima, pengajuan, pengajuanPerbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Store } from '../../db/store.ts';
import { countUnggahanDitolak } from '../../http/penolakan.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { listKerjaPemeriksa, listUjianHari } from './hari-ini.queries.ts';
import { eachPelamar, type Pelamar } from './pelamar.queries.ts';

/** Counts of those who chose a programme first; `pilihan_2` of those who chose it second. */
export interface RekapProgram {
  /** By code of the file's status, 0 to 6. */
  status: number[];
  /** Of who has sent a form; the rest has not said. */
  laki_laki: number;
  perempuan: number;
  pilihan_2: number;
  formulir: number;
  hadir: number;
  /** Seats of the programme, whatever whoever has one chose first, and those that were re-registered for. */
  diterima: number;
  daftar_ulang: number;
  /** Since when the first of those that wait for the committee does; Infinity: none does. */
  tertua_ms: number;
  /** By date: began to apply, sent the first time. */
  daftar: Map<string, number>;
  kirim: Map<string, number>;
  /** By date and hour of the first sending: 2025-07-01 09. */
  jam: Map<string, number>;
  ujian: { terjadwal: number; mulai: number; selesai: number };
}

/** All that the start page of staff counts, at one instant. '' is the programme of those who named none. */
export interface Rekap {
  zona: Zone;
  /** The school's date at the instant. */
  today: string;
  tutup: string | null;
  program: Map<string, RekapProgram>;
  pemeriksa: KerjaPemeriksa[];
  unggahan_gagal: number;
}

/** Reads every applicant once, as everything stands at one moment, while everybody else is served. */
export const buatRekap = ({ snapshot }: Pick<Store, 'snapshot'>, nowMs: number): Promise<Rekap> =>
  snapshot(async (read) => {
    const school = await findSekolah(read);
    const zona = school?.zona ?? 'WIB';
    const today = localDate(nowMs, zona);
    const program = new Map<string, RekapProgram>();
    for await (const rows of eachPelamar(read, nowMs)) for (const row of rows) hitung(program, row, zona);
    for (const { program: id, ...ujian } of await listUjianHari(read, today)) of(program, id).ujian = ujian;
    return {
      zona,
      today,
      tutup: school?.tanggal_selesai ?? null,
      program,
      pemeriksa: await listKerjaPemeriksa(read, today, zona),
      // Refusals are counted by the date of WIB.
      unggahan_gagal: await countUnggahanDitolak(read, localDate(nowMs, 'WIB')),
    };
  });

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

function of(all: Map<string, RekapProgram>, id: string | null): RekapProgram {
  const known = all.get(id ?? '');
  if (known) return known;
  const made = rekapKosong();
  all.set(id ?? '', made);
  return made;
}

export const rekapKosong = (): RekapProgram => ({
  status: [0, 0, 0, 0, 0, 0, 0],
  laki_laki: 0,
  perempuan: 0,
  pilihan_2: 0,
  formulir: 0,
  hadir: 0,
  diterima: 0,
  daftar_ulang: 0,
  tertua_ms: Infinity,
  daftar: new Map(),
  kirim: new Map(),
  jam: new Map(),
  ujian: { terjadwal: 0, mulai: 0, selesai: 0 },
});

function hitung(all: Map<string, RekapProgram>, row: Pelamar, zona: Zone): void {
  const { status, daftar_ms, dikirim_ms } = row;
  const first = of(all, row.jurusan_id_1);
  const isSent = status !== draf;
  first.status[status] = (first.status[status] ?? 0) + 1;
  add(first.daftar, localDate(row.dibuat_ms, zona));
  if (isSent || row.ke !== null) first.formulir += 1;
  if (!isSent) return;
  if (row.jenis_kelamin === 'L') first.laki_laki += 1;
  if (row.jenis_kelamin === 'P') first.perempuan += 1;
  of(all, row.jurusan_id_2).pilihan_2 += 1;
  if (daftar_ms !== null) {
    const date = localDate(daftar_ms, zona);
    add(first.kirim, date);
    add(first.jam, `${date} ${localTime(daftar_ms, zona).slice(0, 2)}`);
  }
  if (dikirim_ms !== null && (status === pengajuan || status === pengajuanPerbaikan))
    first.tertua_ms = Math.min(first.tertua_ms, dikirim_ms);
  if (status !== diterima) return;
  if (row.hadir) first.hadir += 1;
  if (row.kursi === null) return;
  const seated = of(all, row.kursi);
  seated.diterima += 1;
  if (row.daftar_ulang) seated.daftar_ulang += 1;
}
