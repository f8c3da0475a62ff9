import { percakapanDibaca } from '@spmb/shared/pesan/calls.ts';
import type { PercakapanTerbuka } from '@spmb/shared/pesan/percakapan.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStaffPort } from '../../kit/port/staff-port.ts';

/** What is shown to staff is read, and what was handed over is seen: said once of each, and in silence. */
export function useTandaiDibaca(percakapan: PercakapanTerbuka | undefined): void {
  const port = useStaffPort();
  const client = useQueryClient();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const ids = (percakapan?.pesans ?? [])
      .filter(({ id, dari_pendaftar, dibaca }) => dari_pendaftar && !dibaca && !told.current.has(id))
      .map(({ id }) => id);
    if (!percakapan) return;
    const handedOver = percakapan.serahan_baru ? percakapan.serahan.at(-1)?.id : undefined;
    const isNew = handedOver !== undefined && !told.current.has(handedOver);
    if (ids.length === 0 && !isNew) return;
    for (const id of [...ids, ...(isNew ? [handedOver] : [])]) told.current.add(id);
    port.call(percakapanDibaca, { id: percakapan.id, ids }).then(
      () => client.invalidateQueries({ queryKey: ['list'] }),
      () => {
        // It stays unread, and is said again when the conversation is opened anew.
      },
    );
  }, [percakapan, port, client]);
}
