import type { Angka } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { isian } from '@spmb/shared/pendaftaran/isian.ts';
import { useState } from 'react';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { IsianProps } from '../../../shell/isian/isian-props.ts';

const textOf = (value: unknown): string => (typeof value === 'number' ? String(value).replace('.', ',') : '');

/** A number as Indonesians write it, with a comma; while it is typed it stays as it is typed. */
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
  const isOwn = typed !== undefined && typed.read === value;
  const text = isOwn ? typed.text : textOf(value);
  const isUnread = isOwn && typed.text.trim() !== '' && value === null;
  return (
    <TextField
      name={field.name}
      label={field.satuan ? `${label} (${field.satuan})` : label}
      inputMode={field.desimal ? 'decimal' : 'numeric'}
      hint={hint}
      error={isUnread ? `${label} diisi angka, misalnya 80.` : salah}
      value={text}
      readOnly={terkunci}
      maxLength={12}
      onBlur={onLeave}
      onChange={(event) => {
        const read = isian(field, event.target.value) as number | null;
        setTyped({ text: event.target.value, read });
        onChange(read);
      }}
    />
  );
}
