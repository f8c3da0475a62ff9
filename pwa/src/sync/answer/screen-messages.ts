import { pesanDibaca, type ScreenMessage } from '@spmb/shared/sync/protocol/screen-message.ts';
import type { AttemptRow } from '../../local-db/exam-rows.ts';
import type { Change } from './change.ts';
import { isCount, isFields, isText } from './parse-attempt-state.ts';

/** Messages of an answer; none where there are none or they are no messages. */
export function parseMessages(value: unknown): ScreenMessage[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return (value as unknown[]).flatMap((one) => {
    if (!isFields(one)) return [];
    const { id, teks, dari, dibuat_ms } = one;
    return isText(id) && isText(teks) && isText(dari) && isCount(dibuat_ms)
      ? [{ id, teks, dari, dibuat_ms }]
      : [];
  });
}

/** Messages that were not confirmed on this device. */
export const unreadOf = ({ pesan = [], dibaca = [] }: AttemptRow): readonly ScreenMessage[] =>
  pesan.filter(({ id }) => !dibaca.includes(id));

/** What an event changes beside the log: a message that is confirmed is gone for good (S23). */
export function changeOfEvent(nama: string, rincian: string | undefined): Change {
  if (nama !== pesanDibaca || rincian === undefined) return {};
  return { attempt: (held) => ({ ...held, dibaca: [...(held.dibaca ?? []), rincian] }) };
}
