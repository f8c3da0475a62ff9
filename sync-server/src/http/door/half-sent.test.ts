import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { cutAfterMs } from './gate.ts';

const t = perTest(buildTestApp);
const addressOf = (path: string) => path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x');

/** Asks every route that hears a body, and sends the first letter of it. Resolves when each is inside, or was answered. */
async function sendHalves(port: number): Promise<Socket[]> {
  const asked = t.routes.filter(({ method }) => method !== 'GET');
  const entered = vi.spyOn(t.context.gate, 'enter');
  const sockets = [];
  for (const { method, path } of asked) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const heads = ['host: 127.0.0.1', 'content-type: application/json', 'content-length: 100'];
    socket.write(`${method} ${addressOf(path)} HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n{`);
    sockets.push(socket);
  }
  await vi.waitFor(() => expect(entered).toHaveBeenCalledTimes(asked.length));
  return sockets;
}

test('D-RULE-70: who sends half of a call keeps nobody from having the server for himself, and is no fault of the database', async () => {
  const server = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const errors = vi.spyOn(t.context.log, 'error');
  const left = vi.spyOn(t.context.gate, 'leave');
  const sockets = await sendHalves((server.address() as AddressInfo).port);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const alone = t.context.gate.pass(() => t.context.gate.shut('Data sedang dipulihkan.'));
  const before = left.mock.calls.length;
  expect(sockets.length).toBeGreaterThan(before);
  vi.advanceTimersByTime(cutAfterMs);
  vi.useRealTimers();
  expect(await alone).toBe(true);
  expect(errors).not.toHaveBeenCalled();
  for (const socket of sockets) socket.destroy();
  server.close();
});
