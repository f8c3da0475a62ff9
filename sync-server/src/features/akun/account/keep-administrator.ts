import type { IsianAkun } from '@spmb/shared/akun/akun.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { StoredRow } from '../../../crud/definition/crud-definition.ts';
import type { Reader } from '../../../db/store.ts';
import { lockAdministrators } from './administrator.queries.ts';

/**
 * Refuses the write that would leave the school without an active administrator; `after` undefined: the account goes.
 * Accounts are written one after the other, so that two of a name cannot arise at once either.
 */
export async function keepAdministrator(
  queries: Reader,
  before: StoredRow | undefined,
  after: Pick<IsianAkun, 'authent' | 'status'> | undefined,
): Promise<void> {
  const administrators = await lockAdministrators(queries);
  const stays = after?.authent === 'administrator' && after.status === 0;
  if (!before || stays || !administrators.includes(before.id) || administrators.length > 1) return;
  throw new Refusal(
    'Ini satu-satunya administrator yang aktif. Jadikan akun lain administrator dahulu, lalu ulangi.',
  );
}
