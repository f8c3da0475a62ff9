/** The door to what begins an exam without the server, and to what few exams need: one file, fetched when sheets are prepared. */
export { fetchKits } from './fetch-kits.ts';
export { goOnInNewStream } from './fork-stream.ts';
export { startOffline } from './start-offline.ts';
export { tellStart } from './tell-start.ts';
