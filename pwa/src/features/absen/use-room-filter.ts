import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { useMemo, useState } from 'react';
import { tanpaRuang } from './group-by-room.ts';
import { isTrouble, type Order } from './row-state.ts';

export interface RoomFilterState {
  rooms: readonly string[];
  ruang: string;
  q: string;
  order: Order;
  /** '': every status. */
  status: StatusFilter;
  /** Only who needs somebody's help. */
  isTroubleOnly: boolean;
  /** Rows of the room. */
  inRoom: readonly AbsenRow[];
  /** Those of them that are searched for. */
  shown: readonly AbsenRow[];
  setRuang: (ruang: string) => void;
  setQ: (q: string) => void;
  setOrder: (order: Order) => void;
  setStatus: (status: StatusFilter) => void;
  setTroubleOnly: (isTroubleOnly: boolean) => void;
}

export type StatusFilter = AbsenRow['status'] | '';

/** Narrows the list to one room, a status, trouble (at `nowMs`, the server's clock), and what is searched for. */
export function useRoomFilter(rows: readonly AbsenRow[], nowMs: number): RoomFilterState {
  const [ruang, setRuang] = useState('');
  const [q, setQ] = useState('');
  const [order, setOrder] = useState<Order>('masalah');
  const [status, setStatus] = useState<StatusFilter>('');
  const [isTroubleOnly, setTroubleOnly] = useState(false);
  const rooms = useMemo(() => listRooms(rows), [rows]);
  const inRoom = useMemo(
    () => rows.filter((row) => ruang === '' || (row.ruang ?? tanpaRuang) === ruang),
    [rows, ruang],
  );
  const shown = useMemo(() => {
    const text = q.trim().toLowerCase();
    return inRoom.filter(
      (row) =>
        (status === '' || row.status === status) &&
        (!isTroubleOnly || isTrouble(row, nowMs)) &&
        `${row.nama} ${row.noreg} ${row.nomor_peserta}`.toLowerCase().includes(text),
    );
  }, [inRoom, q, status, isTroubleOnly, nowMs]);
  const narrowed = { rooms, ruang, q, order, status, isTroubleOnly, inRoom, shown };
  return { ...narrowed, setRuang, setQ, setOrder, setStatus, setTroubleOnly };
}

/** In the order of their numbers; rows without one stand last, and alone they are no choice. */
function listRooms(rows: readonly AbsenRow[]): string[] {
  const named = [...new Set(rows.flatMap((row) => row.ruang ?? []))].sort(
    new Intl.Collator('id-ID', { numeric: true }).compare,
  );
  const hasMore = named.length > 0 && rows.some((row) => row.ruang === null);
  return hasMore ? [...named, tanpaRuang] : named;
}

/** Why the list is empty although the room is not. */
export const nothingFound = ({ q, status, isTroubleOnly }: RoomFilterState): string =>
  isTroubleOnly && q.trim() === '' && status === ''
    ? 'Tidak ada yang bermasalah sekarang.'
    : 'Tidak ada peserta yang cocok. Ubah pencarian atau saringannya.';
