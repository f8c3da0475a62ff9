import type { Pilih, Saklar, Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { IsianProps } from './isian-props.ts';

/** One of a few words. */
export function PilihIsian({
  field,
  label,
  value,
  salah,
  terkunci,
  syarat,
  onChange,
  onLeave,
}: IsianProps<Pilih> & { syarat: Syarat }) {
  return (
    <SelectField
      name={field.name}
      label={label}
      error={salah}
      options={[{ value: '', label: 'Pilih…' }, ...field.pilihan(syarat)]}
      value={typeof value === 'string' ? value : ''}
      disabled={terkunci}
      onBlur={onLeave}
      onChange={(event) => {
        onChange(event.target.value || null);
      }}
    />
  );
}

/** Yes or no. */
export function SaklarIsian({ field, label, value, salah, terkunci, onChange }: IsianProps<Saklar>) {
  return (
    <div>
      <Checkbox
        name={field.name}
        checked={value === true}
        disabled={terkunci}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      >
        {label}
      </Checkbox>
      {salah !== undefined && <p className="text-field-error">{salah}</p>}
    </div>
  );
}
