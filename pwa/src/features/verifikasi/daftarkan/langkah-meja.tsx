import { Typography } from '@mui/material';
import type { Langkah, Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { semesters, type Semester } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { bacaIsian } from '@spmb/shared/pendaftaran/isian.ts';
import { isDitanya } from '@spmb/shared/pendaftaran/periksa.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { useWatch } from 'react-hook-form';
import { FormSection, FullWidth } from '../../../kit/form/form-section.tsx';
import { rataRata } from '../form/rekam/nilai-rekam.ts';
import { IsianMeja } from './isian-meja.tsx';

interface LangkahMejaProps {
  step: Langkah;
  nomor: number;
  syarat: Syarat;
  /** The declaration in force; undefined: not read yet. */
  pernyataan: string | undefined;
}

/** A step of the form with the fields that are asked for, as it is filled in. */
export function LangkahMeja({ step, nomor, syarat, pernyataan }: LangkahMejaProps) {
  const terisi = useWatch();
  const semester = semesters.find((one) => step.name === `rapor-${one}`);
  return (
    <FormSection title={`${nomor}. ${step.title}`} {...(step.name === 'pernyataan' && { hint: bacakan })}>
      {step.name === 'pernyataan' && (
        <FullWidth>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{pernyataan ?? teksPernyataan}</Typography>
        </FullWidth>
      )}
      {step.fields
        .filter((field) => isDitanya(field, terisi, syarat))
        .map((field) => (
          <IsianMeja key={field.name} field={field} syarat={syarat} />
        ))}
      {semester !== undefined && <RataRataMeja terisi={terisi} semester={semester} />}
    </FormSection>
  );
}

const bacakan = 'Bacakan kepada pendaftar dan walinya. Nyalakan hanya bila mereka menyetujuinya.';

/** Averages while the scores are typed; the server computes them again. */
function RataRataMeja({ terisi, semester }: { terisi: Record<string, unknown>; semester: Semester }) {
  const all = hitungRataRata(bacaIsian(terisi));
  return (
    <FullWidth>
      <Typography>
        Rata-rata semester ini <strong>{rataRata(all.semester[semester])}</strong>, rata-rata rapor semester 1
        sampai 5 <strong>{rataRata(all.nilai_rapor)}</strong>
      </Typography>
    </FullWidth>
  );
}
