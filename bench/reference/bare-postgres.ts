import pg from 'pg';
import type { BareRow } from './bare-row.ts';

/** Stores rows in one statement, and so in one commit, that is on the disk when it resolves; `isKeyed`: each once. */
export async function openBarePostgres(
  url: string,
  isKeyed: boolean,
): Promise<(rows: readonly BareRow[]) => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  const key = isKeyed ? ', primary key (aliran, seq)' : '';
  await client.query(
    `create table operasi (aliran text not null, seq integer not null, teks text not null${key})`,
  );
  return async (rows) => {
    await client.query({
      name: 'store',
      text: `insert into operasi select * from unnest($1::text[], $2::integer[], $3::text[]) on conflict do nothing`,
      values: [rows.map(({ aliran }) => aliran), rows.map(({ seq }) => seq), rows.map(({ teks }) => teks)],
    });
  };
}
