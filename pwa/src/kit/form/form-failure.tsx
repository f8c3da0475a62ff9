import { Alert, Button, type SxProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, type FieldValues, type UseFormSetError } from 'react-hook-form';
import { ErrorDetail } from '../display/error-detail.tsx';
import { CallError, isRefusal } from '../../http/call-error.ts';
import { messageOf } from '../port/staff-port.ts';

/**
 * Takes what a save has thrown: sentences in its `kesalahan` go to their fields, the whole to `FormFailure`.
 * `refusedWords` stand before the server's sentence where it refuses.
 */
export function useFormFailure(setError: UseFormSetError<FieldValues>, refusedWords = '') {
  const [failure, setFailure] = useState<unknown>();
  const fail = (error: unknown) => {
    setFailure(error);
    const kesalahan = error instanceof CallError ? error.kesalahan : {};
    for (const [field, message] of Object.entries(kesalahan)) setError(field, { message });
    const isConflict = error instanceof CallError && error.httpStatus === 409;
    const type = isConflict ? 'conflict' : isRefusal(error) ? 'refused' : 'failed';
    setError('root', { type, message: (isRefusal(error) ? refusedWords : '') + messageOf(error) });
  };
  return { failure, fail };
}

interface FormFailureProps {
  /** What was thrown. */
  failure: unknown;
  /** Reads the record again after somebody else changed it. */
  reload?: (() => unknown) | undefined;
  sx?: SxProps;
}

/** Why the form around it was not saved. It takes the focus, so that it is read out and scrolled to. */
export function FormFailure({ failure, reload, sx = {} }: FormFailureProps) {
  const { root } = useFormContext().formState.errors;
  const alert = useRef<HTMLDivElement>(null);
  const message = root?.message;
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity={root.type === 'failed' ? 'error' : 'warning'}
      sx={sx}
      action={
        root.type === 'conflict' &&
        reload && (
          <Button color="inherit" onClick={() => void reload()}>
            Muat data terbaru
          </Button>
        )
      }
    >
      {message}
      <ErrorDetail error={failure} />
    </Alert>
  );
}
