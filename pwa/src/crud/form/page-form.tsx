import { Alert, Box, Button, Stack } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver, type Kesalahan } from './schema-resolver.ts';
import { ErrorDetail } from '../display/error-detail.tsx';
import { CallError, messageOf } from '../port/staff-port.ts';
import { useFieldAddress } from './use-field-address.ts';
import { useFormDraft } from './use-form-draft.ts';

interface PageFormProps<Values extends object> {
  /** Name under which what is typed in waits while another screen is looked at. */
  name: string;
  schema: z.ZodType<Values>;
  check?: (values: Values) => Kesalahan;
  /** The stored record. */
  stored: FieldValues;
  submitLabel: string;
  /** Throws CallError; sentences in its `kesalahan` are shown at their fields. */
  submit: (values: Values) => Promise<unknown>;
  /** Reads the record again after somebody else changed it. */
  reload: () => unknown;
  children: ReactNode;
}

/**
 * A form that is a screen of its own, with its act always in sight. What is typed in outlives a refusal and a look at
 * another screen; closing the page asks first. An address with `isian` leads to the field of that name.
 */
export function PageForm<Values extends object>(props: PageFormProps<Values>) {
  const { name, schema, check, stored, submit, children } = props;
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: stored,
    resolver: schemaResolver(schema, check),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const forgetDraft = useFormDraft(name, form);
  useFieldAddress(stored, form.setFocus);
  const alert = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const rootMessage = errors.root?.message;
  useEffect(() => {
    if (rootMessage) alert.current?.focus();
  }, [rootMessage]);

  const save = form.handleSubmit(async (values) => {
    try {
      await submit(values);
      forgetDraft();
    } catch (error) {
      setFailure(error);
      const kesalahan = error instanceof CallError ? error.kesalahan : {};
      for (const [field, message] of Object.entries(kesalahan)) form.setError(field, { message });
      const type = error instanceof CallError && error.httpStatus === 409 ? 'conflict' : 'server';
      form.setError('root', { type, message: messageOf(error) });
    }
  });
  const discard = () => {
    forgetDraft();
    form.reset(stored);
  };

  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => void save(event)} sx={{ gap: 2 }}>
        {children}
        <Box sx={footer}>
          {rootMessage && (
            <Alert
              ref={alert}
              tabIndex={-1}
              severity="error"
              sx={{ flex: '1 1 280px' }}
              action={
                errors.root?.type === 'conflict' && (
                  <Button color="inherit" onClick={() => void props.reload()}>
                    Muat data terbaru
                  </Button>
                )
              }
            >
              {rootMessage}
              <ErrorDetail error={failure} />
            </Alert>
          )}
          {isDirty && <Button onClick={discard}>Buang perubahan</Button>}
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? 'Menyimpan…' : props.submitLabel}
          </Button>
        </Box>
      </Stack>
    </FormProvider>
  );
}

const footer = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  zIndex: 1,
} as const;
