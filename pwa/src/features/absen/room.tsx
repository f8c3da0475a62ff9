import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { EmptyState, ListSkeleton } from '../../crud/display/states.tsx';
import { useNow } from '../../crud/port/use-now.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { BreakStrip } from './break-strip.tsx';
import { CommandBar, RowMenu, type MenuPlace } from './command-bar.tsx';
import { CommandDialog } from './command-dialog.tsx';
import type { CommandKind } from './command.ts';
import { findAddressBreaks, findCommonBreaks } from './common-break.ts';
import { LiveList } from './live-list.tsx';
import { HadirLegend } from './live-parts.tsx';
import { findCommonStops, findLateRooms, proposeTime, type TimeProposal } from './lost-time.ts';
import { listReadiness } from './readiness.ts';
import { ReadinessStrip } from './readiness-strip.tsx';
import { ReleaseStrip } from './release-strip.tsx';
import { summarizeRelease } from './release.ts';
import { RoomFilter } from './room-filter.tsx';
import { RoomOverview } from './room-overview.tsx';
import { RowDetail } from './row-detail.tsx';
import { keepOrder, sortRows, summarize } from './row-state.ts';
import { SalahAkunDialog } from './salah-akun-dialog.tsx';
import { SessionActs } from './session-acts.tsx';
import { StartStrip } from './start-strip.tsx';
import { StopStrip } from './stop-strip.tsx';
import { SummaryStrip } from './summary-strip.tsx';
import { TokenCard } from './token-card.tsx';
import { useLiveAbsen } from './use-live-absen.ts';
import { nothingFound, useRoomFilter } from './use-room-filter.ts';
import { useSesiRuang } from './use-sesi-ruang.ts';

/** Connections and times left are judged again this often. */
const lookEveryMs = 5_000;
const none: readonly AbsenRow[] = [];

/** Dialogs of other domains; a room without one does not offer it. */
export interface RoomDialogs {
  /** What helps a participant sign in. */
  help?: ((pesertaId: string, onClose: () => void) => ReactNode) | undefined;
  /** Another sitting for these rows. */
  susulan?: ((ids: readonly string[], onClose: () => void) => ReactNode) | undefined;
}

interface RoomProps extends RoomDialogs {
  tanggal: string;
  sesi: string;
  zona: Zone;
  /** Fields that choose date and session. */
  filter: ReactNode;
}

