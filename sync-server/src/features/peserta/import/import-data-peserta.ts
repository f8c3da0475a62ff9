import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type {
  LaporanPeserta,
  PermintaanImportPeserta,
} from '@spmb/shared/peserta/import/laporan-import.schema.ts';
import { summarizePesertaImport } from '@spmb/shared/peserta/import/summarize-peserta-import.ts';
import type { Context } from '../../../context.ts';
import { fileNameOf, readImportFile } from '../../../crud/spreadsheet/read-import-file.ts';
import type { Actor } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { saveImport } from './import.mutations.ts';
import { readPeserta } from './read/read-peserta.ts';
import { planImport } from './plan-import.ts';
import { writeImport } from './write-import.ts';

/**
 * Imports participants from a file, or reports what an import would do. Good rows are written, the others reported.
 * Answers the report; throws Refusal for a file that cannot be read, and where nothing of it could be imported.
 */
export async function importDataPeserta(
  context: Context,
  actor: Actor,
  file: File | undefined,
  { mode, status_berkas, peta }: PermintaanImportPeserta,
): Promise<LaporanPeserta> {
  const { store, clock } = context;
  const terbaca = await readImportFile(file, (bytes) => readPeserta(bytes, peta ?? undefined));
  const rencana = await planImport(store.read, terbaca);
  const { tabel } = terbaca;
  const laporan = { ...summarizePesertaImport(terbaca.layout, mode, rencana.rencana, rencana.temuan), tabel };
  if (mode === 'periksa') return laporan;
  if (laporan.dibaca === laporan.ditolak) {
    const message =
      'Tidak ada peserta yang dapat diimpor dari berkas ini. Lihat temuannya, perbaiki, lalu impor lagi.';
    throw new Refusal(message, 200, { data: laporan });
  }
  const nama_berkas = fileNameOf(file);
  await writeImport(context, actor, rencana, { status: status_berkas, alasan: `Impor ${nama_berkas}` });
  const id = await store.tx(actor, async (tx) => {
    const nowMs = clock.nowMs();
    const saved = await saveImport(tx, nowMs, {
      jenis: 'peserta',
      nama_berkas,
      laporan: { ...laporan, tabel: [] },
    });
    const { format, dibaca, baru, diubah, tetap, ditolak } = laporan;
    const sesudah = { nama_berkas, format, status_berkas, dibaca, baru, diubah, tetap, ditolak };
    await writeAudit(tx, nowMs, { tindakan: 'impor peserta', tabel: 'impor', baris_id: saved, sesudah });
    return saved;
  });
  return { ...laporan, id };
}

/** The counts of a report in one sentence. */
export function describeImport({ mode, baru, diubah, tetap, ditolak }: LaporanPeserta): string {
  const counts = `${baru} peserta baru, ${diubah} diubah, ${tetap} tetap, ${ditolak} ditolak.`;
  return mode === 'periksa' ? `Belum ada yang disimpan: ${counts}` : counts;
}
