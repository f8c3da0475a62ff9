import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { VerdictReason } from '@spmb/shared/sync/time/verdict.ts';
import type { RefusalCounter } from '../../../http/refusal-counter.ts';
import type { PlainCall } from '../../../http/route.ts';

/** What is remembered so that a repeat counts once; the oldest is forgotten. */
const rememberedMax = 10_000;

const texts: Record<VerdictReason, string> = {
  BUTIR_TIDAK_DIKENAL: 'Soal ini bukan bagian dari ujian peserta.',
  BENTUK_TIDAK_DIKENAL: 'Catatan jawaban tidak terbaca atau pilihannya tidak ada.',
  ELAPSED_MUNDUR: 'Waktu ujian pada catatan jawaban berjalan mundur.',
  MULAI_DITAHAN: 'Ujian dimulai tanpa server dan belum diizinkan pengawas.',
  PERANGKAT_KEDUA: 'Catatan jawaban datang dari perangkat yang tidak sedang memegang ujian.',
  LEWAT_WAKTU: 'Catatan jawaban dibuat sesudah waktu ujian habis.',
  LEWAT_BUKTI: 'Menurut catatan server, jawaban dibuat sesudah waktu ujian habis.',
  PINDAH: 'Catatan jawaban dibuat sesudah ujian pindah ke perangkat lain.',
  SESUDAH_SELESAI: 'Catatan jawaban dibuat sesudah ujian selesai.',
  TERLAMBAT: 'Catatan jawaban tiba sesudah batas penerimaan.',
  WAKTU_DITAMBAH: 'Ujian ditutup oleh perangkat yang belum tahu bahwa waktunya ditambah.',
  BELUM_BOLEH_SELESAI: 'Selesai ditekan sebelum menit minimum jadwal.',
};
const forkText = 'Nomor urut yang sama sudah berisi catatan lain. Mungkin data perangkat disalin.';
const holeText = 'Kiriman melompati catatan yang belum sampai. Perangkat diminta mengulang dari sana.';

/** The kind under which a verdict's reason is counted: `LEWAT_WAKTU` as `lewat-waktu`. */
export const kindOf = (alasan: VerdictReason): string => alasan.toLowerCase().replaceAll('_', '-');

/** Counts what batches brought and the server did not take, where administrators see it. */
export class BatchRefusals {
  readonly #refusals: RefusalCounter;
  readonly #known = new Set<string>();

  constructor(refusals: RefusalCounter) {
    this.#refusals = refusals;
  }

  /**
   * Every operation with a verdict other than `dihitung`, a fork and a hole, each once however often it is sent; after
   * a restart of the server once more. An ordinary batch costs three comparisons.
   */
  count(call: PlainCall, request: BatchRequest, { verdik, bentrok, mulai_dari }: BatchAnswer): void {
    const { mulai_seq } = request;
    const isHole = mulai_dari < mulai_seq;
    if (verdik.length === 0 && !bentrok && !isHole) return;
    for (const { seq, alasan } of verdik)
      if (alasan && this.#isNew(request, seq, alasan))
        this.#refusals.count(call, kindOf(alasan), texts[alasan]);
    if (bentrok && this.#isNew(request, mulai_seq, 'bentrok'))
      this.#refusals.count(call, 'bentrok', forkText);
    if (isHole && this.#isNew(request, mulai_seq, 'lubang')) this.#refusals.count(call, 'lubang', holeText);
  }

  #isNew({ aliran }: BatchRequest, seq: number, what: string): boolean {
    const key = `${aliran} ${seq} ${what}`;
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    if (this.#known.size > rememberedMax) this.#known.delete(this.#known.values().next().value as string);
    return true;
  }
}
