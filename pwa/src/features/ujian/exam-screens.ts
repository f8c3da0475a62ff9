// One file to load for a whole exam: a screen that is missing when the network is gone would stop the participant.
export { ExamArea } from './exam-area.tsx';
export { KonfirmasiMulaiUjianScreen } from './konfirmasi-mulai-ujian.screen.tsx';
export { LembarSoalScreen } from './lembar-soal.screen.tsx';
export { KonfirmasiSelesaiUjianScreen } from './konfirmasi-selesai-ujian.screen.tsx';
export { KonfirmasiSelesaiAlias } from './konfirmasi-selesai-alias.tsx';
