import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { useMemo } from 'react';
import { useNow } from './time/use-now.ts';
import { findStarts } from './rows/sort-rows.ts';
import { useLiveAbsen } from './stream/use-live-absen.ts';
import { useRuangFilter } from './filter/use-ruang-filter.ts';
import { useSesiRuang } from './stream/use-sesi-ruang.ts';

/** Connections and times left are judged again this often. */
const lookEveryMs = 5_000;
const none: readonly AbsenRow[] = [];

/** What is known of a session, and what part of it is looked at. */
export type LiveRuangState = ReturnType<typeof useLiveRuang>;

/** One session live. `nowMs` is the server's clock; while the server is silent (`isStale`) it stands. */
export function useLiveRuang(tanggal: string, sesi: string) {
  const live = useLiveAbsen(tanggal, sesi);
  const all = live.rows ?? none;
  const ownMs = useNow(lookEveryMs);
  const isStale = live.state === 'terputus';
  // Of what happens while nobody tells, this screen knows nothing: its clock stands.
  const nowMs = isStale ? live.heardMs : ownMs + live.offsetMs;
  const filter = useRuangFilter(all, nowMs);
  const { data: state } = useSesiRuang(tanggal, sesi, live.perubahan);
  const startOf = useMemo(() => findStarts(all, state), [all, state]);
  return {
    at: { tanggal, jadwal_ujian_sesi_id: sesi },
    live,
    /** Everybody of the session. */
    all,
    isStale,
    isLoading: live.rows === undefined && !isStale,
    nowMs,
    filter,
    /** Times and rooms of the session; undefined: not read yet. */
    state,
    startOf,
  };
}
