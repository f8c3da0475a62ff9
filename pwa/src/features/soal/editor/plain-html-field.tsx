import { TextArea } from '../../../kit/form/text-area.tsx';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { htmlToSource, sourceToHtml } from '../html/soal-source.ts';
import { useGivenValue } from './use-given-value.ts';

interface PlainHtmlFieldProps {
  name: string;
  label: string;
  rows: number;
}

/** Question HTML as it is written, for what the editor cannot show without losing some of it. */
export function PlainHtmlField({ name, label, rows }: PlainHtmlFieldProps) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const { ref, ...input } = field;
  const value: unknown = field.value;
  const [source, setSource] = useState(() => htmlToSource(typeof value === 'string' ? value : ''));
  const write = useGivenValue(name, (html) => setSource(htmlToSource(html)));
  return (
    <TextArea
      {...input}
      value={source}
      onChange={(event) => {
        setSource(event.target.value);
        write(sourceToHtml(event.target.value));
      }}
      inputRef={ref}
      label={label}
      error={fieldState.error !== undefined}
      helperText={
        fieldState.error?.message ??
        'Isi ini memuat bentuk yang belum dikenal penyunting, maka ditampilkan sebagai HTML supaya tidak ada yang hilang.'
      }
      minRows={rows}
      fullWidth
    />
  );
}
