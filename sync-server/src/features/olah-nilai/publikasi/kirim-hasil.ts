import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { susunSurat } from '@spmb/shared/publikasi/surat-hasil.ts';
import type { SuratHasil } from '@spmb/shared/publikasi/publikasi.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { insertPesan } from '../../pesan/pesan.mutations.ts';
import { listHasilPemilih } from '../../seleksi/terbit.queries.ts';
import { findTerbit } from './publikasi.queries.ts';

interface Asked {
  to: { jurusanId: string } | { pesertaId: string };
  teks?: string | undefined;
  pratinjau?: boolean | undefined;
}

/** What was sent, or would be. */
interface Terkirim {
  /** Letters that are new. */
  jumlah: number;
  /** One letter of each result. */
  surat: SuratHasil[];
}

/**
 * Puts his published result into the inbox of each applicant who is asked for: of one publication everybody gets one letter,
 * however often it is sent. With `pratinjau` one letter of each result is answered, and nothing is sent. Refused before
 * publication (N36).
 */
export const kirimHasil = (
  { store, clock }: Context,
  akun: SignedIn,
  { to, teks = '', pratinjau = false }: Asked,
): Promise<Terkirim> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const terbit = await findTerbit(tx, nowMs);
    if (!terbit)
      throw new Refusal('Hasil seleksi belum terbit. Terbitkan dahulu di Publikasi, lalu kirim pesannya.');
    const rows = await listHasilPemilih(tx, nowMs, to);
    if (rows.length === 0)
      throw new Refusal(
        'Tidak ada hasil terbit yang dapat dikirimkan: pendaftarnya tidak ikut seleksi yang terbit. Periksa di Publikasi.',
      );
    const letters = rows.map((row) => ({
      ...row,
      surat: susunSurat({ ...row, jurusan: row.jurusan ?? '', lepas: row.lepas_ms !== null }, teks),
    }));
    const examples = new Map(letters.map(({ surat }) => [surat.title, surat]));
    const surat = [...examples.values()];
    if (pratinjau) return { jumlah: letters.length, surat };
    const id = `hasil-${terbit.nomor}`;
    const jumlah = await insertPesan(
      tx,
      nowMs,
      letters.map((one) => ({ peserta_id: one.id, id, jenis: 'kotak' as const, ...one.surat })),
    );
    if (jumlah === 0) return { jumlah, surat };
    await writeAudit(tx, nowMs, {
      tindakan: 'kirim_pesan',
      tabel: 'publikasi',
      baris_id: String(terbit.nomor),
      sesudah: { jumlah, ...to, teks },
    });
    return { jumlah, surat };
  });
