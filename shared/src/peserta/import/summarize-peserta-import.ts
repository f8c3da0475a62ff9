import type { Temuan } from './import-peserta.schema.ts';
import { contohPesertaContract, type LaporanPeserta } from './laporan-import.schema.ts';
import type { RencanaPeserta } from './plan-peserta-import.ts';

const contohMaks = 10;

/**
 * The report of a plan, each row counted once. `temuan` are those of reading: a row that could not be read is in no
 * plan and counts as refused.
 */
export function summarizePesertaImport(
  layout: string,
  mode: LaporanPeserta['mode'],
  rencana: readonly RencanaPeserta[],
  temuan: readonly Temuan[],
): LaporanPeserta {
  const unreadable = new Set(temuan.filter(({ tingkat }) => tingkat === 'galat').map(({ baris }) => baris));
  for (const { peserta } of rencana) unreadable.delete(peserta.baris);
  const count = (tindakan: RencanaPeserta['tindakan']) =>
    rencana.filter((one) => one.tindakan === tindakan).length;
  const ditolak = count('dilewati') + unreadable.size;
  const kept = rencana.filter(({ tindakan }) => tindakan !== 'dilewati');
  return {
    id: null,
    format: layout,
    mode,
    dibaca: kept.length + ditolak,
    baru: count('baru'),
    diubah: count('diperbarui'),
    tetap: count('sama'),
    ditolak,
    temuan: [...temuan.map(temuanOf), ...rencana.flatMap(refusalOf)].sort((a, b) => a.baris - b.baris),
    contoh: kept.slice(0, contohMaks).map(({ peserta }) => contohPesertaContract.parse(peserta)),
    perubahan: rencana.flatMap(changesOf),
  };
}

const temuanOf = ({ baris, sel, kolom, tingkat, pesan }: Temuan): LaporanPeserta['temuan'][number] => ({
  baris,
  sel: sel || null,
  kolom: kolom || null,
  tingkat: tingkat === 'galat' ? 'tolak' : 'peringatan',
  message: pesan,
});

function refusalOf(rencana: RencanaPeserta): LaporanPeserta['temuan'] {
  if (rencana.tindakan !== 'dilewati') return [];
  return [
    { baris: rencana.peserta.baris, sel: null, kolom: null, tingkat: 'tolak', message: rencana.alasan },
  ];
}

function changesOf(rencana: RencanaPeserta): LaporanPeserta['perubahan'] {
  if (rencana.tindakan !== 'diperbarui') return [];
  const kunci = rencana.peserta.nomor_peserta;
  return rencana.perubahan.map(({ kolom, lama, baru }) => ({ kunci, kolom, sebelum: lama, sesudah: baru }));
}
