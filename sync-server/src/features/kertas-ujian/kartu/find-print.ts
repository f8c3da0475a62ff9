import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { MAKS_PRINT, type PrintPesertaInput } from '@spmb/shared/peserta/print-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { getPrintedSekolah, type PrintedSekolah } from '../facts/printed-sekolah.queries.ts';
import { listPrintedPeserta, type PrintedPeserta } from './print.queries.ts';
import { comparePlaces, placesOf, type Place } from './place.ts';

/** A participant at one of his places. */
export type Seated = PrintedPeserta & Place;

/** Whom a print is about, at each of their places, by room and seat. Refuses where there is nobody, or too many. */
export async function findPrint(
  { store, clock }: Context,
  asked: PrintPesertaInput,
): Promise<{ sekolah: PrintedSekolah; seated: Seated[] }> {
  const sekolah = await getPrintedSekolah(store.read);
  const today = localDate(clock.nowMs(), sekolah.zona);
  const all = await listPrintedPeserta(store.read, asked, today);
  const seated = all
    .flatMap((one) => placesOf(one).map((place) => ({ ...one, ...place })))
    .filter(({ ruang }) => !asked.ruang || ruang === asked.ruang)
    .sort(comparePlaces);
  if (seated.length === 0)
    throw new Refusal('Tidak ada peserta pada pilihan itu, jadi tidak ada yang dicetak. Pilih yang lain.');
  if (seated.length > MAKS_PRINT) {
    const most = MAKS_PRINT.toLocaleString('id-ID');
    throw new Refusal(`Paling banyak ${most} peserta sekali cetak. Cetak per ruang atau per kelas.`);
  }
  return { sekolah, seated };
}
