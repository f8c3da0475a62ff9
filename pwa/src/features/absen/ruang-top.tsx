import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useState, type ReactNode } from 'react';
import { ReleaseBoard } from './release/release-board.tsx';
import { summarizeRelease } from './release/release.ts';
import { RuangFigures } from './figures/ruang-figures.tsx';
import { isTrouble, summarize } from './rows/row-state.ts';
import { SessionActs } from './session/session-acts.tsx';
import { isMissing } from './rows/sort-rows.ts';
import { TokenLine } from './session/token-line.tsx';
import type { Command } from './commands/use-person-dialogs.tsx';
import type { LiveRuangState } from './use-live-ruang.ts';

interface RuangTopProps {
  room: LiveRuangState;
  /** What the page is. */
  title: ReactNode;
  zona: Zone;
  /** How many devices are ready, beside the token. */
  readiness: ReactNode;
  onCommand: (command: Command) => void;
}

/** Head and figures: what can be done to the room as a whole, and how it stands. */
export function RuangTop({ room, title, zona, readiness, onCommand }: RuangTopProps) {
  const { at, all, live, state, nowMs, startOf, filter } = room;
  const { inRuang } = filter;
  const [isBoard, setBoard] = useState(false);
  return (
    <>
      <SessionActs
        title={title}
        at={at}
        state={state}
        zona={zona}
        nowMs={nowMs}
        token={
          <>
            <TokenLine
              tanggal={at.tanggal}
              sesi={at.jadwal_ujian_sesi_id}
              offsetMs={live.offsetMs}
              perubahan={live.perubahan}
              isAsked={all.some(({ minta_token }) => minta_token)}
            />
            {readiness}
          </>
        }
        ruang={filter.ruang}
        rows={inRuang}
        onResetAll={() => onCommand({ kind: 'reset-login', rows: inRuang })}
      />
      <RuangFigures
        summary={summarize(inRuang, nowMs)}
        masalah={inRuang.filter((row) => isTrouble(row, nowMs)).length}
        missing={inRuang.filter((row) => isMissing(row, nowMs, startOf)).length}
        narrow={filter.narrow}
        onNarrow={filter.setNarrow}
        release={summarizeRelease(inRuang, nowMs)}
        onRelease={() => setBoard(true)}
      />
      {isBoard && <ReleaseBoard rows={inRuang} nowMs={nowMs} onClose={() => setBoard(false)} />}
    </>
  );
}
