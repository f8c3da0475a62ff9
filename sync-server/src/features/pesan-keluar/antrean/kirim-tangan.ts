import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import { kataKeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { SignedIn } from '../../../http/route.ts';
import { isBerhenti } from './antrean.queries.ts';
import { alihkanSatu, getPesan } from './atur.mutations.ts';
import { batalkanBerhenti, terapkanPesanan, type BarisPesan } from './kirim.mutations.ts';
import { sewaTanganMs } from './sewa.queries.ts';

/** Whether a message is in somebody's hand who is to say what became of it. */
const isDipegang = ({ keadaan, kanal }: BarisPesan) => keadaan === 'mengirim' && kanal === 'tangan';

/** Whether it is in the hand of this login: another one of the same account is another computer. */
export const isPemegang = (row: BarisPesan, akun: SignedIn): boolean =>
  isDipegang(row) && row.sewa === akun.sesi_id;

/** Refuses what somebody else has opened, with who he is and until when he may take. */
export function refuseOthers(row: BarisPesan, akun: SignedIn, zona: Parameters<typeof clockText>[1]): void {
  if (isDipegang(row) && !isPemegang(row, akun))
    throw new Refusal(
      `Pesan ini sedang dikirim ${row.pemegang ?? 'petugas lain'} sampai pukul ${clockText(row.sewa_sampai_ms, zona)}. Lanjutkan dengan yang berikutnya.`,
      409,
    );
}

/**
 * Opens a message to send it by hand: from now on nobody else has it, neither a colleague nor a channel, until it is said what
 * became of it, it is passed over, or its time is up and it is not certain. Opened again by the same login it lasts anew.
 */
export async function ambilPesan(context: Context, akun: SignedIn, id: string): Promise<BarisPesan> {
  const { store, clock, state } = context;
  const zona = await context.zona();
  const opened = await store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const row = await getPesan(tx, id);
    if (row.media !== 'wa') throw new Refusal('Pesan surel tidak dikirim dengan tangan.');
    refuseOthers(row, akun, zona);
    if (!isDipegang(row) && (row.keadaan !== 'antre' || row.generasi !== state.generasi))
      throw new Refusal(
        `Pesan ini ${kataKeadaanPesan[row.keadaan]}, jadi tidak dibuka. Muat ulang daftar.`,
        409,
      );
    if (row.keadaan === 'antre' && (await isBerhenti(tx, row.nomor))) {
      await batalkanBerhenti(tx, nowMs, row.nomor);
      return undefined;
    }
    const hold = { sewa: akun.sesi_id, sewa_sampai_ms: nowMs + sewaTanganMs, pemegang: tx.actor.nama };
    await alihkanSatu(tx, nowMs, row, 'pegang', {
      ...hold,
      kanal: 'tangan',
      sebab: '',
      pesanan: row.keadaan === 'antre' ? null : row.pesanan,
    });
    return row;
  });
  if (!opened) throw new Refusal('Penerima tidak ingin menerima pesan: pesan ini dibatalkan.', 409);
  return opened;
}

/** Lets go of a message that was opened and not sent: it waits again, or is what staff have wanted of it. Of others nothing changes. */
export const lewatiPesan = ({ store, clock }: Context, akun: SignedIn, id: string): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const row = await getPesan(tx, id);
    if (!isPemegang(row, akun)) return;
    await alihkanSatu(tx, nowMs, row, 'nanti', { sewa: '', sewa_sampai_ms: 0, pemegang: null });
    await terapkanPesanan(tx, nowMs, row);
  });
