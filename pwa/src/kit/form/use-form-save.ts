import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Options<Values> {
  form: UseFormReturn<FieldValues, unknown, Values>;
  /** What the next form starts from. */
  initial: FieldValues;
  /** Throws where the save is refused. */
  submit: (values: Values, isNextWanted: boolean) => Promise<unknown>;
  onSaved: () => void;
  onFailed: (error: unknown) => void;
}

/** Saves a form, by its button, Enter or Ctrl+Enter; with the name of a field it begins the next one there. */
export function useFormSave<Values>({ form, initial, submit, onSaved, onFailed }: Options<Values>) {
  const nextBegin = useRef<string>(undefined);
  const { setFocus } = form;
  const { isSubmitting } = form.formState;
  useEffect(() => {
    // Fields take the focus again once the save is over.
    if (isSubmitting || nextBegin.current === undefined) return;
    setFocus(nextBegin.current);
    nextBegin.current = undefined;
  }, [isSubmitting, setFocus]);

  const save = (nextField?: string) =>
    form.handleSubmit(async (values) => {
      try {
        await submit(values, nextField !== undefined);
        if (nextField !== undefined) form.reset(initial, { keepFieldsRef: true });
        onSaved();
        nextBegin.current = nextField;
      } catch (error) {
        onFailed(error);
      }
    })();
  const submitOnEnter = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  // Ahead of the field, where it may be a line break.
  const submitOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // What stands in front of the form, such as the dialog of a formula, is no part of it.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSubmitting) void save();
  };
  return { save, submitOnEnter, submitOnCtrlEnter };
}
