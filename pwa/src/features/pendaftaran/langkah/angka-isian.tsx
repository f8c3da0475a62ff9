import type { Angka } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { angkaMax, isian } from '@spmb/shared/pendaftaran/isian.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { IsianProps } from '../../../shell/isian/isian-props.ts';

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

/** A number as Indonesians write it, with a comma; what is none stays as it is typed, with a word about it. */
export function AngkaIsian({
  field,
  label,
  value,
  salah,
  hint,
  terkunci,
  onChange,
  onLeave,
}: IsianProps<Angka>) {
  const [typed, setTyped] = useState<{ text: string; read: unknown }>();
  const text = typed && typed.read === value ? typed.text : textOf(value);
  return (
    <TextField
      name={field.name}
      label={field.satuan ? `${label} (${field.satuan})` : label}
      inputMode={field.desimal ? 'decimal' : 'numeric'}
      hint={hint}
      error={typeof value === 'string' ? `${label} diisi angka, misalnya 80.` : salah}
      value={text}
      readOnly={terkunci}
      maxLength={angkaMax}
      onBlur={onLeave}
      onChange={(event) => {
        const read = isian(field, event.target.value) as number | string | null;
        setTyped({ text: event.target.value, read });
        onChange(read);
      }}
    />
  );
}
