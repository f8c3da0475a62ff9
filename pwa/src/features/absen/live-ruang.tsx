import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useState, type ReactNode } from 'react';
import { EmptyState, ListSkeleton } from '../../kit/display/states.tsx';
import { CommandBar } from './commands/command-bar.tsx';
import { ReadinessCount, ReadinessStrip } from './figures/readiness-strip.tsx';
import { listReadiness } from './figures/readiness.ts';
import { ReleaseStrip } from './release/release-strip.tsx';
import { summarizeRelease } from './release/release.ts';
import { RuangAlone } from './ruang-alone.tsx';
import { RuangEvents } from './ruang-events.tsx';
import { RuangPeople } from './ruang-people.tsx';
import { RuangSearch } from './ruang-search.tsx';
import { RuangTop } from './ruang-top.tsx';
import { StaleNotice } from './stream/stale-notice.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { usePersonDialogs, type PersonDialogs } from './commands/use-person-dialogs.tsx';
import { useRuangView } from './use-ruang-view.ts';
import { useLiveRuang } from './use-live-ruang.ts';

interface LiveRuangProps extends PersonDialogs {
  /** What the page is. */
  title: ReactNode;
  tanggal: string;
  sesi: string;
  zona: Zone;
  /** Fields that choose date and session. */
  filter: ReactNode;
}

/** One session live: who is missing, who has trouble, who is nearly out of time, and what to do about it. */
export function LiveRuang({ title, tanggal, sesi, zona, filter, help, susulan }: LiveRuangProps) {
  const room = useLiveRuang(tanggal, sesi);
  const { live, all, nowMs } = room;
  const { inRuang, allRuang: rooms, ruang } = room.filter;
  const view = useRuangView(rooms.length > 1 && ruang === '');
  const choice = useChosenRows(room);
  const { chosenRows, clear } = choice;
  const person = usePersonDialogs({ all, nowMs, zona, help, susulan, onDone: clear });
  const { setCommand, openPerson } = person;
  const [isReadiness, setReadiness] = useState(false);
  const readiness = listReadiness(inRuang);
  const toggle = () => setReadiness(!isReadiness);
  const count = <ReadinessCount ruang={readiness} isOpen={isReadiness} onToggle={toggle} />;
  return (
    <RuangAlone isOn={view.look.penuh}>
      <RuangTop room={room} title={title} zona={zona} readiness={count} onCommand={setCommand} />
      {room.isStale && <StaleNotice live={live} zona={zona} onRetry={live.reload} />}
      <RuangEvents room={room} zona={zona} onCommand={setCommand} />
      {isReadiness && <ReadinessStrip rooms={readiness} />}
      <RuangSearch room={room} view={view} session={filter} onPerson={openPerson} />
      {room.isLoading && <ListSkeleton />}
      {live.rows?.length === 0 && (
        <EmptyState text="Belum ada peserta pada tanggal dan sesi ini. Panitia membuatnya di menu Jadwal Peserta." />
      )}
      <RuangPeople room={room} view={view} choice={choice} onPerson={openPerson} />
      {view.view === 'daftar' && chosenRows.length > 0 && (
        <CommandBar
          rows={chosenRows}
          onCommand={(kind) => setCommand({ kind, rows: chosenRows })}
          onSusulan={susulan && (() => person.setAgain(chosenRows.map(({ id }) => id)))}
          onClear={clear}
        />
      )}
      {inRuang.length > 0 && <ReleaseStrip release={summarizeRelease(inRuang, nowMs)} />}
      {person.dialogs}
    </RuangAlone>
  );
}
