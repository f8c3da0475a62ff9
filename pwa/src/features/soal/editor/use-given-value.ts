import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useFormContext, type FieldValues } from 'react-hook-form';

/**
 * For a field that shows its value in a form of its own: `take` hears each value that the form got from elsewhere, such
 * as a draft that goes on. Answers how the field writes what is typed into it.
 */
export function useGivenValue(name: string, take: (value: string) => unknown): (value: string) => void {
  const { field } = useController<FieldValues>({ name });
  const { getValues } = useFormContext();
  const value: unknown = field.value;
  const own = useRef(value);
  const onValue = useEffectEvent(() => {
    // As the form has it by now: more may have been typed since this was drawn.
    const now: unknown = getValues(name);
    if (now === own.current) return;
    own.current = now;
    take(typeof now === 'string' ? now : '');
  });
  useEffect(() => onValue(), [value]);
  return (typed) => {
    own.current = typed;
    field.onChange(typed);
  };
}
