import { Stack } from '@mui/material';
import { KOLOM_SOAL, soalResource } from '@spmb/shared/soal/soal.schema.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { InputField, SelectField } from '../../../kit/form/form-fields.tsx';
import { SharedEditor } from '../editor/shared-editor.tsx';
import { HtmlField } from '../editor/html-field.tsx';
import { ImageField } from './image-field.tsx';
import { PilihanSama } from './pilihan-sama.tsx';

const { labels } = soalResource;

/** Every field of a question. Loaded with its form: the editor is large. */
export function SoalFields() {
  return (
    <>
      <InputField name="nomor" label={labels.nomor} type="number" hint="Kosong: nomor berikutnya" />
      <SharedEditor>
        {KOLOM_SOAL.map((kolom) => (
          <Stack key={kolom} sx={{ gap: 1 }}>
            <HtmlField name={kolom} label={labels[kolom]} rows={kolom === 'soal' ? 4 : 1} />
            <ImageField name={`${kolom}_gambar`} label={labels[`${kolom}_gambar`]} />
          </Stack>
        ))}
      </SharedEditor>
      <PilihanSama />
      <SelectField
        name="jawaban"
        label={labels.jawaban}
        options={letters.map((letter) => ({ value: letter, label: letter }))}
      />
      <SelectField
        name="status"
        label={labels.status}
        options={[
          { value: 'siap', label: 'Siap dipakai' },
          { value: 'nonaktif', label: 'Nonaktif: tidak diambil untuk ujian' },
        ]}
      />
    </>
  );
}
