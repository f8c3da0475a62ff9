import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { messageOf } from '../../kit/port/staff-port.ts';
import { fileAddress } from '../../kit/upload/file-address.ts';
import { FileChooser } from '../../kit/upload/file-chooser.tsx';
import { UploadDialog } from '../../kit/upload/upload-dialog.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { readImage } from '../../ports/scale-image.ts';
import { CropDialog } from './crop-dialog.tsx';

/** As a camera made it: it is cut and made smaller before it is sent. */
const chosenBytesMax = 40 * 1024 * 1024;
/** Longest side that is read: cut to a half it still fills a desktop. */
const readSideMax = 3_200;
/** Between the end of an upload and the name in its field (2 §4). */
const settleMs = 500;

/** The picture of a slide: chosen, cut to the shape of the home page, uploaded; the form holds its stored name. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const stored = typeof field.value === 'string' && field.value !== '' ? field.value : undefined;
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [unread, setUnread] = useState<string>();
  const { mutation, running } = useUpload('slider', settleMs, field.onChange);
  const problem =
    unread ?? (mutation.isError ? messageOf(mutation.error) : undefined) ?? fieldState.error?.message;
  const choose = async (file: File) => {
    const image = await readImage(file, readSideMax);
    setUnread(image ? undefined : 'Gambar ini tidak terbaca. Pilih gambar JPG atau PNG lain.');
    setChosen(image);
  };
  const close = () => {
    chosen?.close();
    setChosen(undefined);
  };
  return (
    <Stack
      ref={(element: HTMLElement | null) => field.ref(element?.querySelector('button') ?? null)}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      {stored !== undefined && (
        <img
          src={fileAddress(stored)}
          alt="Gambar yang tersimpan"
          width={240}
          height={135}
          style={{ objectFit: 'cover', maxWidth: '100%' }}
        />
      )}
      <FileChooser
        label={stored === undefined ? label : 'Ganti gambar'}
        accept={['.jpg', '.jpeg', '.png']}
        maxBytes={chosenBytesMax}
        files={[]}
        hint="Gambar 3x4 Max: 2Mb. Setelah dipilih, gambar dipotong melebar (16:9) seperti di beranda dan dikecilkan sendiri."
        disabled={mutation.isPending}
        onChoose={([file]) => file && void choose(file)}
      />
      {chosen && (
        <CropDialog
          image={chosen}
          onClose={close}
          onCut={(file) => {
            close();
            mutation.mutate(file);
          }}
        />
      )}
      {running && (
        <UploadDialog percent={running.percent} waiting={running.waiting} onCancel={running.cancel} />
      )}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
