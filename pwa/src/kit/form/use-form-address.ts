import { useCallback, useState } from 'react';
import type { ListAddress } from '../list/use-list-address.ts';

/** The open form of a list and what keeps it open. */
export interface FormAddress {
  /** Id of the record in the form, `newRecord`, or undefined. */
  form: string | undefined;
  /** The address has moved on while something is typed in. */
  hasLeft: boolean;
  /** Told by the form whether a change is typed in that is not saved. */
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
  onStay: () => void;
}

/** The form that the address names; one with changes stays until the user has decided about them. */
export function useFormAddress(address: ListAddress): FormAddress {
  const [dirty, setDirty] = useState<string>();
  const form = dirty ?? address.form;
  return {
    form,
    hasLeft: dirty !== undefined && address.form !== dirty,
    onDirty: useCallback((isDirty) => setDirty(isDirty ? form : undefined), [form]),
    onClose: () => {
      setDirty(undefined);
      // What was asked for in the place of this form opens now.
      if (address.form === form) address.close();
    },
    onStay: () => {
      if (dirty !== undefined) address.open(dirty);
    },
  };
}
