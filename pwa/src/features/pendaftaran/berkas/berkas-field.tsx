import { useId, useState } from 'react';
import { Busy } from '../../../ui/busy.tsx';
import { Button } from '../../../ui/button.tsx';
import type { BerkasPort } from './berkas-port.ts';
import { BerkasTersimpan } from './berkas-tersimpan.tsx';
import { ContohBerkas } from './contoh-berkas.tsx';
import { PeriksaBerkas } from './periksa-berkas.tsx';
import { PilihBerkas } from './pilih-berkas.tsx';
import type { FieldBerkas } from './terpilih.ts';
import { useTerpilih } from './use-terpilih.ts';

interface BerkasFieldProps {
  field: FieldBerkas;
  /** What the form holds; null: nothing yet. */
  nilai: string | null;
  /** What is wrong with it, said by the form. */
  salah?: string | undefined;
  wajib: boolean;
  /** It can only be looked at. */
  terkunci: boolean;
  /** The same object for as long as the form stands. */
  port: BerkasPort;
}

/** One document of the form: an example, the camera, the own picture with its question, and where it is. */
export function BerkasField({ field, nilai, salah, wajib, terkunci, port }: BerkasFieldProps) {
  const id = useId();
  const acts = useTerpilih(field, port);
  const [replaced, setReplaced] = useState<string | null>(null);
  const wrong = acts.salah ?? salah;
  const described = [field.hint ? `${id}-hint` : '', wrong ? `${id}-salah` : ''].filter(Boolean).join(' ');
  const isReplacing = nilai !== null && replaced === nilai;
  return (
    <div
      className="berkas"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
    >
      <p id={`${id}-label`} className="berkas-label">
        {field.label} <span className="muted">{wajib ? '(wajib)' : '(boleh kosong)'}</span>
      </p>
      {field.hint && (
        <p id={`${id}-hint`} className="muted">
          {field.hint}
        </p>
      )}
      {!terkunci && <ContohBerkas name={field.name} label={field.label} />}
      {acts.terpilih && !terkunci ? (
        <PeriksaBerkas field={field} terpilih={acts.terpilih} acts={acts} />
      ) : nilai !== null && !isReplacing ? (
        <BerkasTersimpan
          field={field}
          nilai={nilai}
          terkunci={terkunci}
          port={port}
          onGanti={() => setReplaced(nilai)}
        />
      ) : terkunci ? (
        <p className="muted">Tidak ada berkas</p>
      ) : (
        <div className="berkas-tombol">
          <PilihBerkas
            field={field}
            disabled={acts.kerja !== undefined}
            onChoose={(files) => void acts.pilih(files)}
          />
          {isReplacing && (
            <Button look="quiet" onClick={() => setReplaced(null)}>
              Batal
            </Button>
          )}
        </div>
      )}
      {acts.kerja !== undefined && <Busy words={acts.kerja} />}
      {wrong && (
        <p id={`${id}-salah`} role="alert" className="berkas-salah">
          {wrong}
        </p>
      )}
    </div>
  );
}
