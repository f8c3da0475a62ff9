import { MAKS_BERKAS_SOAL } from '@spmb/shared/soal/import/import-soal.schema.ts';
import { readInTurn, type WhyUnread } from '../../../../archive/read-in-turn.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import type { ReadSoalReply, ReadSoalRequest } from './read-soal.worker.ts';
import type { HasilBaca } from './raw/soal-import.ts';

/** Most of it goes into writing images anew: a bank with a hundred pictures takes about half a minute. */
const TIME_LIMIT_MS = 180_000;

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
  const reading = {
    data: { bytes, namaFile, lampiran, ...options } satisfies ReadSoalRequest,
    timeLimitMs: TIME_LIMIT_MS,
    hear(reply: ReadSoalReply) {
      if ('hasil' in reply) return reply.hasil;
      throw new BerkasSoalDitolak(reply.ditolak, reply.tabel);
    },
  };
  return readInTurn(new URL('./read-soal.worker.ts', import.meta.url), reading, (why) => {
    return new BerkasSoalDitolak(unread[why]);
  });
}

const unread: Record<WhyUnread, string> = {
  lama: 'Berkas ini terlalu lama dibaca. Bagi menjadi beberapa berkas, lalu coba lagi.',
  rusak:
    'Berkas ini rusak atau terlalu besar untuk dibaca. Bagi berkasnya, atau simpan ulang dari aplikasinya.',
  berhenti: 'Berkas ini tidak dapat dibaca. Simpan ulang dari aplikasinya, lalu coba lagi.',
};
