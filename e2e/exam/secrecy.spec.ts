import { expect, test, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { answer, begin, finish, isReleased, login, next, numberOf } from '../fixtures/participant.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();

/** Words of the exam's questions and options, as plain text that no markup or escaping parts. */
function readMarkers(): string[] {
  const database = new Database(join(server.dataDir, 'spmb.sqlite'), { readonly: true });
  const rows = database
    .prepare(
      `select s.soal from soal s join jadwal_ujian j on j.master_soal_id_1 = s.master_soal_id
       where j.name = 'Tes Matematika'`,
    )
    .all() as { soal: string }[];
  database.close();
  return rows.flatMap(
    ({ soal }) => /[a-z][a-z ,]{18,40}[a-z]/i.exec(soal.replaceAll(/<[^>]+>/g, '\n'))?.[0] ?? [],
  );
}

/** Everything that this origin keeps on the device, as text: databases, caches and storages. */
const readDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('the database cannot be read', { cause: request.error }));
      });
    const asText = (_: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
        texts.push(`${store} ${JSON.stringify(rows, asText)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(await (await cache.match(request))!.text());
    }
    return texts;
  });

test('P7, S17: no question stands in any answer, cache or database before, during or after the exam, and no key ever', async ({
  page,
}) => {
  const markers = readMarkers();
  expect(markers.length).toBeGreaterThan(20);
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // A stream of events has no end: what it begins with is read at every door of the server.
    if (response.headers()['content-type']?.startsWith('text/event-stream') === true) return;
    bodies.push(response.text().catch(() => ''));
  });
  const findTold = (texts: string[]) => markers.filter((words) => texts.some((text) => text.includes(words)));
  const expectSecret = async () => {
    const device = await readDevice(page);
    expect(device.join().length).toBeGreaterThan(10_000);
    const told = await Promise.all(bodies);
    expect(findTold([...device, ...told])).toEqual([]);
    expect(told.filter((text) => /kunci_jawaban|"benar"|"nilai":\s*\d/.test(text))).toEqual([]);
  };

  await login(page, server.url, numberOf(1));
  await expect(page.getByLabel('Tes Matematika').getByText('Soal siap di perangkat ini')).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expectSecret();

  await begin(page);
  const shown: string[] = [];
  for (let place = 0; place < 4; place++) {
    shown.push((await page.locator('.question').textContent()) ?? '');
    await answer(page, place);
    await next(page);
  }
  await expectSecret();
  // The search would find them: they stand on the screen.
  expect(findTold(shown)).not.toEqual([]);

  await finish(page);
  await isReleased(page);
  await expectSecret();
  const [held] = (await readDevice(page)).filter((text) => text.startsWith('ujian '));
  expect(held).toContain('"kunci":null');
});
