import Database from 'better-sqlite3';
import type { BareRow } from './bare-row.ts';

/** Stores rows in one commit that is on the disk when it returns; `isKeyed`: each once, however often it comes. */
export function openBareSqlite(file: string, isKeyed: boolean): (rows: readonly BareRow[]) => void {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  // As the server has them: what they bring is not its own work.
  database.pragma('cache_size = -16000');
  database.pragma('wal_autocheckpoint = 4000');
  const key = isKeyed ? ', primary key (aliran, seq)' : '';
  database.exec(
    `create table operasi (aliran text not null, seq integer not null, teks text not null${key})`,
  );
  const insert = database.prepare('insert into operasi values (?, ?, ?) on conflict do nothing');
  return database.transaction((rows: readonly BareRow[]) => {
    for (const { aliran, seq, teks } of rows) insert.run(aliran, seq, teks);
  }).immediate;
}
