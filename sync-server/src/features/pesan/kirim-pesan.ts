import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import { pesanPerJam } from '@spmb/shared/pesan/percakapan.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { hasPesan, listSentSince, lockPengirim } from './percakapan.queries.ts';
import { kabariPetugas } from './rows/kabari.mutations.ts';
import { notePesanMasuk } from './percakapan.mutations.ts';
import { insertPesan, keepLampiran } from './rows/pesan.mutations.ts';
import { siarkanKeRuang, siarkanPesan } from './siarkan-pesan.ts';

const hourMs = 3_600_000;

interface Kiriman {
  title: string;
  body: string;
  to_id?: string | null | undefined;
  lampiran?: string | null | undefined;
  operasi_id?: string | undefined;
}

/**
 * A participant's message to the committee, once however often it is sent with one `operasi_id`. Refuses any other receiver
 * (N42), and with 429 whoever has written too often.
 */
export async function kirimPesan(context: Context, akun: SignedIn, kiriman: Kiriman): Promise<void> {
  const { title, body, to_id, lampiran = null, operasi_id } = kiriman;
  const pesertaId = akun.peserta_id;
  if (pesertaId === null) throw new NotFound('Akun ini belum terhubung dengan data peserta.');
  if (to_id) throw new Refusal('Pesan hanya dapat dikirim ke panitia. Kosongkan tujuannya, lalu kirim lagi.');
  const zona = await context.zona();
  const nowMs = context.clock.nowMs();
  const id = operasi_id ?? newId(nowMs);
  await context.store.tx(actorOf(akun), async (tx) => {
    await lockPengirim(tx, pesertaId);
    if (await hasPesan(tx, pesertaId, { id, body, lampiran })) return;
    const written = await listSentSince(tx, pesertaId, nowMs - hourMs);
    if (written.length >= pesanPerJam) throw tooMany(clockText((written[0] ?? nowMs) + hourMs, zona));
    await keepLampiran(tx, nowMs, akun.akun_id, lampiran);
    const ujian = await context.ahead.findUjianBerjalan(tx, pesertaId, nowMs);
    const jadwal_ujian_peserta_id = ujian?.id ?? null;
    const letter = { peserta_id: pesertaId, id, jenis: 'panitia' as const, title, body };
    await insertPesan(tx, nowMs, [{ ...letter, lampiran, jadwal_ujian_peserta_id }]);
    await notePesanMasuk(tx, nowMs, pesertaId, jadwal_ujian_peserta_id);
    await kabariPetugas(tx, nowMs, pesertaId);
    siarkanPesan(context.live, tx, pesertaId);
    if (ujian) siarkanKeRuang(context.live, tx, ujian, { title, body, dibuat_ms: nowMs });
    const act = { tindakan: 'kirim_pesan', tabel: 'peserta', baris_id: pesertaId, sesudah: { title } };
    await writeAudit(tx, nowMs, act);
  });
}

const tooMany = (until: string) =>
  new Refusal(
    `Anda sudah mengirim ${pesanPerJam} pesan dalam satu jam. Kirim lagi sesudah pukul ${until}, atau temui panitia.`,
    429,
    { jenis: 'terlalu-sering' },
  );
