import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import type { SesiRuang, TertahanRuang } from '@spmb/shared/absen/sesi-ruang.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useState } from 'react';
import { useDownload } from '../../crud/port/use-download.ts';
import { BukaDialog } from './buka-dialog.tsx';
import { DaruratDialog } from './darurat-dialog.tsx';
import { KartuDialog } from './kartu-dialog.tsx';
import { ReleaseBoard } from './release-board.tsx';
import { GeserDialog } from './geser-dialog.tsx';
import { HeldStrip } from './held-strip.tsx';
import { useIsRoomCard } from './room-card-context.ts';
import { SessionHead, type SessionAct } from './session-head.tsx';
import { TerimaDialog } from './terima-dialog.tsx';
import { TutupDialog } from './tutup-dialog.tsx';

interface SessionActsProps {
  at: TanggalSesi;
  state: SesiRuang;
  /** The room that is looked at; '': all. */
  ruang: string;
  zona: Zone;
  /** Rows of that room. */
  rows: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
}

/** Times of the session and everything that is done to it as a whole. */
export function SessionActs(props: SessionActsProps) {
  const { at, state, ruang, zona, rows, nowMs } = props;
  const [act, setAct] = useState<SessionAct>();
  const [held, setHeld] = useState<TertahanRuang>();
  const isRoomCard = useIsRoomCard();
  const download = useDownload();
  const onClose = () => setAct(undefined);
  const place = { at, state, ruang, zona, onClose };
  return (
    <>
      <SessionHead
        state={state}
        ruang={ruang}
        zona={zona}
        onAct={(chosen) => {
          if (chosen !== 'unduh') return setAct(chosen);
          const fileName = `kehadiran-${at.tanggal}.xlsx`;
          download.mutate({ path: '/api/download-data-absen', body: at, fileName });
        }}
      />
      <HeldStrip at={at} rows={rows} />
      {act === 'geser' && <GeserDialog {...place} />}
      {act === 'tutup' && <TutupDialog {...place} rows={rows} nowMs={nowMs} />}
      {act === 'buka' && <BukaDialog {...place} onHeld={setHeld} />}
      {held && !isRoomCard && <TerimaDialog tertahan={held} onClose={() => setHeld(undefined)} />}
      {act === 'darurat' && <DaruratDialog onClose={onClose} />}
      {act === 'kartu' && <KartuDialog {...place} />}
      {act === 'papan' && <ReleaseBoard rows={rows} nowMs={nowMs} onClose={onClose} />}
    </>
  );
}
