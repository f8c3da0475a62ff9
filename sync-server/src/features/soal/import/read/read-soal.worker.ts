import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import type { PetaKolom } from '@spmb/shared/soal/import/peta-kolom.ts';
import { UnreadableFile } from '../../../../archive/unreadable-file.ts';
import { answerTasks } from '../../../../server/work/answer-tasks.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import { readFile } from './read-file.ts';
import type { HasilBaca } from './raw/soal-import.ts';

export interface ReadSoalRequest {
  bytes: Uint8Array;
  namaFile: string;
  lampiran: ReadonlyMap<string, Uint8Array>;
  peta?: PetaKolom | undefined;
  /** Whether small images for a preview are wanted. */
  pratinjau?: boolean;
}

export type ReadSoalReply = { hasil: HasilBaca } | { ditolak: string; tabel: readonly TabelTerbaca[] };

answerTasks<never, ReadSoalReply>(async (asked: ReadSoalRequest, { say }) => {
  const { bytes, namaFile, lampiran, ...options } = asked;
  const reply = await readFile(bytes, namaFile, lampiran, options).then(
    (hasil): ReadSoalReply => ({ hasil }),
    (error: unknown): ReadSoalReply => ({
      ditolak: messageOf(error),
      tabel: error instanceof BerkasSoalDitolak ? error.tabel : [],
    }),
  );
  say(reply, 'hasil' in reply ? buffersOf(reply.hasil) : []);
});

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
