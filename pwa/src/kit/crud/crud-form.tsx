import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CrudSource } from './crud-source.ts';
import { FormFrame, type FormLook } from '../frame/form-frame.tsx';
import { FormPanel } from '../form/form-panel.tsx';
import type { FormAddress } from '../form/use-form-address.ts';
import { HistoryButton } from '../history/history.tsx';
import { useStaffPort } from '../port/staff-port.ts';
import { ErrorState, ListSkeleton } from '../display/states.tsx';
import { useAct } from '../call/use-act.ts';
import { newRecord } from '../list/use-list-address.ts';
import { useRecord } from '../list/use-list.ts';

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
  onSaved?: ((data: unknown) => void) | undefined;
  children: ReactNode;
}

/** The form of one record: TAMBAH for a new one, UBAH for a stored one as the server has it now. */
export function CrudForm<Values extends object, Row extends { id: string }>(
  props: CrudFormProps<Values, Row>,
) {
  const { id, source, look = 'side', initial, address, children } = props;
  const port = useStaffPort();
  const act = useAct('form');
  const isNew = id === newRecord;
  const path = `${source.path}/${id}`;
  const record = useRecord(path, source.record, !isNew);
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
      name={path}
      title={title}
      aside={!isNew && <HistoryButton path={path} labels={{ ...source.readLabels, ...source.labels }} />}
      look={look}
      schema={source.fields}
      {...(source.check && { check: source.check })}
      initial={shown}
      submitLabel={isNew ? 'TAMBAH' : 'UBAH'}
      {...(isNew && { refusedWords: 'Opps...terjadi kesalahan , ' })}
      nextFrom={isNew ? props.nextFrom : undefined}
      submit={async (values, isNextWanted) => {
        const marks = isNew ? { operasi_id: operasiId } : { versi: shown['versi'] as unknown };
        const saved = await act.mutateAsync({
          path: isNew ? source.path : `${path}?_method=PUT`,
          body: { ...(source.fromForm?.(values) ?? values), ...marks },
        });
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
