import { expect, test } from '@playwright/test';
import { keptPages, serveKeptPage } from '../fixtures/kept-page.ts';
import {
  answer,
  begin,
  finish,
  isReleased,
  login,
  next,
  numberOf,
  shownAnswers,
} from '../fixtures/participant.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();

const attemptOf = (nomor: string) => readAttempts(server.dataDir).find((attempt) => attempt.nomor === nomor);

for (const [index, name] of keptPages().entries()) {
  test(`P12: the page ${name} sits a whole exam through an outage of the present server`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await serveKeptPage(context, server.url, name);
    const page = await context.newPage();
    const nomor = numberOf(2 * index + 1);
    await login(page, server.url, nomor);
    await begin(page);
    await answer(page, 1);
    await next(page);
    await server.kill();
    await answer(page, 2);
    await next(page);
    await server.start();
    await answer(page, 3);
    const shown = await shownAnswers(page);
    await finish(page);
    await isReleased(page);
    expect(attemptOf(nomor)).toMatchObject({ status: 'selesai', beda_layar: false, letters: shown });
    await context.close();
  });

  test(`P12: what the page ${name} left unsent, the present page sends`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const leave = await serveKeptPage(context, server.url, name);
    const page = await context.newPage();
    const nomor = numberOf(2 * index + 2);
    await login(page, server.url, nomor);
    await begin(page);
    await answer(page, 4);
    await server.kill();
    await next(page);
    await answer(page, 0);
    const shown = await shownAnswers(page);
    await page.goto('about:blank');
    await server.start();
    await leave();
    await page.goto(server.url);
    await expect.poll(() => attemptOf(nomor)?.letters).toEqual(shown);
    await context.close();
  });
}
