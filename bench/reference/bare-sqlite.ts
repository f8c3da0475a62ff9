import Database from 'better-sqlite3';

/** Stores rows in one commit that is on the disk when it returns. */
export function openBareSqlite(file: string): (rows: readonly string[]) => void {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table operasi (seq integer primary key, teks text not null)');
  const insert = database.prepare('insert into operasi (teks) values (?)');
  return database.transaction((rows: readonly string[]) => {
    for (const teks of rows) insert.run(teks);
  }).immediate;
}
