import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { randomUUID } from 'node:crypto';
import type { Store } from '../db/store.ts';
import { saveKeadaan } from './keadaan-server.mutations.ts';

export interface ServerState {
  serverId: string;
  generasi: number;
  /** Generasi of the newer life that has taken this one's place; undefined: none is known. Nothing is written any more. */
  readonly digantikan: number | undefined;
  /** A server of this `generasi` was met: durable, and nothing of this one is saved after it. */
  supersede(generasi: number): Promise<void>;
  /** Milliseconds this server has been running in its whole life (R counts with it). */
  ranMs(): number;
  /**
   * Runs `work`, which replaces what is stored of this server. Meanwhile nothing of it is saved, and where `work`
   * succeeds nothing is any more: what this process still counts belongs to a life that is over.
   */
  replaced<T>(work: () => Promise<T>): Promise<T>;
  /** Saves how long it has run and what its clock says: a crash forgets what came after. */
  saveTimes(): Promise<void>;
}

/**
 * The server's identity out of what was saved, made at the first start; counts running time from here on. `toldMs`: how
 * long it has run by what it has told devices, which a crash between two savings does not take back.
 */
export async function openServerState(
  store: Store,
  clock: Clock,
  known: ReadonlyMap<string, string>,
  toldMs: number,
): Promise<ServerState> {
  const serverId = known.get('server_id') ?? randomUUID();
  const generasi = Number(known.get('generasi') ?? 1);
  const ranBeforeMs = Math.max(Number(known.get('jalan_ms') ?? 0), toldMs);
  const startedMs = clock.monotonicMs();
  const ranMs = () => Math.floor(ranBeforeMs + clock.monotonicMs() - startedMs);
  const save = (kunci: string, nilai: string) => saveKeadaan(store, kunci, nilai);
  if (!known.has('server_id')) {
    await save('server_id', serverId);
    await save('generasi', String(generasi));
  }
  const newest = Number(known.get('digantikan') ?? 0);
  let digantikan = newest > generasi ? newest : undefined;
  let isReplaced = digantikan !== undefined;
  const inTurn = takeTurns();
  const isSaved = () => inTurn(() => Promise.resolve());
  // A failed save only forgets running time, which favours participants.
  const saveTimes = () =>
    inTurn(async () => {
      if (isReplaced) return;
      await save('jalan_ms', String(ranMs())).catch(() => undefined);
      await save('jam_ms', String(clock.nowMs())).catch(() => undefined);
    });
  return {
    serverId,
    generasi,
    get digantikan() {
      return digantikan;
    },
    async supersede(newer) {
      if (digantikan !== undefined) return;
      await save('digantikan', String(newer));
      digantikan = newer;
      isReplaced = true;
      await isSaved();
    },
    ranMs,
    async replaced(work) {
      isReplaced = true;
      await isSaved();
      try {
        return await work();
      } catch (error) {
        isReplaced = digantikan !== undefined;
        throw error;
      }
    },
    saveTimes,
  };
}
