import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';

// Looked up once: the workers read this file again, with the answer in their environment.
const executablePath = (process.env['SPMB_CHROMIUM'] ??= await findChromium());

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // One test drives up to a dozen browsers and its own server: they do not share two cores with another test.
  workers: 1,
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
    trace: 'retain-on-failure',
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
