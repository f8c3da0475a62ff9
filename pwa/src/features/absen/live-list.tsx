import { Box, Checkbox, Paper, useMediaQuery } from '@mui/material';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { useIsPhone } from '../../crud/port/use-is-phone.ts';
import { LiveCard } from './live-card.tsx';
import type { LiveRowProps } from './live-parts.tsx';
import { LiveRow, rowColumns } from './live-row.tsx';
import { useRowWindow } from './use-row-window.ts';

export interface LiveListProps {
  rows: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onMenu: (row: AbsenRow, anchor: HTMLElement) => void;
}

const heads = ['Kursi', 'Peserta', 'Koneksi', 'Terjawab', 'Belum', 'Sisa'];
const wideHeads = ['Jam', 'Nilai'];
/** The server's clock wavers with each message; rows look at it in steps. */
const stepMs = 1_000;

/** Thousands of rows, of which only those on the screen are drawn. A table from 600 px, below it cards. */
export function LiveList({ rows, nowMs, chosen, onChoose, onMenu }: LiveListProps) {
  const isTable = !useIsPhone();
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const rowHeight = isTable ? 60 : 132;
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
      <Box role="row" aria-rowindex={1} sx={isTable ? { ...headStyle, ...rowColumns(isWide) } : { px: 0.5 }}>
        <Box role="columnheader">
          <Checkbox
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
    <Box
      role="row"
      aria-rowindex={place + 2}
      sx={lineStyle}
      style={{ top: place * rowHeight, height: rowHeight }}
    >
      <Row {...shown} />
    </Box>
  );
});

const lineStyle = { position: 'absolute', insetInline: 0, borderTop: 1, borderColor: 'divider' } as const;

const headStyle = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  height: 44,
  alignItems: 'center',
  whiteSpace: 'nowrap',
};
