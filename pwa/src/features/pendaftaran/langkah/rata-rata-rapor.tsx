import type { Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { Semester } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';

const inWords = (value: number | null): string =>
  value === null ? 'belum lengkap' : value.toLocaleString('id-ID', { maximumFractionDigits: 2 });

/** Averages while the scores are typed; the server computes them again. */
export function RataRataRapor({ terisi, semester }: { terisi: Terisi; semester: Semester }) {
  const rataRata = hitungRataRata(terisi);
  return (
    <dl className="rata-rata">
      <div>
        <dt>Rata-rata semester ini</dt>
        <dd>{inWords(rataRata.semester[semester])}</dd>
      </div>
      <div>
        <dt>Rata-rata rapor semester 1–5</dt>
        <dd>{inWords(rataRata.nilai_rapor)}</dd>
      </div>
    </dl>
  );
}
