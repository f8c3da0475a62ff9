import type { Page } from '@spmb/shared/kernel/resource.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CardText, Column, RowAction } from './column.ts';
import { DataTable } from './data-table.tsx';
import { EmptyState, ErrorState, ListSkeleton } from './states.tsx';
import type { ListAddress } from './use-list-address.ts';

interface ListViewProps<Row extends { id: string }> {
  label: string;
  list: UseQueryResult<Page<Row>>;
  address: ListAddress;
  columns: readonly Column<Row>[];
  card: (row: Row) => CardText;
  actions?: readonly RowAction<Row>[];
  /** Sentence and act where the list has no row at all. */
  empty: { text: string; action?: ReactNode };
}

/** A list in each of its states: loading, failed, empty, nothing found, full. */
export function ListView<Row extends { id: string }>({ list, empty, ...table }: ListViewProps<Row>) {
  if (list.isError && !list.data) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return <ListSkeleton />;
  if (list.data.total === 0) {
    const { q } = table.address.query;
    return q === '' ? (
      <EmptyState {...empty} />
    ) : (
      <EmptyState text={`Tidak ada yang cocok dengan "${q}". Periksa ejaannya atau kosongkan pencarian.`} />
    );
  }
  return (
    <>
      {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
      <DataTable {...table} page={list.data} stale={list.isPlaceholderData} />
    </>
  );
}
