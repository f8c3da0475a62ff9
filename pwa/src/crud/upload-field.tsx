import { Alert, Button, Link, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useNotify } from '../ui/notices.tsx';
import { FileChooser } from './file-chooser.tsx';
import { messageOf, useStaffPort } from './staff-port.ts';
import { UploadDialog } from './upload-dialog.tsx';

/** Largest file that the server takes, in bytes. */
const fileBytesMax = 2 * 1024 * 1024;

interface UploadFieldProps {
  name: string;
  label: string;
  /** Kind of the file, which decides who may read it. */
  doctype: string;
  /** Extensions with a dot. */
  accept: readonly string[];
  hint?: string;
  /** The stored file as it is shown; a link where absent. */
  show?: (stored: string) => ReactNode;
}

/** A file that is uploaded as soon as it is chosen; the form holds its stored name. */
export function UploadField({ name, label, doctype, accept, hint, show }: UploadFieldProps) {
  const port = useStaffPort();
  const notify = useNotify();
  const { field, fieldState } = useController<FieldValues>({ name });
  const [percent, setPercent] = useState(0);
  const stored = typeof field.value === 'string' && field.value !== '' ? field.value : undefined;
  const upload = useMutation({
    mutationFn: (file: File) => port.upload(doctype, file, setPercent),
    onSuccess: ({ name: uploaded }) => field.onChange(uploaded),
    // The sentence below stays at its field; the field may be out of sight by now.
    onError: (error) => notify('error', messageOf(error)),
  });
  const problem = upload.isError ? messageOf(upload.error) : fieldState.error?.message;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {stored !== undefined && (show?.(stored) ?? <FileLink name={stored} label={label} />)}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <FileChooser
          label={stored === undefined ? label : `Ganti ${label.toLowerCase()}`}
          accept={accept}
          maxBytes={fileBytesMax}
          files={[]}
          {...(hint !== undefined && { hint })}
          disabled={upload.isPending}
          onChoose={([file]) => file && upload.mutate(file)}
        />
        {stored !== undefined && (
          <Button color="error" onClick={() => field.onChange(null)}>
            Lepas berkas
          </Button>
        )}
      </Stack>
      {upload.isPending && <UploadDialog percent={percent} />}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

/** A stored file that everybody may read, opened beside this page. */
export function FileLink({ name, label }: { name: string; label: string }) {
  return (
    <Link href={`/api/media/${name}`} target="_blank" rel="noopener">
      Lihat {label.toLowerCase()}
    </Link>
  );
}