/** One session live: who is missing, who has trouble, who is nearly out of time, and what to do about it. */
export function Room({ tanggal, sesi, zona, filter, help, susulan }: RoomProps) {
  const live = useLiveAbsen(tanggal, sesi);
  const nowMs = useNow(lookEveryMs) + live.offsetMs;
  const room = useRoomFilter(live.rows ?? none, nowMs);
  const { data: state } = useSesiRuang(tanggal, sesi, live.perubahan);
  const [isOverview, setOverview] = useState(false);
  const hasRooms = room.rooms.length > 1 && room.ruang === '';
  const { order, inRoom, shown } = room;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // While rows are being chosen they stay where they are.
  const [kept, setKept] = useState<readonly string[]>([]);
  const rows = useMemo(
    () => (chosen.size > 0 ? keepOrder(shown, kept) : sortRows(shown, order, nowMs)),
    [chosen, shown, kept, order, nowMs],
  );
  const [menu, setMenu] = useState<{ row: AbsenRow; at: MenuPlace }>();
  const [command, setCommand] = useState<{
    kind: CommandKind;
    rows: readonly AbsenRow[];
    prefill?: TimeProposal | undefined;
  }>();
  const [detail, setDetail] = useState<string>();
  const [helped, setHelped] = useState<string>();
  const [wrong, setWrong] = useState<AbsenRow>();
  const [again, setAgain] = useState<readonly string[]>();

  const choose = (ids: readonly string[], isChosen: boolean) => {
    if (chosen.size === 0) setKept(rows.map(({ id }) => id));
    setChosen(
      (before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  };
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const detailRow = rows.find(({ id }) => id === detail);

  return (
    <>
      <TokenCard
        tanggal={tanggal}
        sesi={sesi}
        offsetMs={live.offsetMs}
        perubahan={live.perubahan}
        seluruhSesi={state?.seluruh_sesi}
      />
      {state && (
        <SessionActs
          at={{ tanggal, jadwal_ujian_sesi_id: sesi }}
          state={state}
          ruang={room.ruang}
          zona={zona}
          rows={inRoom}
          nowMs={nowMs}
        />
      )}
      <SummaryStrip summary={summarize(inRoom, nowMs)} />
      {live.state === 'terputus' && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={live.reload}>
              Coba lagi
            </Button>
          }
        >
          {live.message} {live.rows && 'Daftar ini keadaan terakhir; sambungan dicoba lagi sendiri.'}
        </Alert>
      )}
      <BreakStrip
        breaks={findCommonBreaks(inRoom, nowMs)}
        addresses={findAddressBreaks(inRoom, nowMs)}
        zona={zona}
      />
      <StartStrip rows={inRoom} onAllow={(held) => setCommand({ kind: 'izinkan-mulai', rows: held })} />
      <ReadinessStrip rooms={listReadiness(inRoom)} />
      <StopStrip
        stops={[...findCommonStops(inRoom), ...findLateRooms(inRoom)]}
        zona={zona}
        onGiveBack={({ rows, proposal }) => setCommand({ kind: 'tambah-waktu', rows, prefill: proposal })}
      />
      <RoomFilter filter={room} reload={live.reload} session={filter} />
      {hasRooms && (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Tampilan"
          value={isOverview}
          onChange={(_, value: boolean | null) => setOverview(value ?? isOverview)}
          sx={{ '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.primary' } }}
        >
          <ToggleButton value={false}>Daftar peserta</ToggleButton>
          <ToggleButton value={true}>Semua ruang</ToggleButton>
        </ToggleButtonGroup>
      )}
      {live.rows === undefined && live.state !== 'terputus' && <ListSkeleton />}
      {live.rows?.length === 0 && (
        <EmptyState text="Belum ada peserta pada tanggal dan sesi ini. Panitia membuatnya di menu Jadwal Peserta." />
      )}
      {hasRooms && isOverview && (
        <RoomOverview rows={inRoom} state={state} nowMs={nowMs} onRoom={room.setRuang} />
      )}
      {inRoom.length > 0 && shown.length === 0 && !(hasRooms && isOverview) && (
        <EmptyState text={nothingFound(room)} />
      )}
      {shown.length > 0 && !(hasRooms && isOverview) && (
        <LiveList
          rows={rows}
          nowMs={nowMs}
          chosen={chosen}
          onChoose={choose}
          onMenu={(row, anchor) => {
            const { top, right } = anchor.getBoundingClientRect();
            setMenu({ row, at: { top, left: right } });
          }}
        />
      )}
      <HadirLegend />
      {chosenRows.length > 0 && (
        <CommandBar
          rows={chosenRows}
          onCommand={(kind) => setCommand({ kind, rows: chosenRows })}
          onSusulan={susulan && (() => setAgain(chosenRows.map(({ id }) => id)))}
          onClear={() => setChosen(new Set())}
        />
      )}
      {inRoom.length > 0 && <ReleaseStrip release={summarizeRelease(inRoom, nowMs)} />}
      {menu && (
        <RowMenu
          {...menu}
          onClose={() => setMenu(undefined)}
          onDetail={() => {
            setDetail(menu.row.id);
            setMenu(undefined);
          }}
          onSalahAkun={() => {
            setWrong(menu.row);
            setMenu(undefined);
          }}
          onHelp={
            help &&
            (() => {
              setHelped(menu.row.peserta_id);
              setMenu(undefined);
            })
          }
          onCommand={(kind) => {
            setCommand({ kind, rows: [menu.row] });
            setMenu(undefined);
          }}
        />
      )}
      {command && (
        <CommandDialog
          {...command}
          all={live.rows ?? none}
          nowMs={nowMs}
          onClose={(done) => {
            setCommand(undefined);
            if (done) setChosen(new Set());
          }}
        />
      )}
      {wrong && (
        <SalahAkunDialog
          row={wrong}
          all={live.rows ?? none}
          onClose={() => setWrong(undefined)}
          onDone={(right, menit) =>
            setCommand({ kind: 'tambah-waktu', rows: [right], prefill: { menit, alasan: 'salah akun' } })
          }
        />
      )}
      {again && susulan?.(again, () => setAgain(undefined))}
      {helped !== undefined && help?.(helped, () => setHelped(undefined))}
      {detailRow && (
        <RowDetail
          row={detailRow}
          nowMs={nowMs}
          all={live.rows ?? none}
          zona={zona}
          onClose={() => setDetail(undefined)}
          onGiveBack={() => {
            setDetail(undefined);
            setCommand({
              kind: 'tambah-waktu',
              rows: [detailRow],
              prefill: proposeTime([detailRow], live.rows ?? none),
            });
          }}
        />
      )}
    </>
  );
}
