import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { BreakStrip } from './time/break-strip.tsx';
import { findAddressBreaks, findCommonBreaks } from './time/common-break.ts';
import { HeldStrip } from './session/held-strip.tsx';
import { findCommonStops, findLateRuang } from './time/lost-time.ts';
import { RuangNotes } from './figures/ruang-notes.tsx';
import { StartStrip } from './release/start-strip.tsx';
import { StopStrip } from './time/stop-strip.tsx';
import type { Command } from './commands/use-person-dialogs.tsx';
import type { RoomState } from './use-live-ruang.ts';

interface RoomEventsProps {
  room: RoomState;
  zona: Zone;
  onCommand: (command: Command) => void;
}

/** What befell several at once: lost connections, starts that are held back, lost time. */
export function RoomEvents({ room, zona, onCommand }: RoomEventsProps) {
  const { at, isStale, nowMs } = room;
  const { inRuang: inRoom } = room.filter;
  return (
    <RuangNotes>
      {!isStale && (
        <BreakStrip
          breaks={findCommonBreaks(inRoom, nowMs)}
          addresses={findAddressBreaks(inRoom, nowMs)}
          zona={zona}
        />
      )}
      <StartStrip rows={inRoom} onAllow={(held) => onCommand({ kind: 'izinkan-mulai', rows: held })} />
      <HeldStrip at={at} rows={inRoom} />
      <StopStrip
        stops={[...findCommonStops(inRoom), ...findLateRuang(inRoom)]}
        zona={zona}
        onGiveBack={(stop) => onCommand({ kind: 'tambah-waktu', rows: stop.rows, prefill: stop.proposal })}
      />
    </RuangNotes>
  );
}
