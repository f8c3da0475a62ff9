import {
  Connection,
  HadirChip,
  RowCheckbox,
  RowMenuButton,
  StartNotes,
  TimeLeft,
  Unsent,
  deviceTroubles,
  type LiveRowProps,
} from './live-parts.tsx';
import { stateOf } from '../rows/row-state.ts';

/** A participant on a phone held in one hand. */
export function LiveCard({ row, nowMs, isDense, isChosen, onChoose, onMenu }: LiveRowProps) {
  const state = stateOf(row, nowMs);
  const besides = [...deviceTroubles(row), row.nomor_peserta, row.jurusan, row.ruang].filter(Boolean);
  return (
    <div role="cell" className="live-card" data-chosen={isChosen || undefined}>
      <RowCheckbox row={row} isChosen={isChosen} onChoose={onChoose} />
      <div>
        <div className="live-line">
          <span className="live-name" title={row.nama}>
            {row.kursi ? `${row.kursi} ` : ''}
            {row.nama}
          </span>
          <HadirChip status={row.status} direset={row.direset} />
        </div>
        {!isDense && (
          <span className="live-small">
            <StartNotes row={row} />
            {besides.join(' · ')}
          </span>
        )}
        <div className="live-line">
          <Connection state={state} />
          <span className="figures">
            {row.terjawab}/{row.jumlah_soal}
          </span>
          {row.belum_terkirim > 0 || row.tertahan > 0 ? (
            <Unsent row={row} koneksi={state.koneksi} />
          ) : (
            <TimeLeft leftMs={state.leftMs} />
          )}
        </div>
      </div>
      <RowMenuButton row={row} onMenu={onMenu} />
    </div>
  );
}
