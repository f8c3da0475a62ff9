import { useId } from 'react';
import { DaftarHalaman } from './daftar-halaman.tsx';
import { GambarBesar } from '../../../shell/berkas/gambar-besar.tsx';
import type { FieldBerkas, Halaman } from './terpilih.ts';
import type { useTerpilih } from './use-terpilih.ts';

interface PeriksaHalamanProps {
  field: FieldBerkas;
  acts: ReturnType<typeof useTerpilih>;
  halaman: readonly [Halaman, ...Halaman[]];
  /** Of the page that is looked at. */
  place: number;
  onPlace: (place: number) => void;
}

/** Pictures before they are kept: a photo with its cut, or a document with its pages. */
export function PeriksaHalaman({ field, acts, halaman, place, onPlace }: PeriksaHalamanProps) {
  const disabled = acts.kerja !== undefined;
  const { gambar, dipotong } = halaman[place] ?? halaman[0];
  const words = halaman.length === 1 ? field.label : `${field.label}, halaman ${place + 1}`;
  return (
    <>
      <GambarBesar blob={gambar.jpeg} alt={words} />
      {field.terima === 'foto' ? (
        <PotongFoto
          dipotong={dipotong}
          disabled={disabled}
          onPotong={(cut) => void acts.potong(place, cut)}
        />
      ) : (
        <DaftarHalaman
          label={field.label}
          halaman={halaman}
          dilihat={place}
          disabled={disabled}
          onLihat={onPlace}
          onTukar={acts.tukar}
          onBuang={acts.buang}
          onTambah={(files) => void acts.tambah(files)}
        />
      )}
    </>
  );
}

interface PotongFotoProps {
  dipotong: boolean;
  disabled: boolean;
  onPotong: (dipotong: boolean) => void;
}

const choices = [
  { value: true, words: 'Potong tengahnya menjadi 3x4' },
  { value: false, words: 'Pakai apa adanya' },
];

/** Whether a photo is cut to 3x4; the picture above shows it. */
function PotongFoto({ dipotong, disabled, onPotong }: PotongFotoProps) {
  const name = useId();
  return (
    <fieldset className="berkas-potong" disabled={disabled}>
      <legend className="visually-hidden">Ukuran foto</legend>
      {choices.map(({ value, words }) => (
        <label key={words}>
          <input type="radio" name={name} checked={value === dipotong} onChange={() => onPotong(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
