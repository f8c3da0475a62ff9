import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import type { HasilCalon } from '@spmb/shared/seleksi/hasil.ts';
import type { Bobot } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { IsianSimulasi } from '@spmb/shared/seleksi/putaran.schema.ts';
import type { PratinjauSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import type { Store } from '../../../db/store.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { namedProgram } from './keadaan.ts';
import type { Salah } from './kesiapan.ts';
import { tellAll, type Portion } from '../../../server/work/portions.ts';
import type { HasilSimulasi, KeberatanDitemukan, TugasSimulasi } from './simulasi.worker.ts';
import { aturanDari, bacaDari, type Bahan } from './susun-masukan.ts';

/**
 * The selection by other rules, beside what the settings give on the same scores. Nothing is written, and it is computed in a
 * thread, told in portions: a hundred thousand applicants take seconds, in which exams go on.
 */
export async function simulasikan(
  store: Store,
  nowMs: number,
  input: IsianSimulasi,
): Promise<PratinjauSeleksi> {
  const [bahan, tried] = await bacaKeduanya(store, nowMs, input.bobot);
  const { masukan, names, nilai, pengaturan } = bahan;
  const { calon, ...kerangka } = masukan;
  const found = await runInWorker<Portion<Calon>, HasilSimulasi | Salah, HasilSimulasi | Salah>(
    new URL('./simulasi.worker.ts', import.meta.url),
    {
      data: {
        sekarang: { kerangka, mode: pengaturan.mode_seleksi },
        dicoba: caraOf(bahan, input),
        isLain: tried !== undefined,
        names,
      } satisfies TugasSimulasi,
      async feed(tell) {
        await tellAll(tell, calon);
        if (tried) await tellAll(tell, tried.masukan.calon);
      },
      hear: (said) => said,
    },
  );
  if ('salah' in found) throw new Refusal(found.salah);
  return inWords(found, names, nilai);
}

/** What is, and the same by other weights where they are tried: of one moment. */
const bacaKeduanya = (
  store: Store,
  nowMs: number,
  bobot: Bobot | undefined,
): Promise<[Bahan, Bahan | undefined]> =>
  store.snapshot(async (read) => [
    await bacaDari(read, nowMs),
    bobot && (await bacaDari(read, nowMs, bobot)),
  ]);

function inWords(
  found: HasilSimulasi,
  names: ReadonlyMap<string, string>,
  nilai: Bahan['nilai'],
): PratinjauSeleksi {
  const nameOf = (program: string) => names.get(program) ?? '';
  const seat = (one: HasilCalon) => (one.status === 'L' ? nameOf(one.program) : '');
  const who = ({ id, nomor }: Calon) => ({ id, nama: nilai.get(id)?.nama ?? '', nomor_register: nomor });
  const keberatanOf = ({ jumlah, pertama }: KeberatanDitemukan) => ({
    jumlah,
    pertama: pertama.map(({ calon, program, hasil }) => ({
      ...who(calon),
      jurusan_id: program,
      ingin: nameOf(program),
      mendapat: seat(hasil),
    })),
  });
  return {
    program: namedProgram(found.dicoba, names).map((one) => ({
      ...one,
      sebaran: found.sebaran.get(one.program) ?? [],
    })),
    sekarang: namedProgram(found.sekarang, names),
    alur: found.alur.map(({ pilihan, kursi, jumlah }) => ({
      pilihan: nameOf(pilihan),
      kursi: nameOf(kursi),
      jumlah,
    })),
    jumlah_berpindah: found.jumlahBerpindah,
    berpindah: found.berpindah.map(({ calon, dari, ke }) => ({
      ...who(calon),
      jurusan_id: calon.pilihan[0],
      dari: seat(dari),
      ke: seat(ke),
    })),
    keberatan: keberatanOf(found.keberatan),
    keberatan_sekarang: keberatanOf(found.keberatanSekarang),
  };
}

function caraOf({ masukan, pengaturan }: Bahan, input: IsianSimulasi): TugasSimulasi['dicoba'] {
  const { calon: _, ...kerangka } = masukan;
  const { pagu = {}, mode_seleksi = pengaturan.mode_seleksi } = input;
  const {
    nilai_minimum = pengaturan.nilai_minimum,
    persen_afirmasi = pengaturan.persen_afirmasi,
    urutan_seri = pengaturan.urutan_seri,
  } = input;
  return {
    mode: mode_seleksi,
    kerangka: {
      ...kerangka,
      program: masukan.program.map((one) => ({ ...one, pagu: pagu[one.id] ?? one.pagu })),
      aturan: aturanDari({ ...pengaturan, nilai_minimum, persen_afirmasi, urutan_seri }),
    },
  };
}
