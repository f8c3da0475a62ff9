import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { writeAudit } from '../../../db/write-audit.ts';

/** Whoever acts on a backup. */
export type Actor = Parameters<typeof actorOf>[0];

/** Puts acts on backups on record, since a backup holds everything about everybody. */
export const pencadanganRecorder =
  ({ store, clock }: Context) =>
  (akun: Actor, tindakan: string, id: string): Promise<void> =>
    store.tx(actorOf(akun), (tx) =>
      writeAudit(tx, clock.nowMs(), { tindakan, tabel: 'pencadangan', baris_id: id }),
    );
