import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '../../../archive/unreadable-file.ts';
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
  parentPort.postMessage(reply, 'hasil' in reply ? buffersOf(reply.hasil) : []);
}

/** The images' memory, handed over instead of copied. Equal images are one and the same. */
function buffersOf({ soal }: HasilBaca): ArrayBuffer[] {
  const images = soal.flatMap(({ gambar, media }) => [...Object.values(gambar), ...media]);
  return [...new Set(images.map(({ bytes }) => bytes.buffer))].filter(
    (buffer) => buffer instanceof ArrayBuffer,
  );
}

function messageOf(error: unknown): string {
  if (error instanceof BerkasSoalDitolak || error instanceof UnreadableFile) return error.message;
  return 'Berkas ini rusak. Simpan ulang dari aplikasinya, lalu coba lagi.';
}
