import { soalAljabar } from './bank-matematika-aljabar.ts';
import { soalBilangan } from './bank-matematika-bilangan.ts';
import { soalGeometri } from './bank-matematika-geometri.ts';
import { soalStatistika } from './bank-matematika-statistika.ts';
import type { BankSoalDemo } from './soal-demo.ts';

export const bankMatematika: BankSoalDemo = {
  mapel: 'Matematika',
  keterangan:
    'Tes masuk setara akhir kelas IX SMP/MTs: bilangan, aljabar, geometri, statistika, dan peluang.',
  soal: [...soalBilangan, ...soalAljabar, ...soalGeometri, ...soalStatistika],
};
