import { useSesiOfTanggal } from './use-sesi-of-tanggal.ts';
import { useSessionFilter } from './use-session-filter.ts';

/** The date and session in the address among those that the account watches on that date; `sesi` is '' for any other. */
export function useWatchedSession() {
  const filter = useSessionFilter();
  const sesis = useSesiOfTanggal(filter.tanggal, 'diawasi');
  // Before the answer the address is believed.
  const isWatched = sesis.data?.some(({ id }) => id === filter.sesi) ?? true;
  return { filter: { ...filter, sesi: isWatched ? filter.sesi : '' }, sesis };
}
export type WatchedSession = ReturnType<typeof useWatchedSession>;
