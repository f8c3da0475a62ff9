import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { BreakStrip } from './time/break-strip.tsx';
import { findAddressBreaks, findCommonBreaks } from './time/common-break.ts';
import { HeldStrip } from './session/held-strip.tsx';
import { findCommonStops, findLateRuang } from './time/lost-time.ts';
import { RuangNotes } from './figures/ruang-notes.tsx';
import { StartStrip } from './release/start-strip.tsx';
import { StopStrip } from './time/stop-strip.tsx';
import type { Command } from './commands/use-person-dialogs.tsx';
import type { LiveRuangState } from './use-live-ruang.ts';

interface RuangEventsProps {
  room: LiveRuangState;
  zona: Zone;
  onCommand: (command: Command) => void;
}

/** What befell several at once: lost connections, starts that are held back, lost time. */
export function RuangEvents({ room, zona, onCommand }: RuangEventsProps) {
  const { at, isStale, nowMs } = room;
  const { inRuang } = room.filter;
  return (
    <RuangNotes>
      {!isStale && (
        <BreakStrip
          breaks={findCommonBreaks(inRuang, nowMs)}
          addresses={findAddressBreaks(inRuang, nowMs)}
          zona={zona}
        />
      )}
      <StartStrip rows={inRuang} onAllow={(held) => onCommand({ kind: 'izinkan-mulai', rows: held })} />
      <HeldStrip at={at} rows={inRuang} />
      <StopStrip
        stops={[...findCommonStops(inRuang), ...findLateRuang(inRuang)]}
        zona={zona}
        onGiveBack={(stop) => onCommand({ kind: 'tambah-waktu', rows: stop.rows, prefill: stop.proposal })}
      />
    </RuangNotes>
  );
}
