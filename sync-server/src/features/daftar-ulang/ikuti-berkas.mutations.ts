import { batasCadangan } from '@spmb/shared/daftar-ulang/masa.ts';
import { isDitunggu, isKursiLepas } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { diterima, ditolak, isBerkasGugur } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { sidikOf } from '../pendaftaran/carried-out.queries.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { getZona } from '../sekolah/zona.queries.ts';
import { deleteRencana } from '../seleksi/seleksi.mutations.ts';
import { findKeadaan, type Keadaan } from './berhak.ts';
import { beralih, saveDaftarUlang } from './daftar-ulang.mutations.ts';
import { kalimatHubungi } from './hubungi.ts';

/** A verdict on a file. */
interface Putusan {
  ke: number;
  /** What the applicant reads of it. */
  keterangan: string;
  /** Whoever decides has been told that a seat goes with it. */
  konfirmasi: boolean;
}

/**
 * What a verdict on a file means for the seat that is published of its applicant, in the transaction of the verdict and before it;
 * that of one by which the file is lost has locked the programmes first.
 * Rejected or withdrawn, the seat is lost on record, once that was confirmed (409 lepas-kursi). Examined once more, it is kept;
 * accepted again, he has days of his own where his deadline ran meanwhile. What waits for its time loses him without a word.
 */
export async function ikutiBerkas(
  context: Context,
  tx: Transaction,
  pesertaId: string,
  { ke, keterangan, konfirmasi }: Putusan,
): Promise<void> {
  const isLost = isBerkasGugur(ke);
  const nowMs = context.clock.nowMs();
  if (isLost) await deleteRencana(context, tx, nowMs, pesertaId);
  const keadaan = await findKeadaan(tx, nowMs, await lockOwnPendaftar(tx, pesertaId));
  if (!keadaan || isKursiLepas(keadaan.status)) return;
  if (ke === diterima) return perpanjang(tx, nowMs, keadaan);
  if (!isLost) return;
  const jurusan = keadaan.hasil.jurusan ?? '';
  if (!konfirmasi)
    throw new Refusal(
      `${keadaan.own.nama} mempunyai kursi di ${jurusan} menurut hasil yang terbit. Dengan keputusan ini kursinya dilepas untuk pendaftar cadangan. Lanjutkan?`,
      409,
      { jenis: 'lepas-kursi' },
    );
  const status = ke === ditolak ? 'ditolak' : 'mundur';
  await beralih(context, tx, keadaan, {
    ke: status,
    keterangan,
    operasi_id: newId(nowMs),
    sidik: sidikOf({ ke: status }),
    pesan: {
      title: 'Kursi Anda dilepas',
      body: `Berkas pendaftaran Anda ${ke === ditolak ? 'ditolak' : 'dicabut'}, jadi kursi Anda di ${jurusan} dilepas. ${await kalimatHubungi(tx)}`,
    },
  });
}

/** Whose file was examined while he should have sent something has the days of who was sent back. */
async function perpanjang(
  tx: Transaction,
  nowMs: number,
  { own, hasil, row, status }: Keadaan,
): Promise<void> {
  if (own.status === diterima || !isDitunggu(status)) return;
  const { hari_cadangan } = await getPengaturan(tx, 'daftar_ulang');
  const batas_ms = batasCadangan(nowMs, hari_cadangan, await getZona(tx));
  await saveDaftarUlang(tx, nowMs, {
    peserta_id: own.id,
    program_keahlian_id: hasil.program_keahlian_id ?? '',
    status,
    versi: row?.versi ?? 0,
    batas_ms: Math.max(batas_ms, row?.batas_ms ?? 0),
  });
}
