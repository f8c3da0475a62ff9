import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useController, type FieldValues } from 'react-hook-form';

interface CheckListFieldProps<Value extends string | number> {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
}

/** Any of a few; the form holds those that are ticked, in the order of the options. */
export function CheckListField<Value extends string | number>(props: CheckListFieldProps<Value>) {
  const { name, label, hint, options } = props;
  const { field, fieldState } = useController<FieldValues>({ name });
  const chosen = Array.isArray(field.value) ? (field.value as Value[]) : [];
  const text = fieldState.error?.message ?? hint;
  const toggle = (value: Value, isOn: boolean) =>
    field.onChange(
      options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
    );
  return (
    <FormControl component="fieldset" error={fieldState.error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {options.map(({ value, label: words }, index) => (
          <FormControlLabel
            key={value}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_, isOn) => toggle(value, isOn)}
                onBlur={field.onBlur}
                {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
              />
            }
            label={words}
          />
        ))}
      </FormGroup>
      {text !== undefined && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
