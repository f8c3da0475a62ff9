import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { drawOptions } from '@spmb/shared/sync/seal/draw.ts';
import type { StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Context } from '../../../context.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { keyOfItem, type OpenedPaket } from '../paket/opened-paket.ts';
import { drawInput } from './start-attempt.mutations.ts';

/** Questions drawn, and what they and the order of their options are drawn from. */
type Draw = { urutan: string[]; undian: number; paket_undian?: string | null };

/** What a device needs of the sheet of a draw: where it is, and the keys of exactly its questions. */
export function paketOf(
  context: Context,
  row: JadwalOfPeserta,
  paket: OpenedPaket,
  { urutan, undian, paket_undian = null }: Draw,
) {
  const { id } = paket.row;
  const kunci = urutan.map((butir) => [butir, toBase64Url(keyOfItem(paket, butir))]);
  return {
    paket: id,
    paket_alamat: `/api/paket/${id}`,
    gambar: paket.body.gambar,
    mapel: row.mapel,
    sesi: row.sesi.name,
    menit_minimum_selesai: row.jadwal.menit_minimum_selesai,
    urutan,
    ...(row.jadwal.acak_opsi && {
      opsi: drawnOptions(context, row, paket, { urutan, undian, paket_undian }),
    }),
    kunci: Object.fromEntries(kunci) as Record<string, string>,
  } satisfies Partial<StartAnswer>;
}

/** The order in which an attempt shows the options of its questions: always the same, since what it is drawn from is fixed (S20). */
function drawnOptions(
  context: Context,
  row: JadwalOfPeserta,
  paket: OpenedPaket,
  { urutan, undian, paket_undian = null }: Draw,
): Record<string, string> {
  const input = drawInput(context, row, { paket_id: paket.row.id, paket_undian, undian });
  const free = urutan.filter((butir) => paket.row.opsi[butir] !== undefined);
  return Object.fromEntries(
    free.map((butir) => [butir, drawOptions(nativeDigest, input, butir, paket.row.opsi[butir] ?? '')]),
  );
}
