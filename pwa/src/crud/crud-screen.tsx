import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Alert, Button } from '@mui/material';
import type { LaporanImpor } from '@spmb/shared/kernel/laporan-impor.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useMemo, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CardText, Column, RowAction } from './list/column.ts';
import { DeleteDialog } from './dialog/delete-dialog.tsx';
import { CrudForm } from './crud-form.tsx';
import type { CrudSource } from './crud-source.ts';
import type { FormLook } from './frame/form-frame.tsx';
import { ExportButton, ImportButton } from './spreadsheet/list-files.tsx';
import { FoldedActs } from './list/folded-acts.tsx';
import { nothingFound, useFilters, type ListFilter } from './list/list-filters.tsx';
import { ListHeader } from './list/list-header.tsx';
import { ListView } from './list/list-view.tsx';
import { isRefusal } from '../http/call-error.ts';
import { useAction } from './port/use-action.ts';
import { useFormAddress } from './form/use-form-address.ts';
import { ListWithForm } from './frame/list-with-form.tsx';
import { newRecord, useListAddress } from './list/use-list-address.ts';
import { useList } from './list/use-list.ts';

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
  onImported?: (report: LaporanImpor) => void;
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
  const calls = callsOf(source);
  const list = useList(calls.list, address.query, narrowed);
  const [doomed, setDoomed] = useState<Row>();
  const doomedAt = { id: doomed?.id ?? '' };
  const remove = useAction(at(calls.remove, doomedAt));
  const { open } = address;
  const actions = useMemo<RowAction<Row>[]>(
    () => [
      ...rowActions,
      { label: 'Ubah', icon: <EditOutlined fontSize="small" />, run: (row) => open(row.id) },
      ...(source.fixed || source.lasting
        ? []
        : [{ label: 'Hapus', icon: <DeleteOutlined fontSize="small" />, danger: true, run: setDoomed }]),
    ],
    [rowActions, open, source.fixed, source.lasting],
  );
  const add = !source.fixed && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => open(newRecord)}>
      Tambah
    </Button>
  );
  const files = (
    <>
      {!source.unexported && (
        <ExportButton list={calls.list} label={source.label} query={address.query} narrowed={narrowed} />
      )}
      <ImportButton source={source} onImported={props.onImported} />
    </>
  );
  const beginnings = (
    <>
      {add}
      <ImportButton source={source} onImported={props.onImported} />
    </>
  );
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
          <>
            {props.actions}
            {source.fixed ? (
              files
            ) : (
              <FoldedActs>
                {props.moreActions}
                {files}
              </FoldedActs>
            )}
            {add}
          </>
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
        empty={Object.keys(narrowed).length === 0 ? { text: empty, action: beginnings } : nothingFound}
      />
      {props.look === 'dialog' && shownForm}
      {doomed && (
        <DeleteDialog
          name={nameOf(doomed)}
          foresee={at(calls.foresee, doomedAt)}
          busy={remove.isPending}
          refused={remove.error}
          onNo={() => setDoomed(undefined)}
          onYes={(agreed) =>
            remove.mutate(agreed, {
              onSuccess: () => doomed.id === address.form && address.close(),
              // What was refused is asked again, with the counts of now.
              onSettled: (_done, error) => (isRefusal(error) ? undefined : setDoomed(undefined)),
            })
          }
        />
      )}
    </ListWithForm>
  );
}
