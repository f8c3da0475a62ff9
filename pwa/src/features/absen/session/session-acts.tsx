import { downloadAbsen } from '@spmb/shared/absen/calls.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { SesiRuang, TertahanRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useState, type ReactNode } from 'react';
import { useFile } from '../../../kit/call/use-file.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { DaruratDialog } from './darurat-dialog.tsx';
import { GantiToken } from './ganti-token.tsx';
import { GeserDialog } from './geser-dialog.tsx';
import { KartuDialog } from './kartu-dialog.tsx';
import { listActs, type SessionAct } from './list-acts.ts';
import { useIsKartuRuang } from '../look/kartu-ruang-context.ts';
import { RuangHead } from './ruang-head.tsx';
import { TerimaDialog } from './terima-dialog.tsx';
import { KodeDarurat, TokenDarurat } from './token-darurat.tsx';
import { CloseDialog } from './close-dialog.tsx';

interface SessionActsProps {
  /** What the page is, and the token of the session. */
  title: ReactNode;
  token: ReactNode;
  at: TanggalSesi;
  /** undefined: not read yet. */
  state: SesiRuang | undefined;
  /** The room that is looked at; '': all. */
  ruang: string;
  zona: Zone;
  /** Rows of that room. */
  rows: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  /** Lets everybody of these rows sign in anew. */
  onResetAll: () => void;
}

/** The head of the room, and everything that is done to the session or room as a whole. */
export function SessionActs({ title, token, onResetAll, ...props }: SessionActsProps) {
  const { at, state, ruang, zona, rows, nowMs } = props;
  const [act, setAct] = useState<SessionAct>();
  const [held, setHeld] = useState<TertahanRuang>();
  const [kode, setKode] = useState<string>();
  const isKartuRuang = useIsKartuRuang();
  const download = useFile(downloadAbsen);
  const onClose = () => setAct(undefined);
  const onAct = (chosen: SessionAct) => {
    const fileName = `kehadiran-${at.tanggal}.xlsx`;
    if (chosen === 'reset') onResetAll();
    else if (chosen === 'unduh') download.mutate({ input: at, fileName });
    else setAct(chosen);
  };
  const { tanggal, jadwal_ujian_sesi_id: sesi } = at;
  const place = { at, ruang, zona, onClose };
  return (
    <>
      <RuangHead
        title={title}
        token={token}
        state={state}
        ruang={ruang}
        zona={zona}
        acts={state ? listActs({ at, state, ruang, isKartuRuang, count: rows.length, onAct }) : []}
        onClose={() => setAct('tutup')}
        onOpen={() => setAct('buka')}
      />
      {state && act === 'geser' && <GeserDialog {...place} state={state} />}
      {state && act === 'tutup' && <CloseDialog {...place} state={state} rows={rows} nowMs={nowMs} />}
      {state && act === 'buka' && <ReopenDialog {...place} state={state} onHeld={setHeld} />}
      {state && act === 'kartu' && <KartuDialog {...place} state={state} />}
      {held && !isKartuRuang && <TerimaDialog tertahan={held} onClose={() => setHeld(undefined)} />}
      {act === 'darurat' && <DaruratDialog onClose={onClose} />}
      {act === 'token' && <GantiToken tanggal={tanggal} sesi={sesi} onClose={onClose} />}
      {act === 'token-darurat' && (
        <TokenDarurat tanggal={tanggal} sesi={sesi} onClose={onClose} onKode={setKode} />
      )}
      {kode !== undefined && <KodeDarurat kode={kode} onClose={() => setKode(undefined)} />}
    </>
  );
}
