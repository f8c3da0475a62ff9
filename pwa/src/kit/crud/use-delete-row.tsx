import { useState, type ReactNode } from 'react';
import { isRefusal } from '../../http/call-error.ts';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';
import { useAct } from '../call/use-act.ts';

interface Options<Row> {
  /** Where the rows are. */
  path: string;
  nameOf: (row: Row) => string;
  onDeleted: (row: Row) => void;
}

/** Deletes a row of a list, once the dialog is answered that `ask` opens. */
export function useDeleteRow<Row extends { id: string }>({
  path,
  nameOf,
  onDeleted,
}: Options<Row>): {
  ask: (row: Row) => void;
  dialog: ReactNode;
} {
  const [doomed, setDoomed] = useState<Row>();
  const remove = useAct();
  const dialog = doomed && (
    <DeleteDialog
      name={nameOf(doomed)}
      foresee={`${path}/${doomed.id}/hapus`}
      busy={remove.isPending}
      refused={remove.error}
      onNo={() => setDoomed(undefined)}
      onYes={(agreed) =>
        remove.mutate(
          { path: `${path}/${doomed.id}?_method=DELETE`, body: agreed, isLong: true },
          {
            onSuccess: () => onDeleted(doomed),
            // What was refused is asked again, with the counts of now.
            onSettled: (_done, error) => (isRefusal(error) ? undefined : setDoomed(undefined)),
          },
        )
      }
    />
  );
  return { ask: setDoomed, dialog };
}
