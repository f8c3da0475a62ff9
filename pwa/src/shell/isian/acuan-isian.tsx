import type { Acuan, Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { PilihanAcuan } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import { useEffect, useState } from 'react';
import { textOfProblem } from '../../http/failure.ts';
import { Button } from '../../ui/button.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { Pilihan, PilihanSource } from './pilihan-source.ts';
import type { IsianProps } from './isian-props.ts';
import { PilihDialog } from './pilih-dialog.tsx';

/** Options that could not be had are asked for again by themselves. */
const retryMs = 4_000;
/** So many can be looked through without searching. */
const plainMax = 12;

interface AcuanIsianProps extends IsianProps<Acuan> {
  source: PilihanSource;
  terisi: Terisi;
  onChoose: (pilihan: PilihanAcuan | undefined) => void;
}

/** A row of a list that the server keeps: programmes, schools, regions. */
export function AcuanIsian({
  field,
  label,
  value,
  salah,
  hint,
  terkunci,
  source,
  terisi,
  onChoose,
  onLeave,
}: AcuanIsianProps) {
  const { pilihan, problem, retry } = usePilihan(source, field, terisi);
  const [isOpen, setOpen] = useState(false);
  const isBefore = field.induk !== undefined && typeof terisi[field.induk] !== 'string';
  const chosen = pilihan?.find((one) => one.value === value);
  const said = isBefore ? 'Isi dahulu pilihan di atasnya.' : hint;
  const given = { label, hint: said, error: salah };
  const choose = (next: string) => {
    onChoose(pilihan?.find((one) => one.value === next));
  };
  if (problem !== undefined && pilihan === undefined)
    return (
      <div className="text-field">
        <strong>{label}</strong>
        <p className="text-field-error">
          Daftar pilihan belum ada di perangkat ini. {textOfProblem(problem)}
        </p>
        <Button onClick={retry}>Muat pilihan</Button>
      </div>
    );
  if (pilihan !== undefined && pilihan.length <= plainMax)
    return (
      <SelectField
        {...given}
        options={[{ value: '', label: 'Pilih…' }, ...pilihan]}
        value={typeof value === 'string' ? value : ''}
        disabled={terkunci || isBefore}
        onBlur={onLeave}
        onChange={(event) => {
          choose(event.target.value);
        }}
      />
    );
  return (
    <>
      <PickField
        {...given}
        shown={chosen?.label ?? (pilihan === undefined ? 'Memuat…' : 'Pilih…')}
        disabled={terkunci || isBefore || pilihan === undefined}
        onOpen={() => {
          setOpen(true);
        }}
      />
      {isOpen && pilihan && (
        <PilihDialog
          title={label}
          pilihan={pilihan}
          value={typeof value === 'string' ? value : undefined}
          onClose={() => {
            setOpen(false);
            onLeave();
          }}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Options of a field; undefined while none are known. */
function usePilihan(source: PilihanSource, field: Acuan, terisi: Terisi) {
  const [known, setKnown] = useState<{ di: unknown; pilihan?: Pilihan; problem?: unknown }>();
  const [round, setRound] = useState(0);
  const di = field.induk === undefined ? '' : terisi[field.induk];
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      setRound((n) => n + 1);
    };
    const take = (facts: { pilihan?: Pilihan; problem?: unknown }) => {
      if (!gone) setKnown({ di, ...facts });
    };
    const within = field.induk === undefined ? {} : { [field.induk]: di };
    source
      .load(field, within, (pilihan) => {
        take({ pilihan });
      })
      .catch((problem: unknown) => {
        take({ problem });
        timer = setTimeout(again, retryMs);
      });
    addEventListener('online', again);
    return () => {
      gone = true;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [source, field, di, round]);
  const isCurrent = known !== undefined && known.di === di;
  return {
    pilihan: isCurrent ? known.pilihan : undefined,
    problem: isCurrent ? known.problem : undefined,
    retry: () => {
      setRound((n) => n + 1);
    },
  };
}
