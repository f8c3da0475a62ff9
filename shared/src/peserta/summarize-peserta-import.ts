import type { LaporanImporPeserta, Temuan, Tindakan } from './impor-peserta.ts';
import type { RencanaPeserta } from './plan-peserta-import.ts';

/** The report of a plan: counts, what happens to each row, and everything found. Carries no password. */
export function summarizePesertaImport(
  layout: string,
  rencana: readonly RencanaPeserta[],
  temuan: readonly Temuan[],
): LaporanImporPeserta {
  const unreadable = new Set(temuan.filter(({ tingkat }) => tingkat === 'galat').map(({ baris }) => baris));
  for (const { peserta } of rencana) unreadable.delete(peserta.baris);
  const jumlah = { baru: 0, diperbarui: 0, sama: 0, dilewati: unreadable.size };
  for (const { tindakan } of rencana) jumlah[tindakan] += 1;
  return { layout, jumlah, tindakan: rencana.map(describe), temuan: [...temuan] };
}

function describe(rencana: RencanaPeserta): Tindakan {
  const { baris, nomor_peserta, nama } = rencana.peserta;
  const ringkas = { baris, nomor_peserta, nama };
  if (rencana.tindakan === 'diperbarui')
    return { ...ringkas, tindakan: 'diperbarui', perubahan: rencana.perubahan };
  if (rencana.tindakan === 'dilewati') return { ...ringkas, tindakan: 'dilewati', alasan: rencana.alasan };
  return { ...ringkas, tindakan: rencana.tindakan };
}
