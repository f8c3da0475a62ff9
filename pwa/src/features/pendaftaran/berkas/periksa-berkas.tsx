import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PdfBesar } from '../../../shell/berkas/pdf-besar.tsx';
import { PeriksaHalaman } from './periksa-halaman.tsx';
import { PilihBerkas } from './pilih-berkas.tsx';
import type { FieldBerkas, Terpilih } from './terpilih.ts';
import { TombolBerkas } from './tombol-berkas.tsx';
import { tulisUkuran } from './ukuran.ts';
import type { useTerpilih } from './use-terpilih.ts';

interface PeriksaBerkasProps {
  field: FieldBerkas;
  terpilih: Terpilih;
  acts: ReturnType<typeof useTerpilih>;
}

/** What was chosen, at reading size, with the question whether it can be read. Only *Ya* keeps it. */
export function PeriksaBerkas({ field, terpilih, acts }: PeriksaBerkasProps) {
  const question = useId();
  const [place, setPlace] = useState(0);
  const isBusy = acts.kerja !== undefined;
  return (
    <div className="berkas-periksa">
      {terpilih.jenis === 'pdf' ? (
        <PdfBesar blob={terpilih.file} alt={field.label} />
      ) : (
        <PeriksaHalaman
          field={field}
          acts={acts}
          halaman={terpilih.halaman}
          place={place}
          onPlace={setPlace}
        />
      )}
      <p className="muted">{ringkasan(terpilih)}, belum tersimpan</p>
      <p id={question} className="berkas-tanya">
        {field.terbaca}
      </p>
      <div className="berkas-tombol">
        {terpilih.jenis === 'pdf' ? (
          <PilihBerkas field={field} disabled={isBusy} onChoose={(files) => void acts.pilih(files)} />
        ) : (
          <TombolBerkas
            words="Foto ulang"
            label={field.label}
            accept="image/*"
            capture={field.terima === 'foto' ? 'user' : 'environment'}
            disabled={isBusy}
            onChoose={([file]) => file && void acts.fotoUlang(place, file)}
          />
        )}
        <Button look="main" disabled={isBusy} aria-describedby={question} onClick={() => void acts.simpan()}>
          Ya
        </Button>
      </div>
      <Button look="quiet" disabled={isBusy} onClick={acts.batal}>
        Batal
      </Button>
    </div>
  );
}

function ringkasan(terpilih: Terpilih): string {
  if (terpilih.jenis === 'pdf') return `PDF, ${tulisUkuran(terpilih.file.size)}`;
  const { halaman } = terpilih;
  const size = tulisUkuran(halaman.reduce((sum, { gambar }) => sum + gambar.jpeg.size, 0));
  return halaman.length === 1 ? `Gambar, ${size}` : `${halaman.length} halaman, ${size}`;
}
