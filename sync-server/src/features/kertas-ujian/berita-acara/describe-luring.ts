import { ditahanWords, heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import { lateArrival } from '@spmb/shared/absen/shown-values.ts';
import type { BarisRuang, TindakanRuang } from './berita-acara.queries.ts';

/** Whose exam began without the server, and what became of it; whose answers were first heard after the time was over. */
export function describeLuring(rows: readonly BarisRuang[], acts: readonly TindakanRuang[]): string[] {
  const allowed = new Set(
    acts.filter(({ jenis }) => jenis === 'izinkan_mulai').map(({ jadwal_ujian_peserta_id: id }) => id),
  );
  const begun = rows.flatMap(({ id, nomor_peserta, ujian }) =>
    ujian?.mulai_luring ? [named(nomor_peserta, fateOf(ujian, allowed.has(id)))] : [],
  );
  const late = rows.flatMap(({ nomor_peserta, ujian }) => {
    const menit = ujian ? lateArrival(ujian) : 0;
    return menit > 0 ? [named(nomor_peserta, [`${menit} menit`])] : [];
  });
  return [
    ...(begun.length > 0 ? [`Mulai tanpa server: ${begun.join(', ')}.`] : []),
    ...(late.length > 0 ? [`Jawaban baru tiba setelah waktu habis: ${late.join(', ')}.`] : []),
  ];
}

const named = (nomor: string, notes: readonly string[]): string =>
  notes.length === 0 ? nomor : `${nomor} (${notes.join('; ')})`;

/** Where nothing is said the start confirmed itself. */
function fateOf(ujian: NonNullable<BarisRuang['ujian']>, isAllowed: boolean): string[] {
  const held = heldReasonOf(ujian);
  return [
    ...(held === null ? [] : [`tertahan: ${ditahanWords[held]}`]),
    ...(held === null && isAllowed ? ['tertahan, lalu diizinkan'] : []),
    ...(ujian.kode_belum_dibuka ? ['Token darurat belum pernah dibuka'] : []),
  ];
}
