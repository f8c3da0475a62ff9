import type { IsianBiodata, NamaBiodata } from '@spmb/shared/biodata/biodata.ts';
import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { kosongDiBawah } from '@spmb/shared/pendaftaran/kosong-di-bawah.ts';
import { biodataFields, syaratPada } from '@spmb/shared/biodata/biodata.ts';
import { AcuanIsian } from '../../shell/isian/acuan-isian.tsx';
import type { PilihanSource } from '../../shell/isian/pilihan-source.ts';
import { PilihIsian } from '../../shell/isian/pilih-isian.tsx';
import { TanggalIsian, TeksIsian } from '../../shell/isian/teks-isian.tsx';
import { FotoBiodata } from './foto-biodata.tsx';

interface BiodataFieldProps {
  field: Field<NamaBiodata>;
  terisi: IsianBiodata;
  pilihan: PilihanSource;
  salah: string | undefined;
  peringatan: string | undefined;
  tulis: (isian: Partial<IsianBiodata>) => void;
}

/** One field of the biodata, by its kind. */
export function BiodataField({ field, terisi, pilihan, salah, peringatan, tulis }: BiodataFieldProps) {
  const { name } = field;
  const given = {
    label: labelOf(field),
    value: terisi[name],
    salah,
    hint: field.hint,
    terkunci: false,
    onLeave: () => undefined,
    onChange: (next: unknown) => tulis({ [name]: next }),
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
      case 'tanggal':
        return <TanggalIsian field={field} {...given} />;
      case 'pilih':
        return <PilihIsian field={field} syarat={syaratPada('')} {...given} />;
      case 'acuan':
        return (
          <AcuanIsian
            field={field}
            source={pilihan}
            terisi={{ ...terisi }}
            {...given}
            onChoose={(one) => tulis({ [name]: one?.value ?? null, ...kosongDiBawah(biodataFields, name) })}
          />
        );
      default:
        return <FotoBiodata nama={terisi.foto} salah={salah} onChange={(foto) => tulis({ foto })} />;
    }
  }
}

/** The specification marks the e-mail address as required. */
function labelOf({ name, label, bolehKosong }: Field): string {
  if (name === 'email') return `${label} (wajib)`;
  return bolehKosong ? `${label} (boleh kosong)` : label;
}
