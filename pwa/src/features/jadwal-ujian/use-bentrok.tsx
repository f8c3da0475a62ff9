import { Alert, Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useController, useWatch, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Kesalahan } from '../../kit/form/schema-resolver.ts';

interface Bentrok<Values> {
  /** Keeps the form from being saved while a warning is not agreed to. */
  check: (values: Values) => Kesalahan;
  /** Shows the warnings and asks. */
  field: ReactNode;
}

/** Warnings of a form that may be saved nevertheless, once who fills it in has agreed to just these. */
export function useBentrok<Values extends object>(
  schema: z.ZodType<Values>,
  warn: (values: Values) => string[],
): Bentrok<Values> {
  const [agreed, setAgreed] = useState('');
  const textOf = (warnings: string[]) => warnings.join('\n');
  return {
    check: (values) => {
      const text = textOf(warn(values));
      return text === '' || text === agreed ? {} : { bentrok: 'Baca peringatannya, lalu centang di sini.' };
    },
    field: (
      <Warnings
        warningsOf={(raw) => {
          const { success, data } = schema.safeParse(raw);
          return success ? warn(data) : [];
        }}
        isAgreed={(warnings) => textOf(warnings) === agreed}
        onAgree={(warnings) => setAgreed(textOf(warnings))}
      />
    ),
  };
}

interface WarningsProps {
  warningsOf: (raw: FieldValues) => string[];
  isAgreed: (warnings: string[]) => boolean;
  onAgree: (warnings: string[]) => void;
}

function Warnings({ warningsOf, isAgreed, onAgree }: WarningsProps) {
  const { field, fieldState } = useController<FieldValues>({ name: 'bentrok' });
  const warnings = warningsOf(useWatch<FieldValues>());
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {warnings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAgreed(warnings)}
            onChange={(_, isOn) => onAgree(isOn ? warnings : [])}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label="Sudah saya periksa, tetap simpan"
      />
      {fieldState.error && !isAgreed(warnings) && (
        <FormHelperText error>{fieldState.error.message}</FormHelperText>
      )}
    </Alert>
  );
}
