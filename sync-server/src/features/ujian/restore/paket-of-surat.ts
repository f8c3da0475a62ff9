import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Surat } from '@spmb/shared/sync/start/surat.ts';
import type { Context } from '../../../context.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { ensurePaket } from '../paket/build-paket.ts';
import { findJadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { findPesertaOfBaris, hasPaket, listPaketAt } from '../paket/paket-of-surat.queries.ts';

/** The paket that an attempt is made again with. */
export interface PaketOfSurat {
  paket_id: string;
  /** Every question that was drawn stands in it. */
  isWhole: boolean;
}

/**
 * The paket that a surat names, or where a restore has lost it one of the same schedule and session that holds all the
 * questions drawn, sealed now if need be. undefined: none is needed, or none can be made.
 */
export async function paketOfSurat(context: Context, surat: Surat): Promise<PaketOfSurat | undefined> {
  const { read } = context.store;
  if (await findAttempt(read, surat.ujian_id)) return undefined;
  if (await hasPaket(read, surat.paket)) return { paket_id: surat.paket, isWhole: true };
  const pesertaId = await findPesertaOfBaris(read, surat.jadwal_ujian_peserta_id);
  const row = pesertaId && (await findJadwalOfPeserta(read, pesertaId, surat.jadwal_ujian_peserta_id));
  if (!row || !surat.isi) return undefined;
  const { tanggal, jadwal_ujian_sesi_id } = row.baris;
  const place = { jadwal_ujian_id: row.jadwal.id, tanggal, jadwal_ujian_sesi_id };
  const { urutan } = surat.isi;
  const findWhole = async () =>
    (await listPaketAt(read, place)).find(({ bagian }) => {
      const held = new Set(bagian.flatMap(({ butir }) => butir));
      return urutan.every((butir) => held.has(butir));
    });
  const known = await findWhole();
  if (known) return { paket_id: known.id, isWhole: true };
  // Banks and counts may be such that nothing can be sealed now: then any older sheet stands for it.
  await ensurePaket(context, row.jadwal, tanggal, jadwal_ujian_sesi_id).catch((problem: unknown) => {
    if (!(problem instanceof Refusal)) throw problem;
  });
  const built = await findWhole();
  if (built) return { paket_id: built.id, isWhole: true };
  const [newest] = await listPaketAt(read, place);
  return newest && { paket_id: newest.id, isWhole: false };
}
