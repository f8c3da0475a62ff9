import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Alert } from '@mui/material';
import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useMemo, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CardText, Column, RowAction } from '../table/column.ts';
import { CrudForm } from './crud-form.tsx';
import type { CrudSource } from './crud-source.ts';
import type { FormLook } from '../frame/form-frame.tsx';
import { nothingFound, useFilters, type ListFilter } from '../list/list-filters.tsx';
import { ListHeader } from '../list/list-header.tsx';
import { ListView } from '../list/list-view.tsx';
import { useFormAddress } from '../form/use-form-address.ts';
import { ListWithForm } from '../frame/list-with-form.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useList } from '../list/use-list.ts';
import { Beginnings, ListActs } from './list-acts.tsx';
import { useDeleteRow } from './use-delete-row.tsx';

export interface CrudScreenProps<Values extends object, Row extends { id: string }> {
  title: string;
  source: CrudSource<Values, Row>;
  columns: readonly Column<Row>[];
  card: (row: Row) => CardText;
  nameOf: (row: Row) => string;
  /** Sentence of the empty list. */
  empty: string;
  /** Values of a new record. */
  initial: FieldValues;
  /** Whether the form stands beside the list or over it; beside, unless said. */
  look?: FormLook;
  /** Rows carry their number in the list. */
  numbered?: boolean;
  /** What must be known of these records, above the list. */
  note?: ReactNode;
  /** Fields by which the list is narrowed. */
  filters?: readonly ListFilter[];
  /** Hears what the answer of a save carries. */
  onSaved?: (data: Row) => void;
  /** Hears what an import has written. */
  onImported?: (report: LaporanImport) => void;
  /** Acts of the list before Tambah; `moreActions` stand folded on a phone. */
  actions?: ReactNode;
  moreActions?: ReactNode;
  /** Acts on a row before edit and delete. */
  rowActions?: readonly RowAction<Row>[];
  /** Fields of the form. */
  children: ReactNode;
}

const none: readonly never[] = [];

/** A list of records with a form beside it: search, add, change, delete. */
export function CrudScreen<Values extends object, Row extends { id: string }>(
  props: CrudScreenProps<Values, Row>,
) {
  const { title, source, columns, card, nameOf, empty, numbered = false, rowActions = none } = props;
  const address = useListAddress();
  const { form, ...formAddress } = useFormAddress(address);
  const { narrowed, fields } = useFilters(props.filters ?? none);
  const list = useList(callsOf(source).list, address.query, narrowed);
  const { open, form: opened, close } = address;
  const onDeleted = ({ id }: Row) => {
    if (id === opened) close();
  };
  const { ask, dialog } = useDeleteRow({ source, nameOf, onDeleted });
  const actions = useMemo<RowAction<Row>[]>(
    () => [
      ...rowActions,
      { label: 'Ubah', icon: <EditOutlined fontSize="small" />, run: (row) => open(row.id) },
      ...(source.fixed || source.lasting
        ? []
        : [{ label: 'Hapus', icon: <DeleteOutlined fontSize="small" />, danger: true, run: ask }]),
    ],
    [rowActions, open, ask, source.fixed, source.lasting],
  );
  const beginning = { source, address, onImported: props.onImported };
  const shownForm = form !== undefined && (
    <CrudForm
      key={form}
      id={form}
      source={source}
      {...(props.look && { look: props.look })}
      initial={props.initial}
      address={formAddress}
      onSaved={props.onSaved}
    >
      {props.children}
    </CrudForm>
  );
  return (
    <ListWithForm form={props.look !== 'dialog' && shownForm}>
      <ListHeader
        title={title}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={fields}
        actions={
          <ListActs
            {...beginning}
            narrowed={narrowed}
            actions={props.actions}
            moreActions={props.moreActions}
          />
        }
      />
      {props.note && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {props.note}
        </Alert>
      )}
      <ListView
        label={title}
        list={list}
        address={address}
        columns={columns}
        numbered={numbered}
        card={card}
        actions={actions}
        empty={
          Object.keys(narrowed).length === 0
            ? { text: empty, action: <Beginnings {...beginning} /> }
            : nothingFound
        }
      />
      {props.look === 'dialog' && shownForm}
      {dialog}
    </ListWithForm>
  );
}
