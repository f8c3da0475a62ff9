import { InputField, ReadOnlyField } from '../../kit/form/form-fields.tsx';
import { newRecord, useListAddress } from '../../kit/list/use-list-address.ts';

/** The code of a region, which is given once. */
export function KodeField({ hint }: { hint: string }) {
  const isNew = useListAddress().form === newRecord;
  return isNew ? (
    <InputField name="id" label="Kode" hint={hint} autoFocus />
  ) : (
    <ReadOnlyField name="id" label="Kode" />
  );
}
