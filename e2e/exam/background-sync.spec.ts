import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { answer, begin, login, next, numberOf, shownAnswers } from '../fixtures/participant.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();

/** Letters that the server holds, by question number. */
const storedLetters = () =>
  readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(1))?.letters ?? [];

/** The service worker's registration for the school's address, as the browser numbers it. */
async function findRegistration(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}

/** Keeps in the page which deliveries the browser is asked for; it may carry one out before anybody can look. */
const noteAsked = async () => {
  const asked: string[] = [];
  Object.assign(window, { asked });
  const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
    sync: { register(tag: string): Promise<void> };
  };
  const register = sync.register.bind(sync);
  sync.register = (tag) => {
    asked.push(tag);
    return register(tag);
  };
};

/** What the browser does when somebody leaves the page. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('S16: answers that a closed browser tab left unsent go out when the network is back, without it', async ({
  page,
  context,
}) => {
  await login(page, server.url, numberOf(1));
  await begin(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await server.kill();
  for (const place of [2, 0, 4]) {
    await answer(page, place);
    await next(page);
  }
  const [shown, sheetUrl] = [await shownAnswers(page), page.url()];
  await page.evaluate(noteAsked);
  await hide(page);
  await expect.poll(() => page.evaluate('asked')).toEqual(['kirim-jawaban']);
  const bare = await context.newPage();
  const devtools = await context.newCDPSession(bare);
  const registrationId = await findRegistration(devtools);
  await page.close();
  expect(storedLetters().filter(Boolean)).toEqual([]);

  await server.start();
  const sync = { origin: server.url, registrationId, tag: 'kirim-jawaban', lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', sync);
  await expect.poll(storedLetters).toEqual(shown);
  // The application learns from the server what has arrived, and its answers are as they were.
  await bare.goto(sheetUrl);
  await expect(bare.getByText(/semua jawaban sudah di server/)).toBeVisible();
  expect(await shownAnswers(bare)).toEqual(shown);
});
