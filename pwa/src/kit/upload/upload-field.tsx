import { Alert, Button, Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { fileAddress } from './file-address.ts';
import { FileChooser } from './file-chooser.tsx';
import { ErrorDetail } from '../display/error-detail.tsx';
import { messageOf } from '../port/staff-port.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { fileBytesMax } from './send-watched.ts';
import { useUpload } from './use-upload.ts';

/** An image may come as its camera made it: it is made smaller before it is sent. */
const imageBytesMax = 40 * 1024 * 1024;
const imageExtensions = ['.jpg', '.jpeg', '.png'];

/** Between the end of an upload and the name in its field (2 §4). */
const settleMs = { file: 500, photo: 1_000 };

interface UploadFieldProps {
  name: string;
  label: string;
  /** Kind of the file, which decides who may read it. */
  doctype: string;
  /** Extensions with a dot. */
  accept: readonly string[];
  /** Whether it is the photo of a person. */
  photo?: boolean;
  hint?: string;
  /** The stored file as it is shown; a link where absent. */
  show?: (stored: string) => ReactNode;
}

/** A file that is uploaded as soon as it is chosen; the form holds its stored name. */
export function UploadField({ name, label, doctype, accept, photo, hint, show }: UploadFieldProps) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const stored = typeof field.value === 'string' && field.value !== '' ? field.value : undefined;
  const { mutation, running } = useUpload(doctype, settleMs[photo ? 'photo' : 'file'], field.onChange);
  const problem = mutation.isError ? messageOf(mutation.error) : fieldState.error?.message;
  return (
    <Stack
      ref={(element: HTMLElement | null) => field.ref(element?.querySelector('button') ?? null)}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      {stored !== undefined && (show?.(stored) ?? <FileLink name={stored} label={label} />)}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <FileChooser
          label={stored === undefined ? label : `Ganti ${inSentence(label)}`}
          accept={accept}
          maxBytes={imageExtensions.some((one) => accept.includes(one)) ? imageBytesMax : fileBytesMax}
          files={[]}
          {...(hint !== undefined && { hint })}
          disabled={mutation.isPending}
          onChoose={([file]) => file && mutation.mutate(file)}
        />
        {stored !== undefined && (
          <Button color="error" onClick={() => field.onChange(null)}>
            Lepas berkas
          </Button>
        )}
      </Stack>
      {running && (
        <UploadDialog percent={running.percent} waiting={running.waiting} onCancel={running.cancel} />
      )}
      {problem !== undefined && (
        <Alert severity="error">
          {problem}
          {mutation.isError && <ErrorDetail error={mutation.error} />}
        </Alert>
      )}
    </Stack>
  );
}

/** A label amid a sentence: what is written in capitals stays so. */
const inSentence = (label: string) => label.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** A stored file that everybody may read, opened beside this page. */
export function FileLink({ name, label }: { name: string; label: string }) {
  return (
    <Link href={fileAddress(name)} target="_blank" rel="noopener">
      Lihat {inSentence(label)}
    </Link>
  );
}
