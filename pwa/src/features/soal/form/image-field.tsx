import { UploadField } from '../../../kit/upload/upload-field.tsx';
import { SoalImage } from '../html/soal-image.tsx';

/** The image of a question or option; only who keeps questions may read it, so that it is fetched with the login. */
export function ImageField({ name, label }: { name: string; label: string }) {
  return (
    <UploadField
      name={name}
      label={label}
      doctype="soal"
      accept={['.jpg', '.jpeg', '.png']}
      hint="Gambar Max: 2Mb"
      show={(stored) => <SoalImage name={stored} alt={label} />}
    />
  );
}
