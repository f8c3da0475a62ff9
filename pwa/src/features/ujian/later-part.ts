/** The door to what a sheet needs only once its first question stands: one file, fetched then. */
export { FullScreenButton } from './full-screen-button.tsx';
export { GridDrawer } from './grid-drawer.tsx';
export { ImageZoom } from './image-zoom.tsx';
export { KonfirmasiSelesaiAlias } from './konfirmasi-selesai-alias.tsx';
export { KonfirmasiSelesaiUjianScreen } from './konfirmasi-selesai-ujian.screen.tsx';
export { QuestionGrid } from './question-grid.tsx';
export { SheetBlocked } from './sheet-blocked.tsx';
export { SheetCovered } from './sheet-covered.tsx';
export { SheetNotices } from './sheet-notices.tsx';
