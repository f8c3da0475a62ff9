import { Stack } from '@mui/material';
import { KOLOM_SOAL, soalResource } from '@spmb/shared/soal/soal.ts';
import { letters } from '@spmb/shared/sync/operation.ts';
import { InputField, SelectField } from '../../crud/form/form-fields.tsx';
import { ImageField } from './image-field.tsx';

const { labels } = soalResource;
const [question, ...options] = KOLOM_SOAL;

/** Every field of a question. */
export function SoalFields() {
  return (
    <>
      <InputField name="nomor" label={labels.nomor} type="number" hint="Kosong: nomor berikutnya" />
      {question && (
        <Place
          kolom={question}
          rows={4}
          hint="Teks biasa atau HTML. Rumus LaTeX di antara \( dan \), misalnya \(\frac{a}{b}\)"
        />
      )}
      {options.map((kolom) => (
        <Place key={kolom} kolom={kolom} rows={2} />
      ))}
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

function Place({ kolom, rows, hint }: { kolom: (typeof KOLOM_SOAL)[number]; rows: number; hint?: string }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <InputField name={kolom} label={labels[kolom]} rows={rows} {...(hint !== undefined && { hint })} />
      <ImageField name={`${kolom}_gambar`} label={labels[`${kolom}_gambar`]} />
    </Stack>
  );
}
