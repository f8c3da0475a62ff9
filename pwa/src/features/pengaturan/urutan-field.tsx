import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useController, type FieldValues } from 'react-hook-form';
import { Urutan } from '../../kit/choice/urutan.tsx';

interface UrutanFieldProps<Value extends string> {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
}

/** Some of a few in an order of one's own; the form holds those that are ticked, from the first to the last. */
export function UrutanField<Value extends string>({ name, label, hint, options }: UrutanFieldProps<Value>) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const text = fieldState.error?.message ?? hint;
  return (
    <FormControl component="fieldset" error={fieldState.error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <Urutan
        options={options}
        chosen={Array.isArray(field.value) ? (field.value as Value[]) : []}
        onChange={field.onChange}
        onBlur={field.onBlur}
        firstRef={field.ref}
      />
      {text !== undefined && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
