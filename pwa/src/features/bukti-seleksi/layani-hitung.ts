import { bacaBukti, BuktiRusak } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti, type BuktiDihitung } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import type { Penjelasan } from '@spmb/shared/seleksi/penjelasan.ts';
import { ringkas, type RingkasanBukti } from './ringkasan.ts';

/** What the thread is asked: a file to be computed, then reasons of applicants by pseudonym, as often as somebody looks. */
export type UntukHitung = { berkas: Blob } | { jelaskan: string };

/** What it says: how far it is, the result or why there is none, and reasons. */
export type KataHitung =
  | { tahap: 'baca' }
  | { tahap: 'hitung'; jumlah: number }
  | { hasil: RingkasanBukti }
  | { gagal: string }
  | { id: string; penjelasan: Penjelasan | undefined };

/** The end of a thread's line at which it stands. */
export interface UjungHitung {
  addEventListener(type: 'message', listener: (event: MessageEvent<UntukHitung>) => void): void;
  postMessage(said: KataHitung): void;
}

const takTerhitung = 'Isi bukti ini tidak dapat dihitung. Ambil lagi berkas buktinya dari halaman sekolah.';

/** Computes one file and explains what it gave, to whoever asks at the other end. */
export function layaniHitung(ujung: UjungHitung): void {
  let dihitung: BuktiDihitung | undefined;
  const hitung = async (berkas: Blob): Promise<RingkasanBukti> => {
    ujung.postMessage({ tahap: 'baca' });
    const { isi, kunci } = bacaBukti(await berkas.text());
    ujung.postMessage({ tahap: 'hitung', jumlah: isi.masukan.calon.length });
    dihitung = hitungBukti(isi);
    return ringkas(isi, kunci, dihitung);
  };
  ujung.addEventListener('message', ({ data }) => {
    if ('jelaskan' in data) {
      const id = data.jelaskan;
      ujung.postMessage({ id, penjelasan: dihitung?.jelaskan(id) });
      return;
    }
    hitung(data.berkas).then(
      (hasil) => ujung.postMessage({ hasil }),
      (problem: unknown) =>
        ujung.postMessage({ gagal: problem instanceof BuktiRusak ? problem.message : takTerhitung }),
    );
  });
}
