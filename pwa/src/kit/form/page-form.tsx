import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { DraftOffer } from '../draft/draft-offer.tsx';
import { BusyFields } from './busy-fields.tsx';
import { schemaResolver, type Kesalahan } from './schema-resolver.ts';
import { FormFailure, useFormFailure } from './form-failure.tsx';
import { useFieldAddress } from './use-field-address.ts';
import { useFormDraft } from '../draft/use-form-draft.ts';

interface PageFormProps<Values extends object> {
  /** Name under which what is typed in is kept until it is saved. */
  name: string;
  /** Fields that are never kept. */
  secret?: readonly string[];
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
 * A form that is a screen of its own, with its act always in sight. What is typed in outlives a refusal, a crash and a
 * look at another screen; closing the page asks first. An address with `isian` leads to the field of that name.
 */
export function PageForm<Values extends object>(props: PageFormProps<Values>) {
  const { name, schema, check, stored, submit, children } = props;
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: stored,
    resolver: schemaResolver(schema, check),
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useFormDraft(name, form, props.secret);
  useFieldAddress(stored, form.setFocus);
  const { failure, fail } = useFormFailure(form.setError);

  const save = form.handleSubmit(async (values) => {
    try {
      await submit(values);
      draft.forget();
    } catch (error) {
      fail(error);
    }
  });
  const discard = () => {
    draft.forget();
    form.reset(stored);
  };

  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={(event) => void save(event)} sx={{ gap: 2 }}>
        <DraftOffer draft={draft} />
        <BusyFields isBusy={isSubmitting}>{children}</BusyFields>
        <Box sx={footer}>
          <FormFailure failure={failure} reload={props.reload} sx={{ flex: '1 1 280px' }} />
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
