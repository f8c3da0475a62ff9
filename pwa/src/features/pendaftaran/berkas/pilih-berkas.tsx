import { TombolBerkas } from './tombol-berkas.tsx';
import type { FieldBerkas } from './terpilih.ts';

export const acceptGambar = 'image/jpeg,image/png,.jpg,.jpeg,.png';
const acceptDokumen = `application/pdf,.pdf,${acceptGambar}`;

interface PilihBerkasProps {
  field: FieldBerkas;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** The two ways to a document: the camera, and the files of the device. */
export function PilihBerkas({ field: { label, terima }, disabled, onChoose }: PilihBerkasProps) {
  const isFoto = terima === 'foto';
  return (
    <>
      <TombolBerkas
        words="Ambil foto"
        label={label}
        accept="image/*"
        capture={isFoto ? 'user' : 'environment'}
        disabled={disabled}
        onChoose={onChoose}
      />
      <TombolBerkas
        words="Pilih berkas"
        label={label}
        accept={isFoto ? acceptGambar : acceptDokumen}
        multiple={!isFoto}
        disabled={disabled}
        onChoose={onChoose}
      />
    </>
  );
}
