import type { Penjelasan } from '@spmb/shared/seleksi/penjelasan.ts';
import type { KataHitung, UntukHitung } from './layani-hitung.ts';
import type { RingkasanBukti } from './ringkasan.ts';

/** How far it is; `ambil`: the file is fetched. */
export type Tahap = { tahap: 'ambil' } | Extract<KataHitung, { tahap: unknown }>;

/** Why there is no result, in a sentence. */
export class BuktiGagal extends Error {}

const takBerjalan =
  'Bagian penghitung halaman ini tidak dapat dimuat, atau memori perangkat ini tidak cukup. Muat ulang halaman, atau buka di komputer.';

/** A file that is computed in a thread of its own, which stays for questions until it is ended. */
export interface Pemeriksaan {
  /** Throws what `ambil` throws, or BuktiGagal. */
  hasil: Promise<RingkasanBukti>;
  /** Why an applicant has his result; undefined: nobody has this pseudonym. */
  jelaskan(id: string): Promise<Penjelasan | undefined>;
  akhiri(): void;
}

/** `ambil`: gets the file; its signal says that nobody waits any more. */
export function mulaiPemeriksaan(
  ambil: (signal: AbortSignal) => Promise<Blob>,
  saatTahap: (tahap: Tahap) => void,
): Pemeriksaan {
  const stop = new AbortController();
  const thread = new Worker(new URL('./hitung.worker.ts', import.meta.url), { type: 'module' });
  const ask = (message: UntukHitung) => thread.postMessage(message);
  const waiting = new Map<string, (penjelasan: Penjelasan | undefined) => void>();
  const hasil = new Promise<RingkasanBukti>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<KataHitung>) => {
      if ('tahap' in data) saatTahap(data);
      else if ('hasil' in data) resolve(data.hasil);
      else if ('gagal' in data) reject(new BuktiGagal(data.gagal));
      else waiting.get(data.id)?.(data.penjelasan);
    });
    thread.addEventListener('error', () => reject(new BuktiGagal(takBerjalan)));
    saatTahap({ tahap: 'ambil' });
    ambil(stop.signal).then((berkas) => ask({ berkas }), reject);
  });
  return {
    hasil,
    jelaskan: (id) =>
      new Promise((resolve) => {
        waiting.set(id, resolve);
        ask({ jelaskan: id });
      }),
    akhiri() {
      stop.abort();
      thread.terminate();
    },
  };
}
