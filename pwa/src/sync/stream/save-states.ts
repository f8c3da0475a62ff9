import { registerNames } from '@spmb/shared/sync/stream/registers.ts';
import type { LembarRow, OperationRow } from '../../local-db/exam-rows.ts';
import type { ExamView, SaveState } from '../ports/exam-session.ts';
import { newestByRegister } from '../answer/merge-lembar.ts';

/** Worst first: a question shows the worst of its registers. */
const order: readonly SaveState[] = [
  'menulis',
  'belum',
  'ditolak',
  'menunggu_pengawas',
  'perangkat',
  'server',
];

function stateOf(operation: OperationRow, isOnDisk: boolean): { keadaan: SaveState; pada_ms: number } {
  if (operation.terkirim_ms === null)
    return { keadaan: isOnDisk ? 'perangkat' : 'belum', pada_ms: operation.pada_ms };
  const pada_ms = operation.terkirim_ms;
  if (operation.verdik === 'ditolak') return { keadaan: 'ditolak', pada_ms };
  return { keadaan: operation.verdik === 'tertahan' ? 'menunggu_pengawas' : 'server', pada_ms };
}

/**
 * Where the answer of every touched question is. The server is claimed only for an acknowledged, counted operation, or
 * for an answer that came from the server. `diskSeq`: newest operation of the present stream that is on disk.
 */
export function saveStates(
  lembar: Iterable<LembarRow>,
  operations: readonly OperationRow[],
  present: { aliran: string; diskSeq: number },
): ExamView['simpan'] {
  const newest = newestByRegister(operations);
  const states: Record<string, { keadaan: SaveState; pada_ms: number }> = {};
  for (const row of lembar) {
    const acts = registerNames
      .map((name) => newest.get(`${name}|${row.butir}`))
      .filter((act) => act !== undefined);
    const each = acts.map((act) => stateOf(act, act.aliran !== present.aliran || act.seq <= present.diskSeq));
    each.sort((a, b) => order.indexOf(a.keadaan) - order.indexOf(b.keadaan));
    states[row.butir] = each[0] ?? { keadaan: 'server', pada_ms: row.pada_ms };
  }
  return states;
}
