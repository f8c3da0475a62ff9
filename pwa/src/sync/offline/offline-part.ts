/** The door to what prepares an exam and begins it without the server, and to what few exams need: one file, fetched then. */
export { deleteOldPaket } from '../paket/delete-old-paket.ts';
export { fetchKits } from '../paket/fetch-kits.ts';
export { goOnInNewStream } from '../register/fork-stream.ts';
export { readReadiness } from '../paket/read-readiness.ts';
export { startOffline } from './start-offline.ts';
export { tellStart } from './tell-start.ts';
export { tellSuratOf } from './tell-surat.ts';
