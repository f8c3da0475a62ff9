import { withDot } from '../../kernel/zone.ts';
import type { IsianJadwalUjian } from '../jadwal-ujian.schema.ts';
import { findSesi } from './judge-peserta.ts';
import type { SesiRencana } from './plan-jadwal.ts';
import type { TempatRencana } from '../rencana.schema.ts';
import { isBersamaan, isRunningAtStart, menitSesi, type JamSesi } from '../rentang-sesi.ts';
import type { IsianSesi } from '../sesi.schema.ts';

/*
 * What staff should look at before they save: allowed, but seldom meant. Each rule answers sentences; none: nothing
 * collides. Source: part 3, exam schedules.
 */

type Lain = Pick<
  IsianJadwalUjian,
  'name' | 'tanggal' | 'program_keahlian_id' | 'master_soal_id_1' | 'master_soal_id_2'
>;

/** A schedule beside the others (without itself) and the sessions of the school. */
export function warnJadwal(
  jadwal: IsianJadwalUjian,
  lain: readonly Lain[],
  sesis: readonly SesiRencana[],
): string[] {
  const warnings: string[] = [];
  const program = jadwal.program_keahlian_id;
  const shared = lain.filter(
    (one) =>
      one.tanggal === jadwal.tanggal &&
      (program === null || one.program_keahlian_id === null || one.program_keahlian_id === program),
  );
  const key = (name: string) => name.trim().toLowerCase();
  if (shared.some(({ name }) => key(name) === key(jadwal.name))) {
    warnings.push(
      `Tanggal ini sudah mempunyai jadwal ${jadwal.name} untuk program keahlian yang sama. Pesertanya akan mengerjakan keduanya.`,
    );
  }
  const banks = [jadwal.master_soal_id_1, jadwal.master_soal_id_2].filter((id) => id !== null);
  const twice = shared.filter((one) =>
    banks.some((id) => id === one.master_soal_id_1 || id === one.master_soal_id_2),
  );
  if (twice.length > 0) {
    const names = twice.map(({ name }) => name).join(', ');
    warnings.push(
      `Bank soalnya juga dipakai jadwal ${names} pada tanggal ini, jadi peserta yang sama dapat bertemu soal yang sama.`,
    );
  }
  const [longest] = [...sesis].sort((a, b) => menitSesi(b) - menitSesi(a));
  if (longest && jadwal.waktu > menitSesi(longest)) {
    warnings.push(
      `Waktunya ${jadwal.waktu} menit, lebih lama dari setiap sesi (paling lama ${longest.name}, ${menitSesi(longest)} menit). Peserta tidak dapat dijadwalkan sebelum ada sesi yang cukup panjang.`,
    );
  }
  return warnings;
}

/**
 * A session beside the others (without itself): they may run at the same time, in other rooms. `stored`: as it is now, where
 * it is changed.
 */
export function warnSesi(
  sesi: IsianSesi,
  lain: readonly SesiRencana[],
  stored?: JamSesi & { peserta: number },
): string[] {
  const warnings = lain
    .filter((other) => isBersamaan(sesi, other))
    .map(
      ({ name, jam_mulai, jam_selesai }) =>
        `Berjalan bersamaan dengan ${name} (${withDot(jam_mulai)}–${withDot(jam_selesai)}). Pastikan ruang dan pengawasnya berbeda.`,
    );
  const namesake = findSesi(sesi.name, lain);
  if (namesake) {
    warnings.push(
      `Sudah ada sesi bernama ${namesake.name}. Peserta yang daftarnya menyebut nama itu masuk ke salah satunya saja.`,
    );
  }
  const isMoved = stored && (sesi.jam_mulai !== stored.jam_mulai || sesi.jam_selesai !== stored.jam_selesai);
  if (isMoved && stored.peserta > 0) {
    warnings.push(
      `Jam baru berlaku bagi ${stored.peserta} jadwal peserta di sesi ini, pada semua tanggalnya. Untuk satu hari saja, pakai Geser sesi di Pengawasan Ujian.`,
    );
  }
  return warnings;
}

/** Rooms that hold more participants at one moment than they have seats. `sesis`: every session of the school. */
export function warnRuang(tempat: readonly TempatRencana[], sesis: readonly SesiRencana[]): string[] {
  const warnings = new Map<string, string>();
  for (const { ruang, kapasitas } of tempat) {
    if (ruang === null || kapasitas === null) continue;
    for (const start of sesis) {
      const running = sesis.filter((sesi) => isRunningAtStart(sesi, start));
      const here = tempat.filter(
        (one) =>
          one.ruang === ruang && one.terisi + one.baru > 0 && running.some(({ id }) => id === one.sesi_id),
      );
      const jumlah = here.reduce((sum, { terisi, baru }) => sum + terisi + baru, 0);
      if (jumlah <= kapasitas) continue;
      const names = here.map(({ sesi }) => sesi).join(' dan ');
      warnings.set(
        `${ruang} ${names}`,
        `${ruang} mempunyai ${kapasitas} kursi, tetapi ditempati ${jumlah} peserta sekaligus pada ${names}.`,
      );
    }
  }
  return [...warnings.values()];
}
