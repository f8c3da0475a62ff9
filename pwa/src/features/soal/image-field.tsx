import { Alert, Button, LinearProgress, Stack } from '@mui/material';
import { MAKS_GAMBAR_SOAL } from '@spmb/shared/soal/impor-soal.ts';
import { useMutation } from '@tanstack/react-query';
import { useController, type FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { FileChooser } from '../../crud/file-chooser.tsx';
import { messageOf, useStaffPort } from '../../crud/staff-port.ts';
import { useNotify } from '../../ui/notices.tsx';
import { SoalImage } from './soal-image.tsx';

/** An image that is uploaded at once; the form holds its stored name. */
export function ImageField({ name, label }: { name: string; label: string }) {
  const port = useStaffPort();
  const notify = useNotify();
  const { field } = useController<FieldValues>({ name });
  const stored = z.string().min(1).safeParse(field.value).data;
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData();
      body.set('file', file);
      return z.string().parse((await port.act('/api/media?doctype=soal', body)).name);
    },
    onSuccess: (uploaded) => field.onChange(uploaded),
    // The sentence below stays at its field; the field may be out of sight by now.
    onError: (error) => notify('error', messageOf(error)),
  });
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {stored !== undefined && <SoalImage name={stored} alt={label} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <FileChooser
          label={stored === undefined ? label : `Ganti ${label.toLowerCase()}`}
          accept={['.jpg', '.jpeg', '.png']}
          maxBytes={MAKS_GAMBAR_SOAL}
          files={[]}
          hint="Gambar Max: 2Mb"
          disabled={upload.isPending}
          onChoose={([file]) => file && upload.mutate(file)}
        />
        {stored !== undefined && (
          <Button color="error" onClick={() => field.onChange(null)}>
            Hapus gambar
          </Button>
        )}
      </Stack>
      {upload.isPending && <LinearProgress aria-label="Mengunggah gambar" sx={{ width: '100%' }} />}
      {upload.isError && <Alert severity="error">{messageOf(upload.error)}</Alert>}
    </Stack>
  );
}
