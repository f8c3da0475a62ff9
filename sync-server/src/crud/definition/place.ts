import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Actor } from '../../db/store.ts';
import { accountOf, type Call, type SignedIn } from '../../http/route.ts';
import type { Place } from './crud-definition.ts';

/** Who writes, as a transaction is told. */
export const actorOf = ({ akun_id, username }: Pick<SignedIn, 'akun_id' | 'username'>): Actor => ({
  sekolah_id: schoolId,
  akun_id,
  nama: username,
});

/** Who calls, when, and below which parent. */
export const placeOf = ({ clock }: Context, call: Call): Place => ({
  akun: accountOf(call),
  nowMs: clock.nowMs(),
  parent: call.req.param('parent') ?? '',
});
