import { soalAkidahAkhlak } from './bank-pai-akidah-akhlak.ts';
import { soalAlquranHadis } from './bank-pai-alquran-hadis.ts';
import { soalBahasaArab } from './bank-pai-bahasa-arab-percakapan.ts';
import { soalTataBahasaArab } from './bank-pai-bahasa-arab-tata-bahasa.ts';
import { soalFikihSejarah } from './bank-pai-fikih-sejarah.ts';
import type { BankSoalDemo } from './soal-demo.ts';

export const bankPaiBahasaArab: BankSoalDemo = {
  mapel: 'Pendidikan Agama Islam dan Bahasa Arab',
  keterangan:
    'Tes masuk setara akhir kelas IX SMP/MTs: Al-Qur’an dan hadis, akidah, akhlak, fikih, sejarah Islam, dan bahasa Arab.',
  soal: [
    ...soalAlquranHadis,
    ...soalAkidahAkhlak,
    ...soalFikihSejarah,
    ...soalBahasaArab,
    ...soalTataBahasaArab,
  ],
};
