import type { BenchSchool } from '../school/bench-school.ts';
import { watch } from './measure-connected.ts';

/** Nothing more comes of a list that has come whole, where nobody does anything. */
const restMs = 1_000;

/** Bytes of the live list that a browser is sent when it opens it: packed, as every browser takes it. */
export function measureLiveList(school: BenchSchool): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let rest: NodeJS.Timeout | undefined;
    const opened = watch(
      school,
      (count) => {
        bytes += count;
        clearTimeout(rest);
        rest = setTimeout(() => {
          void opened.then((screen) => screen.destroy());
          resolve(bytes);
        }, restMs);
      },
      { 'accept-encoding': 'gzip' },
    );
    opened.catch(reject);
  });
}
