import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import {
  Connection,
  HadirChip,
  Progress,
  RowCheckbox,
  RowMenuButton,
  StartNotes,
  TimeLeft,
  Unsent,
  deviceTroubles,
  type LiveRowProps,
} from './live-parts.tsx';
import { stateOf } from '../rows/row-state.ts';
import { listStartNotes } from '../rows/start-note.ts';

/** The columns that rows and their heads share. */
export const rowColumns = (isWide: boolean) => (isWide ? 'live-columns live-wide' : 'live-columns');

/** A participant in the table of wide screens. */
export function LiveRow({ row, nowMs, isWide, isChosen, onChoose, onMenu }: LiveRowProps) {
  const state = stateOf(row, nowMs);
  return (
    <div className={rowColumns(isWide)} data-chosen={isChosen || undefined}>
      <Cell>
        <RowCheckbox row={row} isChosen={isChosen} onChoose={onChoose} />
      </Cell>
      <Cell>{row.kursi ?? '–'}</Cell>
      <Cell>
        <span className="live-name" title={row.nama}>
          {row.nama}
        </span>
        <Small text={[row.noreg, row.jurusan].filter(Boolean).join(' · ')} />
      </Cell>
      <Cell>
        <Connection state={state} />
        <Small text={deviceTroubles(row).join(' · ')} row={row} />
      </Cell>
      <Cell>
        <Progress row={row} />
      </Cell>
      <Cell>
        <Unsent row={row} koneksi={state.koneksi} />
      </Cell>
      <Cell>
        <TimeLeft leftMs={state.leftMs} />
      </Cell>
      {isWide && (
        <>
          <Cell>
            <span className="live-times figures">
              {row.jam_masuk ? `masuk ${withDot(row.jam_masuk)}` : '–'}
            </span>
            {row.jam_keluar && <span className="live-times figures">keluar {withDot(row.jam_keluar)}</span>}
          </Cell>
          <Cell>
            <span className="figures">{row.nilai?.toLocaleString('id-ID') ?? '–'}</span>
          </Cell>
        </>
      )}
      <Cell>
        <HadirChip status={row.status} direset={row.direset} />
      </Cell>
      <Cell>
        <RowMenuButton row={row} onMenu={onMenu} />
      </Cell>
    </div>
  );
}

const Cell = ({ children }: { children: React.ReactNode }) => <div role="cell">{children}</div>;

/** A line below; of `row` what is wrong with its start stands first. */
function Small({ text, row }: { text: string; row?: AbsenRow }) {
  const title = [...(row ? listStartNotes(row).map((note) => note.text) : []), text]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className="live-small" title={title}>
      {row && <StartNotes row={row} />}
      {text}
    </span>
  );
}
