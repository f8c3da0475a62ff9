/** The door to what begins an exam without the server: one file, fetched when sheets are prepared. */
export { fetchKits } from './fetch-kits.ts';
export { startOffline } from './start-offline.ts';
export { tellStart } from './tell-start.ts';
