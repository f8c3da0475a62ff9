import type { ReactNode } from 'react';
import { FindField } from './filter/find-field.tsx';
import { RuangFilter } from './filter/ruang-filter.tsx';
import type { RuangView } from './use-ruang-view.ts';
import type { LiveRuangState } from './use-live-ruang.ts';
import { ViewChoice } from './look/view-choice.tsx';

interface RuangSearchProps {
  room: LiveRuangState;
  view: RuangView;
  /** Fields that choose date and session. */
  session: ReactNode;
  onPerson: (id: string, anchor: HTMLElement) => void;
}

/** Finds a person, and chooses who is looked at and how. */
export function RuangSearch({ room, view, session, onPerson }: RuangSearchProps) {
  const { filter, all, live, isLoading } = room;
  return (
    <RuangFilter
      filter={filter}
      look={view.look}
      setLook={view.setLook}
      reload={live.reload}
      search={
        <FindField
          all={all}
          q={filter.q}
          onChange={filter.setQ}
          onFound={(row, field) => onPerson(row.id, field)}
        />
      }
      views={<ViewChoice view={view.view} hasRuang={view.hasRuang} onView={view.setView} />}
      // With the fields before it, so that it does not move away from who is about to press it.
      session={isLoading ? null : session}
    />
  );
}
