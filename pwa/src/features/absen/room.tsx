import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { Box } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { EmptyState, ListSkeleton } from '../../crud/display/states.tsx';
import { useNow } from '../../crud/port/use-now.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { BreakStrip } from './break-strip.tsx';
import { CommandBar } from './command-bar.tsx';
import { findAddressBreaks, findCommonBreaks } from './common-break.ts';
import { FindField } from './find-field.tsx';
import { HeldStrip } from './held-strip.tsx';
import { LiveList } from './live-list.tsx';
import { findCommonStops, findLateRooms } from './lost-time.ts';
import { listReadiness } from './readiness.ts';
import { ReadinessCount, ReadinessStrip } from './readiness-strip.tsx';
import { ReleaseBoard } from './release-board.tsx';
import { ReleaseStrip } from './release-strip.tsx';
import { summarizeRelease } from './release.ts';
import { RoomAlone } from './room-alone.tsx';
import { RoomFigures } from './room-figures.tsx';
import { RoomFilter } from './room-filter.tsx';
import { RoomNotes } from './room-notes.tsx';
import { RoomOverview } from './room-overview.tsx';
import { isTrouble, keepOrder, summarize } from './row-state.ts';
import { SeatGrid } from './seat-grid.tsx';
import { SessionActs } from './session-acts.tsx';
import { findStarts, isMissing, sortRows } from './sort-rows.ts';
import { StaleNotice } from './stale-notice.tsx';
import { StartStrip } from './start-strip.tsx';
import { StopStrip } from './stop-strip.tsx';
import { TokenLine } from './token-line.tsx';
import { useLiveAbsen } from './use-live-absen.ts';
import { usePersonDialogs, type RoomDialogs } from './use-person-dialogs.tsx';
import { nothingFound, useRoomFilter } from './use-room-filter.ts';
import { useRoomLook } from './use-room-look.ts';
import { useSesiRuang } from './use-sesi-ruang.ts';
import { ViewChoice } from './view-choice.tsx';

/** Connections and times left are judged again this often. */
const lookEveryMs = 5_000;
const none: readonly AbsenRow[] = [];

interface RoomProps extends RoomDialogs {
  /** What the page is. */
  title: ReactNode;
  tanggal: string;
  sesi: string;
  zona: Zone;
  /** Fields that choose date and session. */
  filter: ReactNode;
}

