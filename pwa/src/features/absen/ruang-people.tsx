import { Box } from '@mui/material';
import { EmptyState } from '../../kit/display/states.tsx';
import { LiveList } from './list/live-list.tsx';
import { RuangOverview } from './figures/ruang-overview.tsx';
import { SeatGrid } from './list/seat-grid.tsx';
import type { ChosenRows } from './use-chosen-rows.ts';
import { nothingFound } from './filter/use-ruang-filter.ts';
import type { RuangView } from './use-ruang-view.ts';
import type { LiveRuangState } from './use-live-ruang.ts';

interface RuangPeopleProps {
  room: LiveRuangState;
  view: RuangView;
  choice: ChosenRows;
  onPerson: (id: string, anchor: HTMLElement) => void;
}

/** Everybody who is looked at, as a list, at their seats, or room by room; grey while the server is silent. */
export function RuangPeople({ room, view: { view, look }, choice, onPerson }: RuangPeopleProps) {
  const { filter, state, nowMs, startOf, isStale } = room;
  const { inRuang, shown } = filter;
  return (
    <Box sx={isStale ? { filter: 'grayscale(1)' } : undefined}>
      {view === 'ruang' && (
        <RuangOverview rows={inRuang} state={state} nowMs={nowMs} onRuang={filter.setRuang} />
      )}
      {view !== 'ruang' && inRuang.length > 0 && shown.length === 0 && (
        <EmptyState text={nothingFound(filter)} />
      )}
      {view === 'denah' && shown.length > 0 && (
        <SeatGrid
          rows={inRuang}
          shown={shown}
          nowMs={nowMs}
          startOf={startOf}
          sejajar={look.sejajar}
          isDense={look.rapat}
          onSeat={onPerson}
        />
      )}
      {view === 'daftar' && shown.length > 0 && (
        <LiveList
          rows={choice.rows}
          nowMs={nowMs}
          chosen={choice.chosen}
          isDense={look.rapat}
          onChoose={choice.choose}
          onMenu={(row, anchor) => onPerson(row.id, anchor)}
        />
      )}
    </Box>
  );
}
