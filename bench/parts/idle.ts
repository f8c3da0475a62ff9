import { measureIdle, type Idle } from '../measure/measure-idle.ts';
import type { Part } from '../part.ts';

const rounds = 3;

/** A server that starts, and does nothing. */
export const idle: Part = {
  name: 'idle',
  needs: () => ({ participants: 1 }),
  async *rows(_run, { server }) {
    await server.stop();
    const found: Idle[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measureIdle(server));
    const measured = (figure: (of: Idle) => number) => ({ measured: found.map(figure) });
    yield {
      name: 'start until the first answer',
      unit: 's',
      limit: { most: 1 },
      ...measured(({ startMs }) => startMs / 1000),
    };
    yield { name: '… CPU of it', unit: 's', ...measured(({ cpuMs }) => cpuMs / 1000) };
    yield { name: 'idle memory', unit: 'MB', limit: { most: 120 }, ...measured(({ rssMb }) => rssMb) };
  },
};
