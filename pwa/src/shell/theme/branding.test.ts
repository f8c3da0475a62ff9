// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { createInfoStore } from './app-info.ts';
import { wearBranding } from './branding.ts';

const own = `${location.origin}/icon.svg`;
const icon = () => {
  const link = document.querySelector('link[rel=icon]');
  return [link?.getAttribute('href'), link?.getAttribute('type')];
};

beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" href="${own}" type="image/svg+xml" />`;
});

test('S1-GEN-05: the tab wears the school’s logo at once, and the product’s own sign again when the logo is taken off', async () => {
  const answer = { apps_logo: '/api/media/logo-1' };
  const storage = openSafeStorage(() => localStorage);
  const info = createInfoStore({ call: () => Promise.resolve({ ...answer } as never) }, storage);
  wearBranding(info, storage);
  expect(icon()).toEqual([own, 'image/svg+xml']);
  await info.refresh();
  // Named as SVG, a photo would not be drawn.
  expect(icon()).toEqual(['/api/media/logo-1', '']);
  answer.apps_logo = '';
  await info.refresh();
  expect(icon()).toEqual([own, 'image/svg+xml']);
});
