import { Box, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import { useEffect } from 'react';
import { CardList } from './card-list.tsx';
import type { CardText, Column, RowAction } from '../table/column.ts';
import { useIsBeside } from '../frame/list-with-form.tsx';
import { useIsPhone } from '../port/use-is-phone.ts';
import { PageTurner } from './page-turner.tsx';
import { RowTable } from '../table/row-table.tsx';
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
  const { page, address, stale } = props;
  const isPhone = useIsPhone();
  const last = Math.ceil(page.total / page.size);
  // The last row of the last page was deleted, or a kept address names a page that is no more.
  const isBeyond = !stale && last > 0 && address.query.page > last;
  useEffect(() => {
    if (isBeyond) address.turnTo(last);
  }, [isBeyond, address, last]);
  return (
    <Box sx={{ opacity: stale ? 0.6 : 1 }}>
      {isPhone ? <CardList {...props} /> : <TableOnWide {...props} />}
    </Box>
  );
}

function TableOnWide<Row extends { id: string }>({
  page,
  columns,
  numbered,
  actions = [],
  ...props
}: DataTableProps<Row>) {
  const isBeside = useIsBeside();
  const roomy = useMediaQuery(`(min-width:${isBeside ? 1600 : 1000}px)`, { noSsr: true });
  const before = (page.page - 1) * page.size;
  return (
    <RowTable
      label={props.label}
      opened={props.address.form}
      order={{ sort: props.address.query.sort, sortBy: props.address.sortBy }}
      rows={page.rows}
      firstNumber={numbered && (roomy || !isBeside) ? before + 1 : undefined}
      columns={columns.filter(({ minor }) => roomy || !minor)}
      actions={actions}
      foot={
        <Stack direction="row" sx={foot}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {rangeText(before, page)}
          </Typography>
          <PageTurner page={page} address={props.address} />
        </Stack>
      }
    />
  );
}

const foot = {
  minHeight: 52,
  px: 1.25,
  gap: 2,
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
};

const rangeText = (before: number, { rows, total }: Page<unknown>): string =>
  `${(before + 1).toLocaleString('id-ID')}–${(before + rows.length).toLocaleString('id-ID')} dari ${total.toLocaleString('id-ID')}`;
