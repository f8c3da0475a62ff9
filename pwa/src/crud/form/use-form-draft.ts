import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what is typed into a form while another screen is looked at, and asks before the page is closed over it. It
 * stays in memory, under `name`: signing out forgets it with everything else that was read. Answers how to forget it.
 */
export function useFormDraft<Values extends object>(
  name: string,
  form: UseFormReturn<FieldValues, unknown, Values>,
): () => void {
  const client = useQueryClient();
  const { isDirty } = form.formState;
  const { reset, subscribe } = form;
  useEffect(() => {
    const kept = client.getQueryData<FieldValues>(['draft', name]);
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [client, name, reset]);
  useEffect(() => {
    if (!isDirty) return;
    client.setQueryDefaults(['draft'], { gcTime: Infinity });
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => client.setQueryData(['draft', name], { ...values }),
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      stop();
      removeEventListener('beforeunload', warn);
    };
  }, [client, name, isDirty, subscribe]);
  return () => client.removeQueries({ queryKey: ['draft', name] });
}
