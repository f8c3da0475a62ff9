import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';

/** What every kind of field is given. */
export interface IsianProps<Of extends Field = Field> {
  field: Of;
  label: string;
  value: unknown;
  salah: string | undefined;
  hint: string | undefined;
  terkunci: boolean;
  onChange: (value: string | number | boolean | null) => void;
  /** The field was left: what is wrong with it may be said from now on. */
  onLeave: () => void;
}
