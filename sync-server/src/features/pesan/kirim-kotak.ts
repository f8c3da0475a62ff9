import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { kataTanpaKanal, type TanpaKanal } from '@spmb/shared/pesan-keluar/kanal-kabar.ts';
import { rangkai } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { Context } from '../../context.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { markPesanSent } from '../jadwal-ujian/jadwal/mark-pesan.mutations.ts';
import { antrekanKabar, kataKeluar } from '../pesan-keluar/blast/kabarkan.mutations.ts';
import { susunKabar } from '../pesan-keluar/blast/kabarkan.queries.ts';
import { lihatKanalKabar } from '../pesan-keluar/blast/kanal-kabar.queries.ts';
import { insertPesan } from './rows/pesan.mutations.ts';
import type { listRecipients } from './rows/pesan.queries.ts';

type Recipients = Awaited<ReturnType<typeof listRecipients>>;
interface Letter {
  title: string;
  body: string;
  tindakan_id?: string | undefined;
  /** Whether the school's channel tells it too: refused where there is none; undefined: where there is one. */
  lewat_kanal?: boolean | undefined;
}

/**
 * Puts a letter into each participant's inbox, whatever number of rows he has, and tells it by the school's channel where it
 * has one; one audit entry for all. Answers to how many, and what is said of it.
 */
export async function kirimKotak(
  context: Context,
  akun: SignedIn,
  rows: Recipients,
  baris_id: string,
  letter: Letter,
) {
  if (rows.length === 0) throw new Refusal('Tidak ada peserta yang dapat dikirimi pesan. Muat ulang daftar.');
  const nowMs = context.clock.nowMs();
  const id = letter.tindakan_id ?? newId(nowMs);
  const { title, body } = letter;
  const to = [...new Set(rows.map(({ peserta_id }) => peserta_id))];
  const keluar =
    letter.lewat_kanal === false
      ? undefined
      : await susunKabar(context, {
          tindakan: `kotak:${id}`,
          jenis_informasi: 'informasi-jadwal-ujian',
          // One to many would stand before all that others wait for.
          mendesak: to.length === 1,
          penerima: to,
          isi: () => rangkai(title, body),
        });
  const isMissed = letter.lewat_kanal === true && keluar === undefined;
  const { tanpa } = isMissed ? await lihatKanalKabar(context) : { tanpa: null };
  await context.store.tx(actorOf(akun), async (tx) => {
    const letters = to.map((peserta_id) => ({ peserta_id, id, jenis: 'kotak' as const, title, body }));
    // Sent again after a lost answer: all of it is there and on record.
    if ((await insertPesan(tx, nowMs, letters)) === 0) return;
    if (tanpa !== null) throw tanpaKanal(tanpa);
    await antrekanKabar(tx, nowMs, keluar);
    await markPesanSent(
      tx,
      rows.map((row) => row.id),
    );
    const sesudah = { jumlah: to.length, title, body };
    await writeAudit(tx, nowMs, {
      tindakan: 'kirim_pesan',
      tabel: 'jadwal_ujian_peserta',
      baris_id,
      sesudah,
    });
  });
  const message = `Pesan dikirim ke kotak masuk ${to.length} peserta.${kataKeluar(keluar, keluar?.surat.length ?? 0)}`;
  return { jumlah: to.length, message };
}

/** Refuses what should go by a channel that there is none of, at the field that asked for it. */
function tanpaKanal(tanpa: TanpaKanal): Refusal {
  const { sebab, menu } = kataTanpaKanal[tanpa];
  return refusalOf({
    lewat_kanal: `${sebab} Belum ada yang dikirim. Matikan pilihan ini untuk mengirim ke kotak masuk saja, atau minta administrator mengaturnya di menu ${menu}.`,
  });
}
