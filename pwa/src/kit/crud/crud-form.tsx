import { at } from '@spmb/shared/kernel/call.ts';
import { callsOf, historyOf } from '@spmb/shared/resource-calls.ts';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CrudSource } from './crud-source.ts';
import { FormFrame, type FormLook } from '../frame/form-frame.tsx';
import { FormPanel } from '../form/form-panel.tsx';
import type { FormAddress } from '../form/use-form-address.ts';
import { HistoryButton } from '../history/history.tsx';
import { useStaffPort } from '../port/staff-port.ts';
import { ErrorState, ListSkeleton } from '../display/states.tsx';
import { useAction } from '../call/use-action.ts';
import { useFreshAnswer } from '../call/use-fresh-answer.ts';
import { newRecord } from '../list/use-list-address.ts';

interface CrudFormProps<Values extends object, Row extends { id: string }> {
  /** Of the record, or `newRecord`. */
  id: string;
  source: CrudSource<Values, Row>;
  look?: FormLook;
  initial: FieldValues;
  address: Omit<FormAddress, 'form'>;
  /** Several are mostly typed in a row: the field where the next one begins. */
  nextFrom?: string;
  /** Hears what the answer of a save carries. */
  onSaved?: ((data: Row) => void) | undefined;
  children: ReactNode;
}

/** The form of one record: TAMBAH for a new one, UBAH for a stored one as the server has it now. */
export function CrudForm<Values extends object, Row extends { id: string }>(
  props: CrudFormProps<Values, Row>,
) {
  const { id, source, look = 'side', initial, address, children } = props;
  const port = useStaffPort();
  const calls = callsOf(source);
  const isNew = id === newRecord;
  const one = at(calls.record, { id });
  const record = useFreshAnswer(one, !isNew);
  const create = useAction(calls.create, 'form');
  const update = useAction(at(calls.update, { id }), 'form');
  // Drawn once for each record, so that a second press after a lost answer makes no second record.
  const [operasiId, setOperasiId] = useState(() => port.newId());
  const title = `${isNew ? 'Tambah' : 'Ubah'} ${source.label.toLowerCase()}`;
  if (!isNew && !record.data) {
    return (
      <FormFrame look={look} title={title} onClose={address.onClose}>
        {record.isError ? <ErrorState error={record.error} retry={record.refetch} /> : <ListSkeleton />}
      </FormFrame>
    );
  }
  const shown: FieldValues = record.data ? (source.toForm?.(record.data) ?? record.data) : initial;
  return (
    <FormPanel
      key={record.dataUpdatedAt}
      name={one.path}
      title={title}
      aside={
        !isNew && <HistoryButton call={historyOf(one)} labels={{ ...source.readLabels, ...source.labels }} />
      }
      look={look}
      schema={source.fields}
      {...(source.check && { check: source.check })}
      initial={shown}
      submitLabel={isNew ? 'TAMBAH' : 'UBAH'}
      {...(isNew && { refusedWords: 'Opps...terjadi kesalahan , ' })}
      nextFrom={isNew ? props.nextFrom : undefined}
      submit={async (values, isNextWanted) => {
        const sent = source.fromForm?.(values) ?? values;
        const saved = isNew
          ? await create.mutateAsync({ ...sent, operasi_id: operasiId })
          : await update.mutateAsync({ ...sent, versi: shown['versi'] as number });
        if (isNextWanted) setOperasiId(port.newId());
        else address.onClose();
        props.onSaved?.(saved.data);
      }}
      address={address}
      reload={record.refetch}
    >
      {children}
    </FormPanel>
  );
}
