import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { useMemo, useState } from 'react';
import type { Order } from './row-state.ts';

export interface RoomFilterState {
  rooms: readonly string[];
  ruang: string;
  q: string;
  order: Order;
  /** Rows of the room. */
  inRoom: readonly AbsenRow[];
  /** Those of them that are searched for. */
  shown: readonly AbsenRow[];
  setRuang: (ruang: string) => void;
  setQ: (q: string) => void;
  setOrder: (order: Order) => void;
}

/** Narrows the list to one room and to what is searched for. */
export function useRoomFilter(rows: readonly AbsenRow[]): RoomFilterState {
  const [ruang, setRuang] = useState('');
  const [q, setQ] = useState('');
  const [order, setOrder] = useState<Order>('masalah');
  const rooms = useMemo(
    () =>
      [...new Set(rows.flatMap((row) => row.ruang ?? []))].sort(
        new Intl.Collator('id-ID', { numeric: true }).compare,
      ),
    [rows],
  );
  const inRoom = useMemo(() => rows.filter((row) => ruang === '' || row.ruang === ruang), [rows, ruang]);
  const shown = useMemo(() => {
    const text = q.trim().toLowerCase();
    return inRoom.filter(({ nama, noreg, nomor_peserta }) =>
      `${nama} ${noreg} ${nomor_peserta}`.toLowerCase().includes(text),
    );
  }, [inRoom, q]);
  return { rooms, ruang, q, order, inRoom, shown, setRuang, setQ, setOrder };
}
