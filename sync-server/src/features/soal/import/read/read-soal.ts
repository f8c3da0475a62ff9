import { MAKS_BERKAS_SOAL } from '@spmb/shared/soal/import/import-soal.schema.ts';
import { Worker } from 'node:worker_threads';
import { readInTurn } from '../../../../archive/read-in-turn.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import type { ReadSoalReply, ReadSoalRequest } from './read-soal.worker.ts';
import type { HasilBaca } from './raw/soal-import.ts';

/** Most of it goes into writing images anew: a bank with a hundred pictures takes about half a minute. */
const TIME_LIMIT_MS = 180_000;
const HEAP_LIMIT_MB = 512;

/**
 * Reads a question file of any known layout, in a worker thread with time and memory limits. Good questions come ready to
 * be stored, every other one is a `galat` in `temuan`. `lampiran` are image files that the file names, by name; their
 * bytes are copied, as are those of the file. Throws BerkasSoalDitolak (Indonesian message) for a file that cannot be
 * read at all: unknown layout, too large, broken, a bomb. `peta` are columns chosen by hand.
 */
export async function readSoal(
  bytes: Uint8Array,
  namaFile: string,
  lampiran: ReadonlyMap<string, Uint8Array> = new Map(),
  options: Pick<ReadSoalRequest, 'peta' | 'pratinjau'> = {},
): Promise<HasilBaca> {
  if (bytes.byteLength === 0) throw new BerkasSoalDitolak('Berkas ini kosong. Pilih berkas lain.');
  if (bytes.byteLength > MAKS_BERKAS_SOAL) {
    throw new BerkasSoalDitolak(
      'Berkas ini lebih dari 20 MB. Perkecil gambarnya, atau bagi menjadi beberapa berkas.',
    );
  }
  return readInTurn(() => readInWorker({ bytes, namaFile, lampiran, ...options }));
}

async function readInWorker(request: ReadSoalRequest): Promise<HasilBaca> {
  const worker = new Worker(new URL('./read-soal.worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, stackSizeMb: 4 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<HasilBaca>();
  const refuse = (message: string) => {
    reject(new BerkasSoalDitolak(message));
  };
  const timer = setTimeout(() => {
    refuse('Berkas ini terlalu lama dibaca. Bagi menjadi beberapa berkas, lalu coba lagi.');
  }, TIME_LIMIT_MS);
  worker.on('message', (reply: ReadSoalReply) => {
    if ('hasil' in reply) resolve(reply.hasil);
    else reject(new BerkasSoalDitolak(reply.ditolak, reply.tabel));
  });
  worker.on('error', () => {
    refuse(
      'Berkas ini rusak atau terlalu besar untuk dibaca. Bagi berkasnya, atau simpan ulang dari aplikasinya.',
    );
  });
  worker.on('exit', () => {
    refuse('Berkas ini tidak dapat dibaca. Simpan ulang dari aplikasinya, lalu coba lagi.');
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
