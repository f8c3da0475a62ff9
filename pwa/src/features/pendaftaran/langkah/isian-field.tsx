import type { Field, Syarat, Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { kosongDiBawah } from '@spmb/shared/pendaftaran/kosong-di-bawah.ts';
import { semuaField, type Formulir, type NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { PilihanAcuan } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import { isWajib } from '@spmb/shared/pendaftaran/periksa.ts';
import { kataDuaPilihan } from '@spmb/shared/seleksi/aturan.ts';
import { BerkasField } from '../berkas/berkas-field.tsx';
import { usePendaftar } from '../draf/use-draf.ts';
import { AcuanIsian } from '../../../shell/isian/acuan-isian.tsx';
import { AngkaIsian } from './angka-isian.tsx';
import { PilihIsian, SaklarIsian } from '../../../shell/isian/pilih-isian.tsx';
import { useAppInfo } from '../../../shell/services.tsx';
import { TanggalIsian, TeksIsian } from '../../../shell/isian/teks-isian.tsx';

interface IsianFieldProps {
  field: Field<NamaField>;
  terisi: Terisi;
  syarat: Syarat;
  salah: string | undefined;
  /** What does not fit together, though it may be right. */
  peringatan: string | undefined;
  terkunci: boolean;
  onLeave: () => void;
}

/** One field of the form, by its kind. */
export function IsianField({ field, terisi, syarat, salah, peringatan, terkunci, onLeave }: IsianFieldProps) {
  const { draf, berkas, pilihan } = usePendaftar();
  const { pilihan_setara = false } = useAppInfo();
  const { name } = field;
  const value = terisi[name] ?? null;
  const wajib = isWajib(field, syarat);
  const given = {
    label: wajib || field.jenis === 'saklar' ? field.label : `${field.label} (boleh kosong)`,
    value,
    salah,
    hint: name === 'jurusan_id_2' ? `${field.hint} ${kataDuaPilihan(pilihan_setara)}` : field.hint,
    terkunci,
    onLeave,
    onChange: (next: string | number | boolean | null) => void draf.tulis({ [name]: next }),
  };
  return (
    <div id={name} className="isian">
      {control()}
      {peringatan !== undefined && <p className="isian-peringatan">{peringatan}</p>}
    </div>
  );

  function control() {
    switch (field.jenis) {
      case 'teks':
        return <TeksIsian field={field} {...given} />;
      case 'angka':
        return <AngkaIsian field={field} {...given} />;
      case 'tanggal':
        return <TanggalIsian field={field} {...given} />;
      case 'pilih':
        return <PilihIsian field={field} syarat={syarat} {...given} />;
      case 'saklar':
        return <SaklarIsian field={field} {...given} />;
      case 'acuan': {
        const choose = (one: PilihanAcuan | undefined) => void draf.tulis(pilihanFields(name, one));
        return <AcuanIsian field={field} source={pilihan} terisi={terisi} onChoose={choose} {...given} />;
      }
      case 'berkas': {
        const nilai = typeof value === 'string' ? value : null;
        return <BerkasField field={field} nilai={nilai} wajib={wajib} port={berkas} {...given} />;
      }
    }
  }
}

/** What a choice writes: itself, what it says of others, and nothing any more in what lay in the choice before it. */
function pilihanFields(name: NamaField, pilihan: PilihanAcuan | undefined): Partial<Formulir> {
  const fields: Record<string, string | null> = { [name]: pilihan?.value ?? null };
  if (pilihan?.npsn !== undefined && /^\d{8}$/.test(pilihan.npsn)) fields['npsn'] = pilihan.npsn;
  return { ...fields, ...kosongDiBawah(semuaField, name) };
}
