import { parentPort, workerData } from 'node:worker_threads';
import { SpreadsheetError } from '../../../spreadsheet/spreadsheet-error.ts';
import { BerkasSoalDitolak } from './berkas-soal-ditolak.ts';
import { readFile } from './read-file.ts';
import type { HasilBaca } from './soal-impor.ts';

export interface ReadSoalRequest {
  bytes: Uint8Array;
  namaFile: string;
  lampiran: ReadonlyMap<string, Uint8Array>;
}

export type ReadSoalReply = { hasil: HasilBaca } | { ditolak: string };

if (parentPort !== null) {
  const { bytes, namaFile, lampiran } = workerData as ReadSoalRequest;
  const reply = await readFile(bytes, namaFile, lampiran).then(
    (hasil): ReadSoalReply => ({ hasil }),
    (error: unknown): ReadSoalReply => ({ ditolak: messageOf(error) }),
  );
  const images = 'hasil' in reply ? reply.hasil.soal.flatMap(({ gambar, media }) => [...Object.values(gambar), ...media]) : [];
  parentPort.postMessage(
    reply,
    images.map(({ bytes: image }) => image.buffer as ArrayBuffer),
  );
}

function messageOf(error: unknown): string {
  if (error instanceof BerkasSoalDitolak || error instanceof SpreadsheetError) return error.message;
  return 'Berkas ini rusak. Simpan ulang dari aplikasinya, lalu coba lagi.';
}
