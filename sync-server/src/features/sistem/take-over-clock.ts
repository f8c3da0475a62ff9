import type { Acted } from '@spmb/shared/kernel/call.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { jamServerContract } from '@spmb/shared/sistem/jam-server.schema.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { acted } from '../../http/answers.ts';
import type { SignedIn } from '../../http/route.ts';

/** What was decided must still be what is done: a clock set again meanwhile is looked at again. */
const sameMs = 30_000;

/** The computer's clock becomes the server's time, on record. Refuses where it jumped again since it was shown. */
export async function takeOverClock(
  context: Context,
  { akun_id, username }: SignedIn,
  input: z.output<typeof jamServerContract>,
): Promise<Acted> {
  const { clock } = context;
  const selisih = clock.heldMs();
  if (Math.abs(selisih - input.selisih_ms) > sameMs)
    throw new Refusal(
      'Jam komputer server berubah lagi. Muat ulang halaman, periksa selisihnya, lalu coba lagi.',
    );
  await context.store.tx({ sekolah_id: schoolId, akun_id, nama: username }, (tx) =>
    writeAudit(tx, clock.nowMs(), {
      tindakan: 'jam-server',
      tabel: 'keadaan_server',
      baris_id: 'jam_ms',
      sebelum: { server_ms: clock.nowMs() },
      sesudah: { server_ms: clock.nowMs() + selisih },
      alasan: input.alasan,
    }),
  );
  clock.takeOver();
  return acted('Jam server sekarang sama dengan jam komputer.');
}
