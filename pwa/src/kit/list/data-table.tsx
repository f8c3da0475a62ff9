import { Box, Paper, useMediaQuery } from '@mui/material';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { idID } from '@mui/x-data-grid/locales';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import { useMemo, type ReactNode } from 'react';
import { CardList } from './card-list.tsx';
import type { CardText, Column, RowAction } from './column.ts';
import { useIsBeside } from '../frame/list-with-form.tsx';
import { useIsPhone } from '../port/use-is-phone.ts';
import { pageSize } from './page-of-rows.ts';
import type { ListAddress } from './use-list-address.ts';

interface DataTableProps<Row extends { id: string }> {
  /** Accessible name of the table. */
  label: string;
  page: Page<Row>;
  address: ListAddress;
  columns: readonly Column<Row>[];
  /** The first column is the row's number in the list. */
  numbered?: boolean;
  card: (row: Row) => CardText;
  actions?: readonly RowAction<Row>[];
  /** Rows of the former page are shown while the next one loads. */
  stale: boolean;
}

/** A page of rows: a table from 600 px, below it a list of cards. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <Box sx={{ opacity: props.stale ? 0.6 : 1 }}>
      {isPhone ? <CardList {...props} /> : <Table {...props} />}
    </Box>
  );
}

function Table<Row extends { id: string }>({
  label,
  page,
  address,
  columns,
  numbered,
  actions = [],
  stale,
}: DataTableProps<Row>) {
  const isBeside = useIsBeside();
  const roomy = useMediaQuery(`(min-width:${isBeside ? 1600 : 1000}px)`, { noSsr: true });
  const gridColumns = useMemo(
    () => [
      ...(numbered && (roomy || !isBeside) ? [numberColumn<Row>((page.page - 1) * page.size)] : []),
      ...columns.filter(({ minor }) => roomy || !minor).map(toGrid),
      ...actionColumn(actions),
    ],
    [numbered, isBeside, page.page, page.size, columns, actions, roomy],
  );
  const { sort } = address.query;
  // One object as long as the order stays: the grid takes another one for a new order and goes to the first page.
  const sortModel = useMemo(() => toSortModel(sort), [sort]);
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid<Row>
        aria-label={label}
        rows={page.rows}
        columns={gridColumns}
        rowCount={page.total}
        paginationMode="server"
        sortingMode="server"
        pageSizeOptions={[pageSize]}
        paginationModel={{ page: address.query.page - 1, pageSize }}
        onPaginationModelChange={(model) => address.turnTo(model.page + 1)}
        sortModel={sortModel}
        onSortModelChange={([item]) =>
          address.sortBy(item?.sort ? (item.sort === 'desc' ? '-' : '') + item.field : '')
        }
        loading={stale}
        getRowClassName={({ id }) => (id === address.form ? 'row-open' : '')}
        rowHeight={44}
        columnHeaderHeight={44}
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooterSelectedRowCount
        localeText={idID.components.MuiDataGrid.defaultProps.localeText}
        sx={gridStyle}
      />
    </Paper>
  );
}

function toSortModel(sort: string): GridSortModel {
  const field = sort.replace(/^-/, '');
  return field === '' ? [] : [{ field, sort: sort.startsWith('-') ? 'desc' : 'asc' }];
}

function toGrid<Row extends { id: string }>(column: Column<Row>): GridColDef<Row> {
  const { field, label, flex, width, align = 'left', sortable = true, render } = column;
  return {
    field,
    headerName: label,
    align,
    headerAlign: align,
    sortable,
    ...(flex === undefined ? { width: width ?? 120 } : { flex, minWidth: width ?? 120 }),
    ...(render && { renderCell: ({ row }) => titled(render(row)) }),
  };
}

/** Numbers rows from 1 over all pages; `before` rows stand on earlier ones. */
const numberColumn = <Row extends { id: string }>(before: number): GridColDef<Row> => ({
  field: '#',
  headerName: '#',
  width: 64,
  align: 'right',
  headerAlign: 'right',
  sortable: false,
  renderCell: ({ id, api }) => before + api.getRowIndexRelativeToVisibleRows(id) + 1,
});

/** A text that is cut off can be read whole under the pointer. */
const titled = (shown: ReactNode) => (typeof shown === 'string' ? <span title={shown}>{shown}</span> : shown);

const gridStyle = {
  border: 0,
  // More specific than the grid's own class, which lightens its surface in the dark.
  '&.MuiDataGrid-root': {
    '--DataGrid-t-color-background-base': 'var(--surface)',
    '--DataGrid-t-color-border-base': 'var(--line)',
  },
  '--DataGrid-rowBorderColor': 'var(--line)',
  fontVariantNumeric: 'tabular-nums',
  // The record in the form.
  '& .row-open, & .row-open:hover': { bgcolor: 'var(--primary-soft)' },
};

function actionColumn<Row extends { id: string }>(actions: readonly RowAction<Row>[]): GridColDef<Row>[] {
  if (actions.length === 0) return [];
  return [
    {
      field: 'opsi',
      type: 'actions',
      headerName: 'Opsi',
      width: 16 + 40 * actions.length,
      renderCell: (params) => (
        <GridActionsCell {...params}>
          {actions.map(({ label, icon, run, danger, off }) => (
            <GridActionsCellItem
              key={label}
              icon={icon}
              label={label}
              title={label}
              disabled={off?.(params.row) ?? false}
              style={danger ? { color: 'var(--on-red-soft)' } : {}}
              onClick={() => run(params.row)}
            />
          ))}
        </GridActionsCell>
      ),
    },
  ];
}
