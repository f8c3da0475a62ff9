import { expect, test } from 'vitest';
import { readEventStream } from './read-event-stream.ts';

/** What is read of a body that arrives in these pieces. */
async function read(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return Array.fromAsync(readEventStream(body));
}

test('events are read whole, wherever the network cuts them', async () => {
  const events = [
    { event: 'snapshot', data: '{"a":1}' },
    { event: 'message', data: 'satu\ndua' },
  ];
  const text = 'event: snapshot\ndata: {"a":1}\n\ndata: satu\ndata: dua\n\n';
  for (let at = 0; at <= text.length; at++)
    expect(await read(text.slice(0, at), text.slice(at))).toEqual(events);
});

test('a comment is a sign of life without a name', async () => {
  expect(await read(': hidup\n\n')).toEqual([{ event: '', data: '' }]);
});

test('an event that the connection cuts off is none', async () => {
  expect(await read('event: changes\ndata: {"a"')).toEqual([]);
});
