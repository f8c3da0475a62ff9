import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Paper, type Theme } from '@mui/material';
import { textOf } from '@spmb/shared/kernel/text/readable-text.ts';
import type { ReactNode } from 'react';
import type { Column, RowAction } from './column.ts';

/** Field by which rows are ordered, with `-` in front for descending; '' is the list's own order. */
interface Order {
  sort: string;
  sortBy: (sort: string) => void;
}

interface RowTableProps<Row extends { id: string }> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  /** Number of the first row over all pages; absent: rows bear none. */
  firstNumber?: number | undefined;
  /** Id of the row in the form. */
  opened: string | undefined;
  order: Order;
  columns: readonly Column<Row>[];
  actions: readonly RowAction<Row>[];
  /** Below the rows. */
  foot: ReactNode;
}

const [numberWidth, columnWidth] = [64, 120];
const actionsWidth = (count: number): number => (count > 0 ? 20 + 36 * count : 0);

/** Rows of a page, each a grid of the same columns: no text widens one, and what is cut off is read under the pointer. */
export function RowTable<Row extends { id: string }>(props: RowTableProps<Row>) {
  const { label, rows, firstNumber, columns, actions, opened, order, foot } = props;
  const isNumbered = firstNumber !== undefined;
  const widths = [
    ...(isNumbered ? [`${numberWidth}px`] : []),
    ...columns.map(({ flex, width = columnWidth }) =>
      flex === undefined ? `${width}px` : `minmax(${width}px, ${flex}fr)`,
    ),
    ...(actions.length > 0 ? [`${actionsWidth(actions.length)}px`] : []),
  ];
  const least = columns.reduce((sum, { width = columnWidth }) => sum + width, 0);
  const minWidth = least + (isNumbered ? numberWidth : 0) + actionsWidth(actions.length);
  return (
    <Paper variant="outlined" sx={tableStyle} style={{ '--columns': widths.join(' ') } as object}>
      <div className="rows">
        <div role="table" aria-label={label} style={{ minWidth }}>
          <div role="rowgroup">
            <div role="row" className="row-heads">
              {isNumbered && <Head align="right">#</Head>}
              {columns.map((column) => (
                <ColumnHead key={column.field} column={column} order={order} />
              ))}
              {actions.length > 0 && (
                <div role="columnheader" className="row-side">
                  Opsi
                </div>
              )}
            </div>
          </div>
          <div role="rowgroup">
            {rows.map((row, index) => (
              <div key={row.id} role="row" className={row.id === opened ? 'row-open' : ''}>
                {isNumbered && <Cell align="right">{firstNumber + index}</Cell>}
                {columns.map((column) => (
                  <Cell key={column.field} align={column.align}>
                    <Shown column={column} row={row} />
                  </Cell>
                ))}
                {actions.length > 0 && <Acts row={row} actions={actions} />}
              </div>
            ))}
          </div>
        </div>
      </div>
      {foot}
    </Paper>
  );
}

type Align = Column<{ id: string }>['align'];

const Head = ({ align, children }: { align?: Align; children: ReactNode }) => (
  <div role="columnheader" style={{ textAlign: align }}>
    {children}
  </div>
);

/** A heading that puts the list in its order: ascending, descending, as it came. */
function ColumnHead<Row>({ column, order }: { column: Column<Row>; order: Order }) {
  const { field, label, align, sortable = true } = column;
  if (!sortable) return <Head align={align}>{label}</Head>;
  const { sort, sortBy } = order;
  const [isUp, isDown] = [sort === field, sort === `-${field}`];
  const Arrow = isDown ? ArrowDownwardOutlined : ArrowUpwardOutlined;
  return (
    <div role="columnheader" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        style={align === 'right' ? { flexDirection: 'row-reverse' } : {}}
        onClick={() => sortBy(isUp ? `-${field}` : isDown ? '' : field)}
      >
        <span title={label}>{label}</span>
        <Arrow fontSize="inherit" className={isUp || isDown ? '' : 'unsorted'} />
      </button>
    </div>
  );
}

const Cell = ({ align, children }: { align?: Align; children: ReactNode }) => (
  <div role="cell" style={{ textAlign: align }}>
    {children}
  </div>
);

/** What a column draws of a row: a part of its own, so that it may use hooks however many rows there are. */
const Shown = <Row extends { id: string }>({ column, row }: { column: Column<Row>; row: Row }) =>
  titled(column.render ? column.render(row) : textOf(row[column.field]));

/** A text that is cut off can be read whole under the pointer. */
const titled = (shown: ReactNode) => (typeof shown === 'string' ? <span title={shown}>{shown}</span> : shown);

function Acts<Row>({ row, actions }: { row: Row; actions: readonly RowAction<Row>[] }) {
  return (
    <div role="cell" className="row-acts row-side">
      {actions.map(({ label, icon, run, danger, off }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={off?.(row) ?? false}
          className={danger ? 'danger' : ''}
          onClick={() => run(row)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}

const button = { border: 0, background: 'none', font: 'inherit', color: 'inherit', cursor: 'pointer' };
/** The colour under the pointer is a veil: it lies on the row's own, so that nothing shines through. */
const hovered = {
  backgroundImage: ({ palette }: Theme) =>
    `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
};
const tableStyle = {
  display: 'flex',
  flexDirection: 'column',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& .rows': { overflowX: 'auto' },
  '& [role=row]': {
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    borderBottom: '1px solid var(--line)',
    '&:not(.row-heads):hover': { bgcolor: 'action.hover' },
    // The record in the form.
    '&.row-open, &.row-open:hover': { bgcolor: 'var(--primary-soft)' },
  },
  '& [role=cell], & [role=columnheader]': {
    height: 44,
    lineHeight: '43px',
    px: 1.25,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [role=columnheader]': { fontWeight: 600 },
  '& [role=columnheader] button': {
    ...button,
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    width: '100%',
    height: '100%',
    p: 0,
    outlineOffset: -3,
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // A narrow heading needs its width for its word.
    '& .unsorted': { display: 'none', opacity: 0.5 },
    '&:hover .unsorted, &:focus-visible .unsorted': { display: 'block' },
  },
  // Acts are in reach however far the columns go.
  '& .row-side': { position: 'sticky', right: 0, textAlign: 'right', bgcolor: 'background.paper' },
  '& .row-acts.row-side': { borderLeft: '1px solid var(--line)' },
  '& [role=row]:not(.row-heads):hover .row-side': hovered,
  '& .row-open .row-side': { bgcolor: 'var(--primary-soft)' },
  '& .row-acts': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
  '& .row-acts button': {
    ...button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
    '&.danger': { color: 'var(--on-red-soft)' },
    '&:disabled': { color: 'action.disabled', cursor: 'default' },
  },
} as const;
