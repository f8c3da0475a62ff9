import type { Teks, Tanggal } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { IsianProps } from './isian-props.ts';

/** A text in one line or several. */
export function TeksIsian({
  field,
  label,
  value,
  salah,
  hint,
  terkunci,
  onChange,
  onLeave,
}: IsianProps<Teks>) {
  const given = {
    name: field.name,
    label,
    hint,
    error: salah,
    value: typeof value === 'string' ? value : '',
    readOnly: terkunci,
    dir: 'auto' as const,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
  };
  if (field.panjang) return <TextArea {...given} rows={3} maxLength={field.max} />;
  // A little longer than it may be, so that too much is said and not cut off.
  return (
    <TextField
      {...given}
      type={field.mode === 'tel' ? 'tel' : 'text'}
      inputMode={field.mode ?? 'text'}
      maxLength={field.max + 20}
    />
  );
}

/** A day, by the browser's own calendar. */
export function TanggalIsian({
  field,
  label,
  value,
  salah,
  hint,
  terkunci,
  onChange,
  onLeave,
}: IsianProps<Tanggal>) {
  return (
    <TextField
      name={field.name}
      type="date"
      label={label}
      hint={hint}
      error={salah}
      value={typeof value === 'string' ? value : ''}
      readOnly={terkunci}
      onBlur={onLeave}
      onChange={(event) => {
        onChange(event.target.value || null);
      }}
    />
  );
}
