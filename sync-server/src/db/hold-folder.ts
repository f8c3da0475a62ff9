import Database from 'better-sqlite3';
import { join } from 'node:path';
import { errorCode } from '../server/log/error-code.ts';
import { OtherProcess } from './other-process.ts';

/** A process that is just ending has let go by then. */
const patienceMs = 3_000;

/**
 * Keeps every other server process out of a data folder, by a lock of the operating system that is gone with this
 * process, however it ends. Answers how to let go. Throws OtherProcess where another one holds the folder.
 */
export function holdFolder(dataDir: string): () => void {
  const connection = new Database(join(dataDir, 'kunci-proses.sqlite'), { timeout: patienceMs });
  try {
    // Nothing is ever written to it: on a full disk it is held as well.
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (errorCode(error) !== 'SQLITE_BUSY') throw error;
    throw new OtherProcess(
      `SIM-SPMB sudah berjalan dengan folder data ini (${dataDir}), jadi tidak dijalankan sekali lagi. Pakai yang sudah berjalan, atau tutup dahulu yang itu. Bila tidak terlihat di mana, nyalakan ulang komputer server.`,
    );
  }
  return () => {
    connection.close();
  };
}
