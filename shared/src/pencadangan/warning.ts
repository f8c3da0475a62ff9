import type { PencadanganOtomatis } from './otomatis.schema.ts';

/** How old the newest good one may be before somebody has to be told. */
const nightlyMaxMs = 26 * 3_600_000;
const quickMaxMs = 12 * 60_000;

export interface Warning {
  title: string;
  detail: string;
}

const age = (ms: number | null, sinceMs: number, nowMs: number) => nowMs - Math.max(ms ?? sinceMs, sinceMs);

/**
 * What is wrong with the backups that the server promises: the newest good one is older than promised, at the server or in
 * the second place, or there is no second place. Counted from when it began to make them. undefined: nothing.
 */
export function findWarning(
  { mulai_ms, sesi, sesi_sejak_ms, server, kedua }: PencadanganOtomatis,
  nowMs: number,
): Warning | undefined {
  if (mulai_ms === null) return undefined;
  const isExam = sesi === 'berjalan';
  const nightlyMs = age(server.malam_ms, mulai_ms, nowMs);
  // Quick ones are promised from when the exam was seen first.
  const quickSinceMs = Math.max(mulai_ms, sesi_sejak_ms ?? nowMs);
  if (isExam && age(server.cepat_ms, quickSinceMs, nowMs) > quickMaxMs)
    return {
      title: 'Pencadangan selama ujian tidak berjalan',
      detail: `${server.gagal ?? 'Periksa disk komputer server.'} Ujian tetap berjalan; jawaban tersimpan di server.`,
    };
  if (nightlyMs > nightlyMaxMs)
    return {
      title: 'Pencadangan malam sudah lama tidak dibuat',
      detail:
        server.gagal ?? 'Biarkan komputer server menyala: pencadangan dibuat sendiri begitu tidak ada ujian.',
    };
  if (kedua === null)
    return {
      title: 'Pencadangan hanya ada di disk server',
      detail: 'Bila komputer server rusak, semuanya hilang. Pasang flashdisk, lalu pilih tempat kedua.',
    };
  if (kedua.satu_disk)
    return {
      title: 'Tempat kedua satu disk dengan server',
      detail: 'Bila disk itu rusak, keduanya hilang. Pilih flashdisk atau disk lain sebagai tempat kedua.',
    };
  const failingMs = kedua.gagal_sejak_ms === null ? 0 : nowMs - kedua.gagal_sejak_ms;
  const isLate = age(kedua.malam_ms, mulai_ms, nowMs) > nightlyMaxMs;
  if (failingMs > (isExam ? quickMaxMs : nightlyMaxMs) || isLate)
    return {
      title: 'Pencadangan tidak sampai di tempat kedua',
      detail: kedua.gagal ?? 'Periksa flashdisk atau folder tempat kedua di komputer server.',
    };
  return undefined;
}
