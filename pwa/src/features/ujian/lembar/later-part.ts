/** The door to what a sheet needs only once its first question stands: one file, fetched then. */
export { FullScreenButton } from '../area/full-screen-button.tsx';
export { GridDrawer } from '../grid/grid-drawer.tsx';
export { KonfirmasiSelesaiAlias } from '../finish/konfirmasi-selesai-alias.tsx';
export { KonfirmasiSelesaiUjianScreen } from '../finish/konfirmasi-selesai-ujian.screen.tsx';
export { QuestionGrid } from '../grid/question-grid.tsx';
export { LembarBlocked } from '../notices/lembar-blocked.tsx';
export { LembarCovered } from '../notices/lembar-covered.tsx';
export { LembarNotices } from '../notices/lembar-notices.tsx';
