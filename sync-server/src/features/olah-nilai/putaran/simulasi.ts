import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { HasilCalon } from '@spmb/shared/seleksi/hasil.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import type { IsianSimulasi } from '@spmb/shared/seleksi/putaran.schema.ts';
import { BERPINDAH_TAMPIL, type PratinjauSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import type { Reader } from '../../../db/store.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { namedProgram } from './keadaan.ts';
import type { Cara, HasilSimulasi } from './simulasi.worker.ts';
import { aturanDari, susunBahan, type Bahan } from './susun-masukan.ts';

/**
 * The selection by other rules, beside what the settings give on the same scores. Nothing is written, and it is computed in a
 * thread: a hundred thousand applicants take a second, in which exams go on.
 */
export async function simulasikan(read: Reader, input: IsianSimulasi): Promise<PratinjauSeleksi> {
  const bahan = await susunBahan(read);
  const { masukan, names, nama, pengaturan } = bahan;
  const [wrong] = periksaMasukan(masukan);
  if (wrong !== undefined) throw new Refusal(wrong);
  const tried = input.bobot ? await susunBahan(read, input.bobot) : bahan;
  const data = { sekarang: { masukan, mode: pengaturan.mode_seleksi }, dicoba: caraOf(tried, input) };
  const found = await runInWorker(new URL('./simulasi.worker.ts', import.meta.url), {
    data,
    hear: (said: HasilSimulasi) => said,
  });
  const nameOf = (program: string) => names.get(program) ?? '';
  const seat = (one: HasilCalon) => (one.status === 'L' ? nameOf(one.program) : '');
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
    jumlah_berpindah: found.berpindah.length,
    berpindah: found.berpindah.slice(0, BERPINDAH_TAMPIL).map(({ calon, dari, ke }) => ({
      id: calon.id,
      nama: nama.get(calon.id) ?? '',
      nomor_register: calon.nomor,
      dari: seat(dari),
      ke: seat(ke),
    })),
    keberatan: found.keberatan,
    keberatan_sekarang: found.keberatanSekarang,
  };
}

function caraOf({ masukan, pengaturan }: Bahan, input: IsianSimulasi): Cara {
  const { pagu = {}, mode_seleksi = pengaturan.mode_seleksi } = input;
  const {
    nilai_minimum = pengaturan.nilai_minimum,
    persen_afirmasi = pengaturan.persen_afirmasi,
    urutan_seri = pengaturan.urutan_seri,
  } = input;
  return {
    mode: mode_seleksi,
    masukan: {
      ...masukan,
      program: masukan.program.map((one) => ({ ...one, pagu: pagu[one.id] ?? one.pagu })),
      aturan: aturanDari({ ...pengaturan, nilai_minimum, persen_afirmasi, urutan_seri }),
    },
  };
}
