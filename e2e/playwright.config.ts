import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';

// Looked up once: the workers read this file again, with the answer in their environment.
const executablePath = (process.env['SPMB_CHROMIUM'] ??= await findChromium());

const backOffice = ['**/back-office/**', '**/situs/**'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './fixtures/seed-school.ts',
  outputDir: '../test-results',
  // One test of the exam drives up to a dozen browsers and its own server: only the back office's, mostly one browser
  // that waits, runs beside it, and then two of those.
  workers: 2,
  projects: [
    { name: 'exam', testIgnore: backOffice, workers: 1 },
    { name: 'back-office', testMatch: backOffice },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // A school's oldest machine may take its time; what is asserted is that it happens.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // No trace: recording one slows every test down.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