/** One session live: who is missing, who has trouble, who is nearly out of time, and what to do about it. */
export function Room({ title, tanggal, sesi, zona, filter, help, susulan }: RoomProps) {
  const live = useLiveAbsen(tanggal, sesi);
  const all = live.rows ?? none;
  const ownMs = useNow(lookEveryMs);
  const isStale = live.state === 'terputus';
  // Of what happens while nobody tells, this screen knows nothing: its clock stands.
  const nowMs = isStale ? live.heardMs : ownMs + live.offsetMs;
  const room = useRoomFilter(all, nowMs);
  const [look, setLook] = useRoomLook();
  const { data: state } = useSesiRuang(tanggal, sesi, live.perubahan);
  const [isOverview, setOverview] = useState(false);
  const [isBoard, setBoard] = useState(false);
  const [isReadiness, setReadiness] = useState(false);
  const hasRooms = room.rooms.length > 1 && room.ruang === '';
  const view = hasRooms && isOverview ? 'ruang' : look.tampilan;
  const { order, inRoom, shown } = room;
  const startOf = useMemo(() => findStarts(all, state), [all, state]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // While rows are being chosen they stay where they are.
  const [kept, setKept] = useState<readonly string[]>([]);
  const rows = useMemo(
    () => (chosen.size > 0 ? keepOrder(shown, kept) : sortRows(shown, order, nowMs, startOf)),
    [chosen, shown, kept, order, nowMs, startOf],
  );
  const person = usePersonDialogs({
    ...{ all, nowMs, zona, help, susulan },
    onDone: () => setChosen(new Set()),
  });
  const { setCommand } = person;

  const choose = (ids: readonly string[], isChosen: boolean) => {
    if (chosen.size === 0) setKept(rows.map(({ id }) => id));
    setChosen(
      (before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  };
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const readiness = listReadiness(inRoom);
  const at = { tanggal, jadwal_ujian_sesi_id: sesi };

  return (
    <RoomAlone isOn={look.penuh}>
      <SessionActs
        {...{ title, at, state, zona, nowMs }}
        token={
          <>
            <TokenLine
              {...{ tanggal, sesi }}
              offsetMs={live.offsetMs}
              perubahan={live.perubahan}
              isAsked={all.some(({ minta_token }) => minta_token)}
            />
            <ReadinessCount
              rooms={readiness}
              isOpen={isReadiness}
              onToggle={() => setReadiness(!isReadiness)}
            />
          </>
        }
        ruang={room.ruang}
        rows={inRoom}
        onResetAll={() => setCommand({ kind: 'reset-login', rows: inRoom })}
      />
      <RoomFigures
        summary={summarize(inRoom, nowMs)}
        masalah={inRoom.filter((row) => isTrouble(row, nowMs)).length}
        missing={inRoom.filter((row) => isMissing(row, nowMs, startOf)).length}
        narrow={room.narrow}
        onNarrow={room.setNarrow}
        release={summarizeRelease(inRoom, nowMs)}
        onRelease={() => setBoard(true)}
      />
      {isStale && <StaleNotice live={live} zona={zona} onRetry={live.reload} />}
      <RoomNotes>
        {!isStale && (
          <BreakStrip
            breaks={findCommonBreaks(inRoom, nowMs)}
            addresses={findAddressBreaks(inRoom, nowMs)}
            zona={zona}
          />
        )}
        <StartStrip rows={inRoom} onAllow={(held) => setCommand({ kind: 'izinkan-mulai', rows: held })} />
        <HeldStrip at={at} rows={inRoom} />
        <StopStrip
          stops={[...findCommonStops(inRoom), ...findLateRooms(inRoom)]}
          zona={zona}
          onGiveBack={(stop) => setCommand({ kind: 'tambah-waktu', rows: stop.rows, prefill: stop.proposal })}
        />
      </RoomNotes>
      {isReadiness && <ReadinessStrip rooms={readiness} />}
      <RoomFilter
        {...{ filter: room, look, setLook }}
        reload={live.reload}
        search={
          <FindField
            all={all}
            q={room.q}
            onChange={room.setQ}
            onFound={(row, field) => person.openPerson(row.id, field)}
          />
        }
        views={
          <ViewChoice
            view={view}
            hasRooms={hasRooms}
            onView={(next) => {
              setOverview(next === 'ruang');
              if (next !== 'ruang') setLook({ tampilan: next });
            }}
          />
        }
        // With the fields before it, so that it does not move away from who is about to press it.
        session={live.rows === undefined && !isStale ? null : filter}
      />
      {live.rows === undefined && !isStale && <ListSkeleton />}
      {live.rows?.length === 0 && (
        <EmptyState text="Belum ada peserta pada tanggal dan sesi ini. Panitia membuatnya di menu Jadwal Peserta." />
      )}
      <Box sx={isStale ? { filter: 'grayscale(1)' } : undefined}>
        {view === 'ruang' && (
          <RoomOverview rows={inRoom} state={state} nowMs={nowMs} onRoom={room.setRuang} />
        )}
        {view !== 'ruang' && inRoom.length > 0 && shown.length === 0 && (
          <EmptyState text={nothingFound(room)} />
        )}
        {view === 'denah' && shown.length > 0 && (
          <SeatGrid
            {...{ rows: inRoom, shown, nowMs, startOf }}
            sejajar={look.sejajar}
            isDense={look.rapat}
            onSeat={person.openPerson}
          />
        )}
        {view === 'daftar' && shown.length > 0 && (
          <LiveList
            {...{ rows, nowMs, chosen }}
            isDense={look.rapat}
            onChoose={choose}
            onMenu={(row, anchor) => person.openPerson(row.id, anchor)}
          />
        )}
      </Box>
      {view === 'daftar' && chosenRows.length > 0 && (
        <CommandBar
          rows={chosenRows}
          onCommand={(kind) => setCommand({ kind, rows: chosenRows })}
          onSusulan={susulan && (() => person.setAgain(chosenRows.map(({ id }) => id)))}
          onClear={() => setChosen(new Set())}
        />
      )}
      {inRoom.length > 0 && <ReleaseStrip release={summarizeRelease(inRoom, nowMs)} />}
      {isBoard && <ReleaseBoard rows={inRoom} nowMs={nowMs} onClose={() => setBoard(false)} />}
      {person.dialogs}
    </RoomAlone>
  );
}
