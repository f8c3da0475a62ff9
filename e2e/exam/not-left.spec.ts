import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { SchoolServer } from '../fixtures/school-server.ts';
import { answer, begin, finish, isReleased, login, numberOf } from '../fixtures/participant.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

/** Names of the events that the server has of the open attempt. */
function eventsOf(dataDir: string): string[] {
  const database = new Database(join(dataDir, 'spmb.sqlite'), { readonly: true });
  try {
    const told = database
      .prepare("select o.teks from operasi o join ujian u on u.id = o.ujian_id where u.status = 'selesai'")
      .pluck()
      .all() as string[];
    return told.flatMap((teks) => (JSON.parse(teks) as { nama?: string }).nama ?? []);
  } finally {
    database.close();
  }
}

test('D-RULE-40: who finishes is not told to have left his sheet, though the closing page is one that comes late', async ({
  page,
}) => {
  await login(page, server.url, numberOf(1));
  await begin(page);
  await answer(page, 1);
  await finish(page);
  await isReleased(page);
  expect(eventsOf(server.dataDir)).toEqual([]);
});
