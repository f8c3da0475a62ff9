import { driveLanes, type Driven, type Lane, type Target } from './drive-lanes.ts';

/** Something that is driven; `lanes` makes requests ahead, so many for each connection. */
export interface Side extends Target {
  lanes(count: number): Lane[];
}

/** Participants' devices that ask at once, each on a connection of its own. */
export const connections = 100;
/** Whichever ends first; requests of each connection. */
const warmUp = { ms: 5_000, requests: 500 };

/**
 * Drives sides in turns, so that whatever else the machine does meets all: `ms` each, in rounds, after a warm-up. Who was last in
 * a round is first in the next.
 */
export async function alternate<Name extends string>(
  sides: Record<Name, Side>,
  ms: number,
  rounds = 3,
): Promise<Record<Name, Driven[]>> {
  const names = Object.keys(sides) as Name[];
  const driven = Object.fromEntries(names.map((name) => [name, [] as Driven[]])) as Record<Name, Driven[]>;
  const speed = new Map<Name, number>();
  for (const name of names) {
    const side = sides[name];
    speed.set(name, (await driveLanes(side, side.lanes(warmUp.requests), warmUp.ms)).perSecond);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      // Twice what was needed in the warm-up: a server gets faster.
      const count = Math.ceil((2 * (speed.get(name) ?? 0) * ms) / rounds / 1000 / connections);
      driven[name].push(await driveLanes(sides[name], sides[name].lanes(count), ms / rounds));
    }
  return driven;
}
