import { expect, test } from 'vitest';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { createDeviceProofs } from './device-proofs.ts';

const memory = () =>
  openSafeStorage(() => {
    throw new Error('memory only');
  });

test('a proof is found by every name of its account, however it is typed; a later one takes its place', () => {
  const proofs = createDeviceProofs(memory());
  proofs.keep(['P-1', '0087654321'], 'lama');
  proofs.keep(['P-2'], 'lain');
  proofs.keep(['P-1'], 'baru');
  expect([proofs.find(' p - 1'), proofs.find('p-2'), proofs.find('0087654321')]).toEqual([
    'baru',
    'lain',
    undefined,
  ]);
});

test('a shared computer keeps the newest eighty', () => {
  const proofs = createDeviceProofs(memory());
  for (let i = 0; i < 100; i++) proofs.keep([`P-${i}`], `bukti-${i}`);
  expect([proofs.find('P-19'), proofs.find('P-20'), proofs.find('P-99')]).toEqual([
    undefined,
    'bukti-20',
    'bukti-99',
  ]);
});

test.each(['{', '7', '[null, 7, {"nama": 1}]', 'null'])('what stands there as %j harms nothing', (text) => {
  const storage = memory();
  storage.setItem('spmb-bukti', text);
  const proofs = createDeviceProofs(storage);
  expect(proofs.find('P-1')).toBeUndefined();
  proofs.keep(['P-1'], 'baru');
  expect(proofs.find('P-1')).toBe('baru');
});

test('a storage that is full costs no login', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => createDeviceProofs(full).keep(['P-1'], 'baru')).not.toThrow();
});
