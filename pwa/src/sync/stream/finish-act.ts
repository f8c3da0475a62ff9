import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import { screenText } from '@spmb/shared/sync/protocol/screen-text.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import type { Change } from '../answer/change.ts';
import type { HeldStream } from './held-stream.ts';
import { sha256Id } from '../ports/sha256-id.ts';

/** The finish as an operation, with what the screen shows, and the closing of the sheet that goes with it (S13). */
export function finishAct(
  held: HeldStream,
  sebab: 'sendiri' | 'waktu_habis',
  chargeMs: number,
): { body: OperationBody; change: Change } {
  const { attempt, lembar }: StreamMemory = held.memory;
  const { boleh_ms } = attempt.keadaan;
  const layar = sha256Id(utf8(screenText(attempt.urutan, (butir) => lembar.get(butir)?.pilihan ?? null)));
  const known = { sebab, boleh_ms, ...(chargeMs > 0 && { beban_ms: chargeMs }) };
  return {
    body: { jenis: 'selesai', ...known, layar },
    change: {
      attempt: (row, seq) => {
        const { aliran } = held.memory.stream;
        return { ...row, kunci: null, penutupan: { ...known, aliran, seq } };
      },
    },
  };
}
