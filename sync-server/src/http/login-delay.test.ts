import { describe, expect, test } from 'vitest';
import { LoginDelay } from './login-delay.ts';

const fail = (delay: LoginDelay, times: number, nowMs = 0, perangkat = 'PC-01') => {
  for (let i = 0; i < times; i++) delay.failed('P-1', perangkat, '10.0.0.9', nowMs);
};

describe('D-RULE-23, N59: failed logins', () => {
  test.each([
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [8, 8_000],
    [30, 60_000],
  ])('after %i of one account on one device it waits %i ms', (times, waitMs) => {
    const delay = new LoginDelay();
    fail(delay, times);
    expect(delay.waitMs('P-1', 'PC-01', 0)).toBe(waitMs);
    expect(delay.waitMs('P-1', 'PC-01', waitMs)).toBe(0);
    expect(delay.waitMs('P-1', 'PC-02', 0)).toBe(0);
    expect(delay.waitMs('P-2', 'PC-01', 0)).toBe(0);
  });

  test.each([
    [19, 0],
    [20, 1_000],
    [22, 4_000],
  ])(
    'after %i of one account at one address, each on a device of another name, it waits %i ms there',
    (times, waitMs) => {
      const delay = new LoginDelay();
      for (let i = 0; i < times; i++) delay.failed('P-1', `PC-${i}`, '10.0.0.9', 0);
      expect(delay.waitAtAddressMs('P-1', '10.0.0.9', 0)).toBe(waitMs);
      expect(delay.waitAtAddressMs('P-1', '10.0.0.8', 0)).toBe(0);
      expect(delay.waitAtAddressMs('P-2', '10.0.0.9', 0)).toBe(0);
      delay.clear('P-1');
      expect(delay.waitAtAddressMs('P-1', '10.0.0.9', 0)).toBe(0);
    },
  );

  test('a quarter of an hour of peace forgives them', () => {
    const delay = new LoginDelay();
    fail(delay, 30);
    fail(delay, 1, 15 * 60_000 + 1);
    expect(delay.waitMs('P-1', 'PC-01', 15 * 60_000 + 1)).toBe(0);
  });

  test('a right password forgives them on every device, and nobody else’s', () => {
    const delay = new LoginDelay();
    fail(delay, 6, 0, 'PC-01');
    fail(delay, 6, 0, 'PC-02');
    for (let i = 0; i < 6; i++) delay.failed('P-10', 'PC-01', '10.0.0.9', 0);
    delay.clear('P-1');
    expect([delay.waitMs('P-1', 'PC-01', 0), delay.waitMs('P-1', 'PC-02', 0)]).toEqual([0, 0]);
    expect(delay.waitMs('P-10', 'PC-01', 0)).toBe(2_000);
  });

  test('every spelling of a number shares one count, and one of them forgives all', () => {
    const delay = new LoginDelay();
    for (const nomor of ['P-1', 'p-1', ' P - 1', 'p-1\t', 'P-1']) delay.failed(nomor, 'PC-01', '10.0.0.9', 0);
    expect([delay.waitMs('p-1', 'PC-01', 0), delay.waitMs('P -1', 'PC-01', 0)]).toEqual([1_000, 1_000]);
    delay.clear('P-1');
    expect([delay.waitMs('p-1', 'PC-01', 0), delay.waitMs('P -1', 'PC-01', 0)]).toEqual([0, 0]);
  });

  test('an address is slowed by a second only above a ceiling that no room reaches, for a minute', () => {
    const delay = new LoginDelay();
    for (let i = 0; i < 300; i++) delay.failed(`P-${i}`, 'PC', '10.0.0.9', 0);
    expect(delay.addressSlowMs('10.0.0.9', 0)).toBe(0);
    delay.failed('P-300', 'PC', '10.0.0.9', 0);
    expect(delay.addressSlowMs('10.0.0.9', 0)).toBe(1_000);
    expect(delay.addressSlowMs('10.0.0.8', 0)).toBe(0);
    expect(delay.addressSlowMs('10.0.0.9', 60_000)).toBe(0);
  });
});
