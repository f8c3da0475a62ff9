import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Acted } from '@spmb/shared/kernel/call.ts';
import { ragukanJam, type RaguJam } from '@spmb/shared/privasi/jam-retensi.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { acted } from '../../../http/answers.ts';
import type { SignedIn } from '../../../http/route.ts';
import { saveKeadaan, setKeadaan } from '../../../identity/keadaan-server.mutations.ts';
import { readKeadaan } from '../../../identity/keadaan-server.queries.ts';
import { dateTrustedName } from '../../../identity/own-keadaan.ts';

/** What was confirmed must still be what is shown. */
const sameMs = 3_600_000;

/** What the rules of retention think of the server's clock. */
export interface Jam {
  server_ms: number;
  dipastikan_ms: number | null;
  ragu: RaguJam | null;
}

export async function lihatJam({ store, clock }: Context): Promise<Jam> {
  const stored = (await readKeadaan(store.read)).get(dateTrustedName);
  const dipastikan_ms = stored === undefined ? null : Number(stored);
  const server_ms = clock.nowMs();
  return { server_ms, dipastikan_ms, ragu: ragukanJam(server_ms, clock.heldMs(), dipastikan_ms) };
}

/** The same for a look of the rules: a clock that nobody doubts is the one that the next look is judged by. */
export async function periksaJam(context: Context): Promise<Jam> {
  const jam = await lihatJam(context);
  if (jam.ragu === null) await saveKeadaan(context.store, dateTrustedName, String(jam.server_ms));
  return jam;
}

/**
 * An administrator says that the server's date is right, on record. Refuses while the computer's clock is held back, and where
 * the date is not the one that was shown any more. Where nobody doubts it nothing changes.
 */
export async function pastikanTanggal(
  context: Context,
  akun: SignedIn,
  { server_ms: shown }: { server_ms: number },
): Promise<Acted> {
  const { store } = context;
  const { server_ms, dipastikan_ms, ragu } = await lihatJam(context);
  if (ragu === 'tertahan')
    throw new Refusal(
      'Jam komputer server melompat dan belum diputuskan. Selesaikan dahulu di Beranda, bagian jam server, lalu pastikan tanggalnya.',
    );
  if (Math.abs(server_ms - shown) > sameMs)
    throw new Refusal(
      'Tanggal server bukan lagi yang ditampilkan. Muat ulang halaman, periksa tanggalnya, lalu coba lagi.',
    );
  if (ragu !== null)
    await store.tx(actorOf(akun), async (tx) => {
      await setKeadaan(tx, dateTrustedName, String(server_ms));
      await writeAudit(tx, server_ms, {
        tindakan: 'pastikan tanggal',
        tabel: 'keadaan_server',
        baris_id: dateTrustedName,
        sebelum: { dipastikan_ms },
        sesudah: { dipastikan_ms: server_ms },
      });
    });
  return acted('Tanggal server dipastikan benar. Masa simpan dihitung lagi.');
}
