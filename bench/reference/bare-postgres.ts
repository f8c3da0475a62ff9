import pg from 'pg';

/** Stores rows in one statement, and so in one commit, that is on the disk when it resolves. */
export async function openBarePostgres(url: string): Promise<(rows: readonly string[]) => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table operasi (seq bigserial primary key, teks text not null)');
  return async (rows) => {
    await client.query({
      name: 'store',
      text: 'insert into operasi (teks) select unnest($1::text[])',
      values: [rows],
    });
  };
}
