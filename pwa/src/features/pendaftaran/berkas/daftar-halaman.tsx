import { Button } from '../../../ui/button.tsx';
import { GambarBlob } from '../../../shell/berkas/gambar-blob.tsx';
import { acceptGambar } from './pilih-berkas.tsx';
import type { Halaman } from './terpilih.ts';
import { TombolBerkas } from './tombol-berkas.tsx';

interface DaftarHalamanProps {
  label: string;
  halaman: readonly Halaman[];
  /** Place of the page that is looked at; the buttons are about it. */
  dilihat: number;
  disabled: boolean;
  onLihat: (place: number) => void;
  onTukar: (place: number, other: number) => void;
  onBuang: (place: number) => void;
  onTambah: (files: readonly File[]) => void;
}

/** The pages of a document before they are joined: their order, one more, one less. */
export function DaftarHalaman(props: DaftarHalamanProps) {
  const { label, halaman, dilihat, disabled, onLihat, onTukar, onBuang, onTambah } = props;
  const last = halaman.length - 1;
  const move = (other: number) => {
    onTukar(dilihat, other);
    onLihat(other);
  };
  return (
    <>
      {last > 0 && (
        <>
          <ol className="berkas-halaman">
            {halaman.map(({ gambar }, place) => (
              <li key={place}>
                <button type="button" aria-pressed={place === dilihat} onClick={() => onLihat(place)}>
                  <GambarBlob blob={gambar.kecil} alt="" />
                  Halaman {place + 1}
                </button>
              </li>
            ))}
          </ol>
          <div className="berkas-tombol">
            <Button disabled={disabled || dilihat === 0} onClick={() => move(dilihat - 1)}>
              Majukan
            </Button>
            <Button disabled={disabled || dilihat === last} onClick={() => move(dilihat + 1)}>
              Mundurkan
            </Button>
            <Button
              disabled={disabled}
              onClick={() => {
                onBuang(dilihat);
                onLihat(Math.min(dilihat, last - 1));
              }}
            >
              Buang halaman {dilihat + 1}
            </Button>
          </div>
        </>
      )}
      <div className="berkas-tombol">
        <TombolBerkas
          words="Tambah halaman"
          label={label}
          accept={acceptGambar}
          multiple
          disabled={disabled}
          onChoose={onTambah}
        />
      </div>
    </>
  );
}
