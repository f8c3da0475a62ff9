import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { useMemo, useState } from 'react';
import { matches } from '../rows/find-person.ts';
import { tanpaRuang } from '../rows/group-by-ruang.ts';
import { isTrouble, stateOf } from '../rows/row-state.ts';
import type { Order } from '../rows/sort-rows.ts';

/** What the list is narrowed to by a tap on its figure; '': everybody. */
export type Narrow =
  '' | 'belum_hadir' | 'mengerjakan' | 'masalah' | 'terputus' | 'selesai' | 'belum_terkirim';

const narrows: Record<Narrow, (row: AbsenRow, nowMs: number) => boolean> = {
  '': () => true,
  belum_hadir: ({ status, direset }) => status === 'BELUM HADIR' && !direset,
  mengerjakan: ({ status }) => status === 'SEDANG MENGERJAKAN',
  masalah: isTrouble,
  terputus: (row, nowMs) => row.status === 'SEDANG MENGERJAKAN' && stateOf(row, nowMs).koneksi === 'terputus',
  selesai: ({ status }) => status === 'SELESAI',
  belum_terkirim: ({ belum_terkirim }) => belum_terkirim > 0,
};

export interface RuangFilterState {
  allRuang: readonly string[];
  ruang: string;
  q: string;
  order: Order;
  narrow: Narrow;
  /** Rows of the room. */
  inRuang: readonly AbsenRow[];
  /** Those of them that are searched for. */
  shown: readonly AbsenRow[];
  setRuang: (ruang: string) => void;
  setQ: (q: string) => void;
  setOrder: (order: Order) => void;
  setNarrow: (narrow: Narrow) => void;
}

/** Narrows the list to one room, a figure (at `nowMs`, the server's clock), and what is searched for. */
export function useRuangFilter(rows: readonly AbsenRow[], nowMs: number): RuangFilterState {
  const [ruang, setRuang] = useState('');
  const [q, setQ] = useState('');
  const [order, setOrder] = useState<Order>('masalah');
  const [narrow, setNarrow] = useState<Narrow>('');
  const allRuang = useMemo(() => listRuang(rows), [rows]);
  const inRuang = useMemo(
    () => rows.filter((row) => ruang === '' || (row.ruang ?? tanpaRuang) === ruang),
    [rows, ruang],
  );
  const shown = useMemo(
    () => inRuang.filter((row) => narrows[narrow](row, nowMs) && matches(row, q)),
    [inRuang, q, narrow, nowMs],
  );
  const narrowed = { allRuang, ruang, q, order, narrow, inRuang, shown };
  return { ...narrowed, setRuang, setQ, setOrder, setNarrow };
}

/** In the order of their numbers; rows without one stand last, and alone they are no choice. */
function listRuang(rows: readonly AbsenRow[]): string[] {
  const named = [...new Set(rows.flatMap((row) => row.ruang ?? []))].sort(
    new Intl.Collator('id-ID', { numeric: true }).compare,
  );
  const hasMore = named.length > 0 && rows.some((row) => row.ruang === null);
  return hasMore ? [...named, tanpaRuang] : named;
}

/** Why the list is empty although the room is not. */
export const nothingFound = ({ q, narrow }: RuangFilterState): string =>
  narrow === 'masalah' && q.trim() === ''
    ? 'Tidak ada yang bermasalah sekarang.'
    : 'Tidak ada peserta yang cocok. Ubah pencarian, atau ketuk Hadir untuk melihat semua.';
