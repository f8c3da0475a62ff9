import { measurePhone, type PhoneMeasured } from '../measure/measure-phone.ts';
import type { Part } from '../part.ts';

const rounds = 5;

/** A participant on a cheap phone, whose taps follow each other without a pause. */
export const phone: Part = {
  name: 'phone',
  needs: () => ({ participants: 2 * rounds }),
  async *rows(_run, school) {
    const found: PhoneMeasured[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measurePhone(school, 2 * round));
    const row = (name: string, most: number | undefined, measured: number[], bare?: number[]) => ({
      name,
      unit: 'ms',
      measured,
      ...(most === undefined ? {} : { limit: { most } }),
      ...(bare && { reference: { name: 'bare page', measured: bare } }),
    });
    const each = (of: (one: PhoneMeasured) => number) => found.map(of);
    yield row(
      'a phone, 1.5 Mbit/s, processor 6 times as slow: address to the login form',
      undefined,
      each(({ loginMs }) => loginMs),
    );
    yield row(
      '… to the exam that lies ready',
      undefined,
      each(({ readyMs }) => readyMs),
    );
    yield row(
      '… to the first question',
      8_000,
      each(({ coldMs }) => coldMs),
    );
    yield row(
      'start of an exam that lies ready',
      1_000,
      each(({ preparedMs }) => preparedMs),
    );
    yield row(
      'tap until the answer is on the disk',
      50,
      found.flatMap(({ diskMs }) => diskMs),
      found.flatMap(({ bare }) => bare.diskMs),
    );
    yield row(
      '… until the screen says so',
      100,
      found.flatMap(({ saidMs }) => saidMs),
      found.flatMap(({ bare }) => bare.saidMs),
    );
    yield row(
      'tap until the next question stands',
      150,
      found.flatMap(({ nextMs }) => nextMs),
    );
    yield row(
      'reload without network until the question stands',
      1_000,
      each(({ reloadMs }) => reloadMs),
      each(({ bare }) => bare.reloadMs),
    );
    yield row(
      '… the next one',
      1_000,
      each(({ againMs }) => againMs),
      each(({ bare }) => bare.againMs),
    );
  },
};
