/** The door to what prepares an exam and begins it without the server, and to what few exams need: one file, fetched then. */
export { deleteOldSheets } from './delete-old-sheets.ts';
export { fetchKits } from './fetch-kits.ts';
export { goOnInNewStream } from './fork-stream.ts';
export { readReadiness } from './read-readiness.ts';
export { startOffline } from './start-offline.ts';
export { tellStart } from './tell-start.ts';
export { tellSuratOf } from './tell-surat.ts';
