import { Autocomplete, TextField } from '@mui/material';
import { isiJawaban } from '@spmb/shared/pesan/isi-jawaban.ts';
import { jawabanSiapResource, type JawabanSiap } from '@spmb/shared/pesan/jawaban-siap.schema.ts';
import type { BarisPercakapan } from '@spmb/shared/pesan/percakapan.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useEffect, useRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useAll } from '../../kit/list/use-list.ts';

const { list } = callsOf(jawabanSiapResource);

/** Puts a ready answer behind what is written: found by typing, inserted with Enter, reached with Alt+J. */
export function JawabanSiapField({ baris: { nama, nomor } }: { baris: BarisPercakapan }) {
  const { data = [], isError } = useAll<JawabanSiap>(list);
  const { getValues, setValue, setFocus } = useFormContext<FieldValues>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyJ') return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  if (data.length === 0 && !isError) return null;
  const insert = ({ body }: JawabanSiap) => {
    const written = String(getValues('body') ?? '').trimEnd();
    const answer = isiJawaban(body, { nama, nomor });
    setValue('body', written === '' ? answer : `${written}\n\n${answer}`, { shouldDirty: true });
    setFocus('body');
  };
  return (
    <Autocomplete<JawabanSiap>
      options={data}
      value={null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      autoHighlight
      blurOnSelect
      clearOnBlur
      // Where nothing is found Enter sends nothing.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
      noOptionsText="Tidak ada jawaban siap dengan kata itu"
      onChange={(_, chosen) => chosen && insert(chosen)}
      renderInput={(input) => (
        <TextField
          {...input}
          inputRef={field}
          size="small"
          label="Jawaban siap"
          helperText={
            isError
              ? 'Jawaban siap tidak dapat dimuat. Buka percakapan ini lagi untuk mencoba.'
              : 'Ketik namanya lalu Enter; Alt+J dari mana saja'
          }
          error={isError}
        />
      )}
    />
  );
}
