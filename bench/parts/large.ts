import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startToAnswer } from '../measure/start-to-answer.ts';
import type { Part } from '../part.ts';
import { beginDevices } from '../school/bench-school.ts';
import { growDatabase } from '../school/grow-database.ts';

/** Its tables' text; pages and indexes make it about 450 MB. */
const megabytes = 490;
const rounds = 3;

/** A start on the database of a school of many years, in the midst of an exam. */
export const large: Part = {
  name: 'large',
  needs: () => ({ participants: 1, fill: (dataDir) => growDatabase(dataDir, megabytes) }),
  async *rows(_run, school) {
    const { server } = school;
    const [client] = await beginDevices(school, 0, 1);
    if (!client) return;
    const size = statSync(join(server.dataDir, 'spmb.sqlite')).size / 1e6;
    yield { name: 'size of the database', unit: 'MB', limit: { least: 450 }, measured: [size] };
    const ends = { 'an orderly end': () => server.stop(), 'a kill': () => server.kill() };
    for (const [name, end] of Object.entries(ends)) {
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await end();
        seconds.push(await startToAnswer(server, client.log));
      }
      yield {
        name: `start until the first answer is stored, after ${name}`,
        unit: 's',
        limit: { most: 1 },
        measured: seconds,
      };
    }
  },
};
