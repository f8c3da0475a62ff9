import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { MAKS_BERKAS_IMPORT } from '@spmb/shared/kernel/maks-berkas-import.ts';
import { KolomDitolak } from '../../spreadsheet/read/kolom-ditolak.ts';
import { SpreadsheetError } from '../../spreadsheet/read/spreadsheet-error.ts';
import { refuseIsian } from '../definition/refuse-isian.ts';

/** What a file is called in messages and in the audit trail, without what no database stores. */
export const fileNameOf = (file: File | undefined): string =>
  (file?.name ?? '').toWellFormed().replaceAll('\0', '').slice(0, 200);

/** What `read` makes of the file `file_excel`. Refuses a missing, too large or unreadable one. */
export async function readImportFile<Content>(
  file: File | undefined,
  read: (bytes: Uint8Array) => Promise<Content>,
): Promise<Content> {
  if (!file) throw new Refusal('Belum ada berkas yang dipilih. Pilih berkas Excel, lalu coba lagi.');
  if (file.size > MAKS_BERKAS_IMPORT) {
    throw new Refusal(
      'Berkas ini lebih dari 2 MB. Hapus lembar dan gambar yang tidak dipakai, atau bagi berkasnya.',
      413,
      { jenis: 'terlalu-besar' },
    );
  }
  try {
    return await read(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof KolomDitolak && error.tabel.length > 0)
      throw new Refusal(error.message, 200, { jenis: 'pilih-kolom', data: { tabel: error.tabel } });
    if (error instanceof SpreadsheetError) refuseIsian({ file_excel: error.message });
    throw error;
  }
}
