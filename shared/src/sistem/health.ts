/**
 * The disk of the server's data folder. `cadangan` is the room that is kept for a full disk: `utuh` it is there, or soon
 * will be; `dipakai` the disk was full and lives on it; `habis` nothing can be stored any more.
 */
export interface RuangDisk {
  bebas_mb: number;
  cadangan: 'utuh' | 'dipakai' | 'habis';
}

/** What the server says of itself to everybody (api/health). */
export interface Health {
  status: true;
  version: string;
  database: 'sqlite' | 'postgres';
  disk: RuangDisk;
}
