import { at } from '@spmb/shared/kernel/call.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useState, type ReactNode } from 'react';
import { isRefusal } from '../../http/call-error.ts';
import type { CrudSource } from './crud-source.ts';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';
import { useAction } from '../call/use-action.ts';

interface Options<Values extends object, Row extends { id: string }> {
  /** The list that they stand in. */
  source: CrudSource<Values, Row>;
  nameOf: (row: Row) => string;
  onDeleted: (row: Row) => void;
}

/** Deletes a row of a list, once the dialog is answered that `ask` opens. */
export function useDeleteRow<Values extends object, Row extends { id: string }>({
  source,
  nameOf,
  onDeleted,
}: Options<Values, Row>): {
  ask: (row: Row) => void;
  dialog: ReactNode;
} {
  const [doomed, setDoomed] = useState<Row>();
  const calls = callsOf(source);
  const doomedAt = { id: doomed?.id ?? '' };
  const remove = useAction(at(calls.remove, doomedAt));
  const dialog = doomed && (
    <DeleteDialog
      name={nameOf(doomed)}
      foresee={at(calls.foresee, doomedAt)}
      busy={remove.isPending}
      refused={remove.error}
      onNo={() => setDoomed(undefined)}
      onYes={(agreed) =>
        remove.mutate(agreed, {
          onSuccess: () => onDeleted(doomed),
          // What was refused is asked again, with the counts of now.
          onSettled: (_done, error) => (isRefusal(error) ? undefined : setDoomed(undefined)),
        })
      }
    />
  );
  return { ask: setDoomed, dialog };
}
