import { Autocomplete, TextField } from '@mui/material';
import { opdResource } from '@spmb/shared/acuan/acuan.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useController, type FieldValues } from 'react-hook-form';
import { useOptions } from '../../kit/list/use-list.ts';

/** The name of an agency: one of the list, or any that is typed. */
export function OpdField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const text = typeof field.value === 'string' ? field.value : '';
  const { data = [] } = useOptions(callsOf(opdResource).combo);
  return (
    <Autocomplete
      freeSolo
      options={[...new Set(data.map((one) => one.label))]}
      inputValue={text}
      onInputChange={(_, text) => field.onChange(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? 'Pilih dari daftar perangkat daerah, atau ketik namanya'}
        />
      )}
    />
  );
}
