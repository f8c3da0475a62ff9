import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isiHasil } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { susunSurat } from '@spmb/shared/publikasi/surat-hasil.ts';
import type { SuratHasil } from '@spmb/shared/publikasi/publikasi.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { Reader } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { antrekanKabar, kataKeluar } from '../../pesan-keluar/blast/kabarkan.mutations.ts';
import { susunKabar } from '../../pesan-keluar/blast/kabarkan.queries.ts';
import { insertPesan } from '../../pesan/rows/pesan.mutations.ts';
import { listHasilPemilih } from '../../seleksi/terbit.queries.ts';
import { findTerbit, type Publikasi } from './publikasi.queries.ts';

type Pengirim = Pick<SignedIn, 'akun_id' | 'username'>;

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
  /** The sentence about what the school's channel tells. */
  kabar: string;
}

/**
 * Puts his published result into the inbox of each applicant who is asked for: of one publication everybody gets one letter,
 * however often it is sent. With `pratinjau` one letter of each result is answered, and nothing is sent. Refused before
 * publication (N36), and where it was replaced meanwhile. Letters are put together before the transaction, which everybody
 * else waits for.
 */
export async function kirimHasil(
  context: Context,
  akun: Pengirim,
  { to, teks = '', pratinjau = false }: Asked,
): Promise<Terkirim> {
  const { store, clock } = context;
  const { nomor } = await getTerbit(store.read, clock.nowMs());
  const letters = await susunLetters(store.read, clock.nowMs(), to, teks);
  const surat = [...new Map(letters.map((one) => [one.surat.title, one.surat])).values()];
  if (pratinjau) return { jumlah: letters.length, surat, kabar: '' };
  const keluar = await susunKabar(context, {
    tindakan: kabarHasil(nomor),
    jenis_informasi: 'informasi-umum',
    mendesak: 'pesertaId' in to,
    penerima: letters.map((one) => one.id),
    isi: isiHasil,
  });
  const rows = letters.map((one) => ({
    peserta_id: one.id,
    id: `hasil-${nomor}`,
    jenis: 'kotak' as const,
    ...one.surat,
  }));
  return store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    if ((await getTerbit(tx, nowMs)).nomor !== nomor)
      throw new Refusal('Hasil seleksi baru saja diganti. Periksa di Publikasi, lalu kirim lagi.', 409);
    const jumlah = await insertPesan(tx, nowMs, rows);
    if (jumlah === 0) return { jumlah, surat, kabar: '' };
    const kabar = kataKeluar(keluar, await antrekanKabar(tx, nowMs, keluar));
    await writeAudit(tx, nowMs, {
      tindakan: 'kirim_pesan',
      tabel: 'publikasi',
      baris_id: String(nomor),
      sesudah: { jumlah, ...to, teks },
    });
    return { jumlah, surat, kabar };
  });
}

async function getTerbit(read: Reader, nowMs: number): Promise<Publikasi> {
  const terbit = await findTerbit(read, nowMs);
  if (!terbit)
    throw new Refusal('Hasil seleksi belum terbit. Terbitkan dahulu di Publikasi, lalu kirim pesannya.');
  return terbit;
}

async function susunLetters(read: Reader, nowMs: number, to: Asked['to'], teks: string) {
  const rows = await listHasilPemilih(read, nowMs, to);
  if (rows.length === 0)
    throw new Refusal(
      'Tidak ada hasil terbit yang dapat dikirimkan: pendaftarnya tidak ikut seleksi yang terbit. Periksa di Publikasi.',
    );
  return rows.map((row) => ({
    id: row.id,
    surat: susunSurat({ ...row, jurusan: row.jurusan ?? '', lepas: row.lepas_ms !== null }, teks),
  }));
}

/** The act by which messages of a publication are known. */
export const kabarHasil = (nomor: number): string => `hasil:${nomor}`;
