import type { Page } from '@spmb/shared/kernel/resource.ts';
import type { ReactNode } from 'react';
import type { CardText, Column, RowAction } from '../table/column.ts';
import { DataTable } from './data-table.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../display/states.tsx';
import type { ListAddress } from './use-list-address.ts';

/** What is known of a list. */
interface ListAnswer<Row> {
  data: Page<Row> | undefined;
  isError: boolean;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListStatesProps<Row> {
  list: ListAnswer<Row>;
  address: ListAddress;
  /** Sentence and act where the list has no row at all. */
  empty: { text: string; action?: ReactNode };
  children: (page: Page<Row>) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, nothing found, full. */
export function ListStates<Row>({ list, address, empty, children }: ListStatesProps<Row>) {
  if (list.isError && !list.data) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return <ListSkeleton />;
  if (list.data.total === 0) {
    const { q } = address.query;
    return q === '' ? (
      <EmptyState {...empty} />
    ) : (
      <EmptyState text={`Tidak ada yang cocok dengan "${q}". Periksa ejaannya atau kosongkan pencarian.`} />
    );
  }
  return (
    <>
      {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
      {children(list.data)}
    </>
  );
}

interface ListViewProps<Row extends { id: string }> extends Omit<ListStatesProps<Row>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<Row>[];
  numbered?: boolean;
  card: (row: Row) => CardText;
  actions?: readonly RowAction<Row>[];
}

/** The usual list: a table, on phones cards. */
export function ListView<Row extends { id: string }>({ list, empty, ...table }: ListViewProps<Row>) {
  return (
    <ListStates list={list} address={table.address} empty={empty}>
      {(page) => <DataTable {...table} page={page} stale={list.isPlaceholderData} />}
    </ListStates>
  );
}
