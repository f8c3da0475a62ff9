import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { antrekanPush } from '../../pemberitahuan/langganan.mutations.ts';
import { langgananPush } from '../../pemberitahuan/langganan-push.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { percakapan } from './pesan.table.ts';

/** The devices of participants are told that there is a letter. */
export const kabariPeserta = (tx: Transaction, nowMs: number, pesertaIds: readonly string[]): Promise<void> =>
  antrekanPush(
    tx,
    nowMs,
    inArray(
      langgananPush.akun_id,
      tx
        .select({ akun_id: peserta.akun_id })
        .from(peserta)
        .where(ofSchool(peserta, inArray(peserta.id, [...pesertaIds]))),
    ),
  );

/** The devices of whoever looks after a conversation are told that something came; of all who may, where nobody does. */
export async function kabariPetugas(tx: Transaction, nowMs: number, pesertaId: string): Promise<void> {
  const [row] = await tx
    .select({ akun_id: akun.id })
    .from(percakapan)
    .innerJoin(akun, ofSchool(akun, eq(akun.id, percakapan.akun_id), eq(akun.status, 0)))
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
  const all = tx
    .select({ id: akun.id })
    .from(akun)
    .where(ofSchool(akun, inArray(akun.authent, mayAnswer)));
  const { akun_id } = langgananPush;
  await antrekanPush(tx, nowMs, row ? eq(akun_id, row.akun_id) : inArray(akun_id, all));
}

const mayAnswer = roles.filter((role) => hasCapability(role, 'verifikasiBerkas'));
