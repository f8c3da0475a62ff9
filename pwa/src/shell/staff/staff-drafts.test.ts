// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts, openDrafts } from './staff-drafts.ts';

let account = 'ani';
const drafts = () => openDrafts(() => account);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  account = 'ani';
});

test('what is kept outlives the page, form by form', () => {
  drafts().keep('/api/ruang/baru', { name: 'Lab 3' });
  drafts().keep('/api/ruang/a', { kapasitas: 36 });
  expect(drafts().read('/api/ruang/baru')).toEqual({ name: 'Lab 3' });
  drafts().keep('/api/ruang/baru', undefined);
  expect(drafts().read('/api/ruang/baru')).toBeUndefined();
  expect(drafts().read('/api/ruang/a')).toEqual({ kapasitas: 36 });
});

test('another account never reads it, and what it keeps takes its place', () => {
  drafts().keep('/api/user/baru', { username: 'Bu Sri' });
  account = 'budi';
  expect(drafts().read('/api/user/baru')).toBeUndefined();
  drafts().keep('/api/ruang/baru', { name: 'Lab 3' });
  expect(localStorage.getItem('spmb-isian')).not.toContain('Bu Sri');
});

test('signing out removes all of it', () => {
  drafts().keep('/api/user/baru', { username: 'Bu Sri' });
  forgetDrafts();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Bu Sri');
});

test('a browser without storage, and one that is damaged, cost nothing but the draft', () => {
  localStorage.setItem('spmb-isian', '{');
  expect(drafts().read('x')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  const kept = drafts();
  kept.keep('x', { a: 1 });
  expect(kept.read('x')).toEqual({ a: 1 });
});
