import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { RowMenu, type MenuPlace } from './command-bar.tsx';
import { CommandDialog } from './command-dialog.tsx';
import type { CommandKind } from './command.ts';
import { proposeTime, type TimeProposal } from '../time/lost-time.ts';
import { RowDetail } from './row-detail.tsx';
import { SalahAkunDialog } from './salah-akun-dialog.tsx';

/** Dialogs of other domains; a room without one does not offer it. */
export interface PersonDialogs {
  /** What helps a participant sign in. */
  help?: ((pesertaId: string, onClose: () => void) => ReactNode) | undefined;
  /** Another sitting for these rows. */
  susulan?: ((ids: readonly string[], onClose: () => void) => ReactNode) | undefined;
}

interface Options extends PersonDialogs {
  /** Everybody of the session. */
  all: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  zona: Zone;
  /** A command was carried out. */
  onDone: () => void;
}

/** A command that is to be given. */
export interface Command {
  kind: CommandKind;
  rows: readonly AbsenRow[];
  prefill?: TimeProposal | undefined;
}

/** What opens over the room: a person's menu and details, wherever he was tapped or found, and commands on one or many. */
export function usePersonDialogs({ all, nowMs, zona, help, susulan, onDone }: Options) {
  const [menu, setMenu] = useState<{ id: string; at: MenuPlace }>();
  const [command, setCommand] = useState<Command>();
  const [detail, setDetail] = useState<string>();
  const [helped, setHelped] = useState<string>();
  const [wrong, setWrong] = useState<AbsenRow>();
  const [again, setAgain] = useState<readonly string[]>();
  const find = (id: string | undefined) => all.find((row) => row.id === id);
  const menuRow = find(menu?.id);
  const detailRow = find(detail);
  // What a dialog says of its participants stays true while it stands open.
  const commanded = useMemo(() => {
    const now = new Map(all.map((row) => [row.id, row]));
    return command?.rows.map((row) => now.get(row.id) ?? row) ?? [];
  }, [all, command]);
  const leaving = (act: () => void) => () => {
    act();
    setMenu(undefined);
  };
  const dialogs = (
    <>
      {menu && menuRow && (
        <RowMenu
          row={menuRow}
          at={menu.at}
          onClose={() => setMenu(undefined)}
          onDetail={leaving(() => setDetail(menuRow.id))}
          onSalahAkun={leaving(() => setWrong(menuRow))}
          onHelp={help && leaving(() => setHelped(menuRow.peserta_id))}
          onCommand={(kind) => leaving(() => setCommand({ kind, rows: [menuRow] }))()}
        />
      )}
      {command && (
        <CommandDialog
          {...command}
          rows={commanded}
          all={all}
          nowMs={nowMs}
          onClose={(done) => {
            setCommand(undefined);
            if (done) onDone();
          }}
        />
      )}
      {wrong && (
        <SalahAkunDialog
          row={wrong}
          all={all}
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
          all={all}
          zona={zona}
          onClose={() => setDetail(undefined)}
          onGiveBack={() => {
            setDetail(undefined);
            setCommand({ kind: 'tambah-waktu', rows: [detailRow], prefill: proposeTime([detailRow], all) });
          }}
        />
      )}
    </>
  );
  return {
    dialogs,
    /** Opens what can be done for a person, beside where he was tapped or found. */
    openPerson: (id: string, anchor: HTMLElement) => {
      const { top, right } = anchor.getBoundingClientRect();
      setMenu({ id, at: { top, left: right } });
    },
    setCommand,
    setAgain,
  };
}
