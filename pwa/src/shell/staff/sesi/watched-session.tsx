import { formatDay } from '../../format-date.ts';
import { EmptyState } from '../../../kit/display/states.tsx';
import { DateAndSession } from './session-filter-fields.tsx';
import { SesiOfTanggal } from './sesi-of-tanggal.tsx';
import { pesertaText, sesiText } from './use-sesi-of-tanggal.ts';
import type { WatchedSession } from './use-watched-session.ts';

/** Date and session to choose among those of the date, each with its participants. */
export function WatchedSessionFields({ watched: { filter, sesis } }: { watched: WatchedSession }) {
  const options = sesis.data?.map((sesi) => ({
    value: sesi.id,
    label: `${sesiText(sesi)} · ${pesertaText(sesi)}`,
  }));
  return (
    <DateAndSession
      filter={filter}
      options={options}
      empty="Tidak ada sesi pada tanggal ini."
      retry={sesis.isError && !sesis.data ? sesis.refetch : undefined}
    />
  );
}

/** What stands below the fields while no session is chosen. */
export function WatchedSessionList({ watched: { filter, sesis } }: { watched: WatchedSession }) {
  if (sesis.data?.length !== 0) return <SesiOfTanggal sesis={sesis} choose={filter.choose} />;
  const day = formatDay(filter.tanggal);
  return (
    <EmptyState
      text={`Tidak ada peserta yang Anda awasi pada ${day}. Pilih tanggal lain, atau minta panitia memeriksa Jadwal Peserta.`}
    />
  );
}
