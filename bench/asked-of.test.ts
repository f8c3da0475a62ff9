import { expect, test } from 'vitest';
import { allParts } from './all-parts.ts';
import { askedOf } from './asked-of.ts';

const namesOf = (...args: string[]) => askedOf(args).parts.map(({ name }) => name);

test('every part has a name of its own', () => {
  expect(new Set(allParts.map(({ name }) => name)).size).toBe(allParts.length);
});

test('parts run in their order; a name that no part has is refused with those there are', () => {
  expect(namesOf()).toEqual(allParts.map(({ name }) => name));
  expect(namesOf('--only', 'live,connected')).toEqual(['connected', 'live']);
  expect(() => namesOf('--only', 'live,lives')).toThrow(/no part is called lives; there are answers, .*live/);
});

test('only a whole run is kept', () => {
  expect(askedOf(['--keep', 'quiet'])).toMatchObject({ keep: 'quiet', seconds: 10, participants: 2_000 });
  expect(() => askedOf(['--keep', 'quiet', '--only', 'live'])).toThrow('only a whole run is kept');
});

test('a comparison with another checkout runs alone', () => {
  expect(namesOf('--beside', '../other')).toEqual(['turns']);
  for (const besides of [
    ['--only', 'live'],
    ['--keep', 'quiet'],
  ])
    expect(() => askedOf(['--beside', '../other', ...besides])).toThrow('leave out --only and --keep');
});

test('lengths are numbers above 0', () => {
  expect(askedOf(['--seconds', '0.5', '--participants', '240'])).toMatchObject({ seconds: 0.5 });
  for (const wrong of ['0', '-1', 'ten', '', 'Infinity'])
    expect(() => askedOf([`--seconds=${wrong}`])).toThrow('--seconds takes a number above 0');
});
