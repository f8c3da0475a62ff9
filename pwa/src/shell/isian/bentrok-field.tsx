import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../format-date.ts';

interface BentrokFieldProps {
  field: Field;
  /** Where in the form it is. */
  di?: string | undefined;
  sini: unknown;
  sana: unknown;
  onChoose: (siapa: 'sini' | 'sana') => void;
}

/** A field that two devices have written differently: both are shown, and one of them is chosen. */
export function BentrokField({ field, di, sini, sana, onChoose }: BentrokFieldProps) {
  return (
    <fieldset className="bentrok">
      <legend>
        {field.label} {di !== undefined && <span className="muted">({di})</span>}
      </legend>
      <Button
        onClick={() => {
          onChoose('sini');
        }}
      >
        Perangkat ini: {inWords(field, sini)}
      </Button>
      <Button
        onClick={() => {
          onChoose('sana');
        }}
      >
        Perangkat lain: {inWords(field, sana)}
      </Button>
    </fieldset>
  );
}

function inWords(field: Field, value: unknown): string {
  if (value === null || value === '' || value === undefined) return '(kosong)';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.jenis) {
    case 'saklar':
      return value === true ? 'ya' : 'tidak';
    case 'tanggal':
      return formatDate(text);
    case 'berkas':
      return 'berkas yang dipilih di sana';
    case 'acuan':
      return 'pilihan yang dipilih di sana';
    default:
      return text;
  }
}
