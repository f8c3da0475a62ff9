import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { BreakStrip } from './break-strip.tsx';
import { findAddressBreaks, findCommonBreaks } from './common-break.ts';
import { HeldStrip } from './held-strip.tsx';
import { findCommonStops, findLateRooms } from './lost-time.ts';
import { RoomNotes } from './room-notes.tsx';
import { StartStrip } from './start-strip.tsx';
import { StopStrip } from './stop-strip.tsx';
import type { Command } from './use-person-dialogs.tsx';
import type { RoomState } from './use-room.ts';

interface RoomEventsProps {
  room: RoomState;
  zona: Zone;
  onCommand: (command: Command) => void;
}

/** What befell several at once: lost connections, starts that are held back, lost time. */
export function RoomEvents({ room, zona, onCommand }: RoomEventsProps) {
  const { at, isStale, nowMs } = room;
  const { inRoom } = room.filter;
  return (
    <RoomNotes>
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
        stops={[...findCommonStops(inRoom), ...findLateRooms(inRoom)]}
        zona={zona}
        onGiveBack={(stop) => onCommand({ kind: 'tambah-waktu', rows: stop.rows, prefill: stop.proposal })}
      />
    </RoomNotes>
  );
}
