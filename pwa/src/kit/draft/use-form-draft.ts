import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useStaffPort } from '../port/staff-port.ts';
import { operationOf } from '../port/operation-of.ts';

interface FormDraft {
  /** Something was typed here earlier and not saved: `take` puts it into the form. */
  isOffered: boolean;
  take: () => void;
  /** What was typed is saved, or given up. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form outside the page, under `name`, so that a crash, a reload or another screen loses
 * none of it, and offers it when the form is opened again. Only the fields that were changed are kept: over a record
 * that has changed since they leave everything else as it is now. Closing the page over them asks first. Fields in
 * `secret` are never kept.
 */
export function useFormDraft<Values extends object>(
  name: string | undefined,
  form: UseFormReturn<FieldValues, unknown, Values>,
  secret: readonly string[] = [],
): FormDraft {
  const { drafts } = useStaffPort();
  const { isDirty } = form.formState;
  const { subscribe, setValue, getFieldState } = form;
  const [offered, setOffered] = useState(() => (name === undefined ? undefined : drafts.read(name)));
  useEffect(() => {
    if (name === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = changedOf(values, defaultValues ?? {}, secret);
        const kept = { ...offered, ...changed };
        drafts.keep(name, Object.keys(kept).length > 0 ? kept : undefined);
      },
    });
  }, [drafts, name, offered, secret, subscribe]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    isOffered: offered !== undefined,
    take() {
      for (const [field, value] of Object.entries(offered ?? {}))
        if (!getFieldState(field).isDirty) setValue(field, value, { shouldDirty: true });
      setOffered(undefined);
    },
    forget() {
      setOffered(undefined);
      if (name === undefined) return;
      drafts.keep(name, undefined);
      drafts.keep(operationOf(name), undefined);
    },
  };
}

function changedOf(values: FieldValues, before: FieldValues, secret: readonly string[]): FieldValues {
  const isChanged = ([field, value]: [string, unknown]) =>
    !secret.includes(field) && JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}
