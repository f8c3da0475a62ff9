import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { readPortions } from '../../crud/list/read-portions.ts';
import type { Store } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { listRancangan } from '../olah-nilai/putaran/rancangan.queries.ts';
import { listProgramNilai } from '../olah-nilai/skor/program-nilai.queries.ts';
import type { HasilTerbit } from '../seleksi/terbit.queries.ts';
import type { BarisHasil } from './baris.ts';
import { eachHasil, listOrang } from './hasil-laporan.queries.ts';

/** A programme of the school. */
export type Program = Awaited<ReturnType<typeof listProgramNilai>>[number];

/** The result as an account may see it. */
export interface Laporan {
  /** Nobody but who runs the selection may know it yet. */
  rancangan: boolean;
  /** When the first of it was published; null: a draft. */
  terbit_ms: number | null;
  /** Programmes whose report the account may see, by name. */
  program: Program[];
  rows: BarisHasil[];
}

const belum = 'Hasil seleksi belum diumumkan. Laporan dapat dilihat dan dicetak sesudah pengumuman.';
const everybody = { authent: 'administrator', jurusan_id: null } as const;
const kosong = 'Belum ada putaran seleksi. Jalankan passing grade di Olah Nilai dahulu.';

/** Programmes whose report an account may see: a teacher his own, and so a supervisor who has one. */
export async function listProgramLaporan({ store }: Context, akun: SignedIn): Promise<Program[]> {
  const all = await listProgramNilai(store.read, akun);
  const isBound = akun.authent === 'supervisor' && akun.jurusan_id !== null;
  return isBound ? all.filter(({ id }) => id === akun.jurusan_id) : all;
}

/**
 * The published result; for who runs the selection before that what waits for its time, or what the rounds gave. Refuses
 * everybody else with the same sentence, whatever there is. `jurusanId`: that programme alone.
 */
export async function openLaporan(context: Context, akun: SignedIn, jurusanId?: string): Promise<Laporan> {
  const all = await listProgramLaporan(context, akun);
  const program = jurusanId === undefined ? all : all.filter(({ id }) => id === jurusanId);
  if (jurusanId !== undefined && program.length === 0)
    throw new NotFound('Program keahlian ini tidak ada. Muat ulang halaman.');
  const { hasil, rancangan, terbit_ms } = await readHasil(context, akun);
  const names = new Map(
    (await listProgramNilai(context.store.read, everybody)).map(({ id, name }) => [id, name]),
  );
  const rows: BarisHasil[] = [];
  const hasilOf = new Map(hasil.map((one) => [one.peserta_id, one]));
  for await (const some of readPortions([...hasilOf.keys()], (ids) => listOrang(context.store.read, ids)))
    for (const who of some) {
      const one = hasilOf.get(who.id);
      if (!one) continue;
      rows.push({
        id: who.id,
        nomor: who.nomor_register ?? who.nomor_peserta,
        nisn: who.nisn ?? '',
        nama: who.nama,
        jenis_kelamin: who.jenis_kelamin,
        sekolah: who.nama_sekolah_asal ?? '',
        status: one.status,
        program: one.program_keahlian_id ?? '',
        jurusan: names.get(one.program_keahlian_id ?? '') ?? '',
        jalan: one.jalan,
        urutan: one.urutan,
        lepas: 'lepas_ms' in one && one.lepas_ms !== null,
        keterangan: one.keterangan,
      });
    }
  const seen = new Set(program.map(({ id }) => id));
  const isSeen = ({ program: own, keterangan }: BarisHasil) =>
    seen.has(own) || keterangan?.pilihan.some((wish) => seen.has(wish.program));
  return { rancangan, terbit_ms, program, rows: rows.filter(isSeen) };
}

async function readHasil({ store, clock }: Context, akun: SignedIn) {
  const published = await readTersimpan(store, clock.nowMs());
  if (published.length > 0) {
    const terbit_ms = published.reduce(
      (first, one) => Math.min(first, one.terbit_ms ?? first),
      clock.nowMs(),
    );
    return { hasil: published, rancangan: false, terbit_ms };
  }
  if (!hasCapability(akun.authent, 'kelolaSeleksi')) throw new Refusal(belum);
  const frozen = await readTersimpan(store);
  const hasil = frozen.length > 0 ? frozen : await listRancangan(store, clock.nowMs());
  if (hasil.length === 0) throw new Refusal(kosong);
  return { hasil, rancangan: true, terbit_ms: null };
}

/** Of one state, while everybody else is served. */
const readTersimpan = (store: Store, nowMs?: number): Promise<HasilTerbit[]> =>
  store.snapshot(async (read) => {
    const all: HasilTerbit[] = [];
    for await (const rows of eachHasil(read, nowMs)) {
      all.push(...rows);
      await setImmediate();
    }
    return all;
  });
