import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { DraftOffer } from '../draft/draft-offer.tsx';
import { FormFrame, type FormLook } from '../frame/form-frame.tsx';
import { BusyFields } from './busy-fields.tsx';
import { schemaResolver, type Kesalahan } from './schema-resolver.ts';
import { FormFailure, useFormFailure } from './form-failure.tsx';
import type { FormAddress } from './use-form-address.ts';
import { useFormSave } from './use-form-save.ts';
import { useFormDraft } from '../draft/use-form-draft.ts';
import { useLeaveGuard } from '../draft/use-leave-guard.ts';

interface FormPanelProps<Values extends object> {
  /** Name under which what is typed in is kept until it is saved; without it nothing is. */
  name?: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  look?: FormLook;
  schema: z.ZodType<Values>;
  check?: (values: Values) => Kesalahan;
  /** What the form starts from. */
  initial: FieldValues;
  submitLabel: string;
  /** Throws CallError; sentences in its `kesalahan` are shown at their fields. Closes the form unless another follows. */
  submit: (values: Values, isNextWanted: boolean) => Promise<unknown>;
  /** Offers to save and type the next one: the field where it begins. */
  nextFrom?: string | undefined;
  /** Stands before the server's sentence where it refuses. */
  refusedWords?: string;
  address: Omit<FormAddress, 'form'>;
  /** Reads the record again after somebody else changed it. */
  reload?: () => unknown;
  children: ReactNode;
}

/** A form in its frame. Nothing typed is lost by a refusal or by closing it unasked. */
export function FormPanel<Values extends object>(props: FormPanelProps<Values>) {
  const { title, look = 'side', schema, check, initial, submit, address, children } = props;
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: initial,
    resolver: schemaResolver(schema, check),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { hasLeft, onClose, onStay, onDirty } = address;
  const draft = useFormDraft(props.name, form);
  const discard = () => {
    draft.forget();
    onClose();
  };
  const guard = useLeaveGuard(isDirty, { hasLeft, onClose, onDiscard: discard, onStay });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { failure, fail } = useFormFailure(form.setError, props.refusedWords);

  const { save, submitOnEnter, submitOnCtrlEnter } = useFormSave({
    form,
    initial,
    submit,
    onSaved: draft.forget,
    onFailed: fail,
  });

  return (
    <FormFrame look={look} title={title} onClose={guard.leave}>
      <FormProvider {...form}>
        <Stack
          component="form"
          noValidate
          onSubmit={submitOnEnter}
          onKeyDownCapture={submitOnCtrlEnter}
          sx={{ minHeight: '100%' }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', p: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="h2" sx={{ flex: 1 }}>
              {title}
            </Typography>
            {props.aside}
            <IconButton aria-label="Tutup" onClick={guard.leave}>
              <CloseOutlined />
            </IconButton>
          </Stack>
          <Stack sx={{ p: 2, gap: 2.5, flex: 1 }}>
            <DraftOffer draft={draft} />
            <FormFailure failure={failure} reload={props.reload} />
            <BusyFields isBusy={isSubmitting}>{children}</BusyFields>
          </Stack>
          <Box sx={footer}>
            <Button onClick={guard.leave}>Batal</Button>
            {props.nextFrom !== undefined && (
              <Button disabled={isSubmitting} onClick={() => void save(props.nextFrom)}>
                Simpan & tulis lagi
              </Button>
            )}
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {isSubmitting ? 'Menyimpan…' : props.submitLabel}
            </Button>
          </Box>
        </Stack>
      </FormProvider>
      {guard.asking && (
        <ConfirmDialog
          title="Perubahan belum disimpan"
          text="Yang sudah Anda isi akan hilang."
          yes="Buang perubahan"
          no="Lanjut mengisi"
          danger
          onYes={guard.discard}
          onNo={guard.stay}
        />
      )}
    </FormFrame>
  );
}

const footer = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  p: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  zIndex: 1,
} as const;
