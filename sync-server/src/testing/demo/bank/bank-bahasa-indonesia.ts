import { soalBacaan } from './bank-bahasa-indonesia-bacaan.ts';
import { soalKaidah } from './bank-bahasa-indonesia-kaidah.ts';
import { soalKalimat } from './bank-bahasa-indonesia-kalimat.ts';
import { soalSastra } from './bank-bahasa-indonesia-sastra.ts';
import type { BankSoalDemo } from './soal-demo.ts';

export const bankBahasaIndonesia: BankSoalDemo = {
  mapel: 'Bahasa Indonesia',
  keterangan:
    'Tes masuk setara akhir kelas IX SMP/MTs: membaca teks dan data, sastra, ejaan (EYD), kata, dan kalimat.',
  soal: [...soalBacaan, ...soalSastra, ...soalKaidah, ...soalKalimat],
};
