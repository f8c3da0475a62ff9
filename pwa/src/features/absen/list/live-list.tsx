import { Box, Checkbox, Paper, useMediaQuery } from '@mui/material';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { useIsPhone } from '../../../kit/port/use-is-phone.ts';
import { LiveCard } from './live-card.tsx';
import type { LiveRowProps } from './live-parts.tsx';
import { LiveRow, rowColumns } from './live-row.tsx';
import { useRowWindow } from './use-row-window.ts';

export interface LiveListProps {
  rows: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  /** Rows as low as they may be. */
  isDense: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onMenu: (row: AbsenRow, anchor: HTMLElement) => void;
}

const heads = ['Kursi', 'Peserta', 'Koneksi', 'Terjawab', 'Belum terkirim', 'Sisa waktu'];
const wideHeads = ['Masuk, keluar', 'Nilai'];
/** Pixels: of a table's row, and of a card on a phone. */
const heights = { table: { roomy: 44, dense: 36 }, cards: { roomy: 64, dense: 48 } };
/** The server's clock wavers with each message; rows look at it in steps. */
const stepMs = 1_000;

/** Thousands of rows, of which only those on the screen are drawn. A table from 600 px, below it cards. */
export function LiveList({ rows, nowMs, isDense, chosen, onChoose, onMenu }: LiveListProps) {
  const isTable = !useIsPhone();
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const rowHeight = heights[isTable ? 'table' : 'cards'][isDense ? 'dense' : 'roomy'];
  const list = useRef<HTMLDivElement>(null);
  const { start, end } = useRowWindow(list, rows.length, rowHeight);
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const acts = useRef({ onChoose, onMenu });
  useLayoutEffect(() => {
    acts.current = { onChoose, onMenu };
  });
  const choose = useCallback<LiveRowProps['onChoose']>((...given) => acts.current.onChoose(...given), []);
  const openMenu = useCallback<LiveRowProps['onMenu']>((...given) => acts.current.onMenu(...given), []);
  return (
    <Paper variant="outlined" role="table" aria-label="Peserta ujian" aria-rowcount={rows.length + 1}>
      <Box
        role="row"
        aria-rowindex={1}
        {...(isTable && { className: rowColumns(isWide) })}
        sx={isTable ? headStyle : { px: 0.5, height: 40, fontSize: '0.875rem' }}
      >
        <Box role="columnheader">
          <Checkbox
            size="small"
            checked={all}
            indeterminate={!all && chosen.size > 0}
            onChange={(_, checked) =>
              onChoose(
                rows.map(({ id }) => id),
                checked,
              )
            }
            slotProps={{ input: { 'aria-label': 'Pilih semua' } }}
          />
          {!isTable && 'Pilih semua'}
        </Box>
        {isTable &&
          [...heads, ...(isWide ? wideHeads : []), 'Status', ''].map((head) => (
            <Box key={head} role="columnheader" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {head}
            </Box>
          ))}
      </Box>
      <Box ref={list} role="rowgroup" sx={{ position: 'relative', height: rows.length * rowHeight }}>
        {rows.slice(start, end).map((row, index) => (
          <Line
            key={row.id}
            place={start + index}
            rowHeight={rowHeight}
            isTable={isTable}
            row={row}
            nowMs={Math.floor(nowMs / stepMs) * stepMs}
            isWide={isWide}
            isDense={isDense}
            isChosen={chosen.has(row.id)}
            onChoose={choose}
            onMenu={openMenu}
          />
        ))}
      </Box>
    </Paper>
  );
}

interface LineProps extends LiveRowProps {
  /** Of all rows, from 0 on. */
  place: number;
  rowHeight: number;
  isTable: boolean;
}

/** A row at its place, drawn again only where it changed: with 2,000 participants some do twice a second. */
const Line = memo(function Line({ place, rowHeight, isTable, ...shown }: LineProps) {
  const Row = isTable ? LiveRow : LiveCard;
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className="live-row"
      style={{ top: place * rowHeight, height: rowHeight }}
    >
      <Row {...shown} />
    </div>
  );
});

const headStyle = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  height: 36,
  whiteSpace: 'nowrap',
};
