import { mapel, semesters } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { FactList } from '../../../../kit/display/fact-list.tsx';
import { rataRata } from '../rekam/nilai-rekam.ts';

/** Step 12: averages by subject and semester, and of all. */
export const RataRata = ({ rekam }: { rekam: RekamVerifikasi }) => (
  <FactList
    facts={[
      ...Object.entries(mapel).map(([one, label]) => [label, rataRata(rekam[`nr_${one}`])] as const),
      ...semesters.map((one) => [`Semester ${one}`, rataRata(rekam[`smt_${one}_nr`])] as const),
      ['Nilai rapor (semester 1 sampai 5)', <strong key="semua">{rataRata(rekam.nilai_rapor)}</strong>],
    ]}
  />
);
