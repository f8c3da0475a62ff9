import { letters } from '@spmb/shared/sync/stream/letter.ts';
import fc from 'fast-check';
import type { Device, World } from './world.ts';

/** A step of a story. Numbers choose among what is there, so that a story can be made shorter and still be told. */
export interface Step {
  name: string;
  run(world: World): Promise<void> | void;
}

const choose = <T>(items: readonly T[], number: number): T => items[number % items.length] as T;
const step = (name: string, run: Step['run']): Step => ({ name, run });
const any = fc.nat(1_000);

/** A step of the newest device four times in five: that is where participants work. */
const withDevice = (
  act: (world: World, device: Device, number: number) => Promise<void> | void,
  name: string,
) =>
  fc.tuple(any, any).map(([who, number]) =>
    step(`${name}(${who}, ${number})`, (world) => {
      const device = who % 5 > 0 ? world.devices.at(-1) : choose(world.devices, who);
      if (device) return act(world, device, number);
    }),
  );

const answer = withDevice((world, device, number) => {
  const butir = choose(device.wire.start.urutan, number);
  world.act(device, { jenis: 'jawaban', butir, pilihan: choose([...letters, null], Math.floor(number / 7)) });
}, 'answer');

const doubt = withDevice((world, device, number) => {
  world.act(device, {
    jenis: 'ragu',
    butir: choose(device.wire.start.urutan, number),
    ragu: number % 2 === 0,
  });
}, 'doubt');

const finish = withDevice((world, device, number) => {
  const sebab = number % 2 === 0 ? 'sendiri' : 'waktu_habis';
  world.act(device, { jenis: 'selesai', sebab, layar: '', boleh_ms: device.bolehKnown });
}, 'finish');

// Now and then from anywhere: overlaps what is stored, or leaves a hole.
const send = withDevice((world, device, number) => {
  if (number % 4 > 0) world.send(device);
  else world.send(device, 1 + (number % (device.acts.length + 1)));
}, 'send');
const sendAndHear = withDevice((world, device) => world.beat(device), 'send and hear');

const deliver = fc
  .record({ number: any, lost: fc.boolean(), again: fc.boolean() })
  .map(({ number, lost, again }) =>
    step(
      `deliver(${number}${lost ? ', answer lost' : ''}${again ? ', and again later' : ''})`,
      async (world) => {
        if (world.network.length === 0) return;
        const at = number % world.network.length;
        const request = choose(world.network, number);
        if (!again) world.network.splice(at, 1);
        await world.deliver(request, lost);
      },
    ),
  );

const drop = any.map((number) =>
  step(`drop(${number})`, (world) => void world.network.splice(number % (world.network.length + 1), 1)),
);

const crashClient = withDevice((_, device) => {
  // The disk keeps the stream; what only memory knew is gone.
  Object.assign(device.wire, { ack: 0, versi: 0 });
  device.life++;
}, 'crash client');

const crashServer = fc.constant(step('crash server', (world) => world.t.restart()));
const advance = fc
  .integer({ min: 1, max: 12 * 60_000 })
  .map((ms) => step(`advance(${ms})`, (world) => world.advance(ms)));
const closeTab = fc
  .tuple(any, fc.integer({ min: 1, max: 40 * 60_000 }))
  .map(([who, ms]) =>
    step(`close tab(${who}, ${ms})`, (world) => world.advance(ms, choose(world.devices, who))),
  );
const setWall = fc.integer({ min: -86_400_000, max: 86_400_000 }).map((ms) =>
  step(`wall clock(${ms})`, ({ devices }) => {
    const wire = devices.at(-1)?.wire;
    if (wire) wire.wallOffMs += ms;
  }),
);
/** After the last moment no other device gets in. */
const isRunning = ({ attempt, closed, now }: World) =>
  !closed && attempt.status === 'mengerjakan' && now < attempt.last;
const move = fc.constant(step('move', (world) => (isRunning(world) ? world.move() : undefined)));
const reset = fc.constant(
  step('reset', (world) => (!world.closed && world.isSessionOpen ? world.reset() : undefined)),
);
const grant = fc
  .record({ id: fc.constantFrom('g1', 'g2', 'g3'), menit: fc.integer({ min: 1, max: 30 }) })
  .map(({ id, menit }) => step(`grant(${id}, ${menit})`, (world) => world.grant(id, menit)));
const endSession = fc.constant(
  step('end session', (world) => (world.closed ? undefined : world.endSession())),
);
const close = fc.constant(step('close', (world) => (world.closed ? undefined : world.close())));

/** Stories of one participant's exam. */
export const stories = fc.array(
  fc.oneof(
    { arbitrary: answer, weight: 12 },
    { arbitrary: doubt, weight: 3 },
    { arbitrary: finish, weight: 2 },
    { arbitrary: send, weight: 5 },
    { arbitrary: sendAndHear, weight: 4 },
    { arbitrary: deliver, weight: 8 },
    { arbitrary: drop, weight: 2 },
    { arbitrary: crashClient, weight: 2 },
    { arbitrary: crashServer, weight: 1 },
    { arbitrary: advance, weight: 4 },
    { arbitrary: closeTab, weight: 3 },
    { arbitrary: setWall, weight: 1 },
    { arbitrary: move, weight: 2 },
    { arbitrary: reset, weight: 1 },
    { arbitrary: grant, weight: 3 },
    { arbitrary: endSession, weight: 1 },
    { arbitrary: close, weight: 1 },
  ),
  { maxLength: 60, size: 'max' },
);
