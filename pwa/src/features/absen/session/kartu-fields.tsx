import type { Dispatch, SetStateAction } from 'react';
import { TextField } from '../../../ui/field/text-field.tsx';

interface Isian {
  kode: string;
  nama: string;
  nip: string;
}

interface KartuFieldsProps {
  isian: Isian;
  setIsian: Dispatch<SetStateAction<Isian>>;
  /** What the server found wrong, by field. */
  wrong: Readonly<Record<string, string>>;
}

/** The code of a room's card, and who the proctor is. */
export function KartuFields({ isian, setIsian, wrong }: KartuFieldsProps) {
  // Two fields that a browser fills in at once do not undo each other.
  const change = (field: keyof Isian, value: string) => {
    setIsian((before) => ({ ...before, [field]: value }));
  };
  return (
    <>
      <div className="masuk-kartu-kode">
        <TextField
          label="Kode kartu"
          hint="8 huruf di kartu, tanpa memandang besar kecilnya."
          value={isian.kode}
          error={wrong['kode']}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change('kode', event.target.value.toUpperCase())}
        />
      </div>
      <TextField
        label="Nama lengkap pengawas"
        hint="Tercatat pada setiap tindakan dan masuk ke berita acara."
        value={isian.nama}
        error={wrong['nama']}
        required
        minLength={3}
        maxLength={80}
        autoComplete="name"
        onChange={(event) => change('nama', event.target.value)}
      />
      <TextField
        label="NIP (boleh kosong)"
        value={isian.nip}
        error={wrong['nip']}
        maxLength={30}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => change('nip', event.target.value)}
      />
    </>
  );
}
