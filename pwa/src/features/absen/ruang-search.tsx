import type { ReactNode } from 'react';
import { FindField } from './filter/find-field.tsx';
import { RuangFilter } from './filter/ruang-filter.tsx';
import type { RoomView } from './use-ruang-view.ts';
import type { RoomState } from './use-live-ruang.ts';
import { ViewChoice } from './look/view-choice.tsx';

interface RoomSearchProps {
  room: RoomState;
  view: RoomView;
  /** Fields that choose date and session. */
  session: ReactNode;
  onPerson: (id: string, anchor: HTMLElement) => void;
}

/** Finds a person, and chooses who is looked at and how. */
export function RoomSearch({ room, view, session, onPerson }: RoomSearchProps) {
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
      views={<ViewChoice view={view.view} hasRuang={view.hasRooms} onView={view.setView} />}
      // With the fields before it, so that it does not move away from who is about to press it.
      session={isLoading ? null : session}
    />
  );
}
