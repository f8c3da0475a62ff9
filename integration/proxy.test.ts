import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startProxy, portalPage, type Proxy } from './proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';

let target: Server;
let proxy: Proxy;
let seen: string[];

beforeEach(async () => {
  const here: string[] = [];
  seen = here;
  target = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      here.push(Buffer.concat(chunks).toString());
      target.emit('received');
      answer.end(`echo ${here.at(-1)}`);
    });
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  proxy = await startProxy((target.address() as AddressInfo).port, new SeededRandom(1));
});
afterEach(async () => {
  await proxy.close();
  target.closeAllConnections();
  await new Promise((resolve) => target.close(resolve));
});

const post = async (body: string, path = '/') => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`, { method: 'POST', body });
  return answer.text();
};

describe('the bad network', () => {
  test('without faults a request arrives once and is answered', async () => {
    expect(await post('halo')).toBe('echo halo');
    expect(seen).toEqual(['halo']);
  });

  test('a dropped request never reaches the server', async () => {
    proxy.set({ dropRequest: 1 });
    await expect(post('halo')).rejects.toThrow();
    expect(seen).toEqual([]);
  });

  test('of a lost response the server has acted', async () => {
    proxy.set({ loseResponse: 1 });
    await expect(post('halo')).rejects.toThrow();
    expect(seen).toEqual(['halo']);
  });

  test('a duplicated request reaches the server twice and is answered once', async () => {
    const twice = new Promise<void>((resolve) => {
      target.on('received', () => {
        if (seen.length === 2) resolve();
      });
    });
    proxy.set({ duplicate: 1 });
    expect(await post('halo')).toBe('echo halo');
    await twice;
    expect(proxy.counts.duplicated).toBe(1);
  });

  test('a captive portal answers HTML in the name of the server', async () => {
    proxy.set({ portal: true });
    expect(await post('halo')).toBe(portalPage);
    expect(seen).toEqual([]);
  });

  test('offline refuses, and online again works', async () => {
    proxy.set({ offline: true });
    await expect(post('halo')).rejects.toThrow();
    proxy.set({ offline: false });
    expect(await post('lagi')).toBe('echo lagi');
  });

  test('only the named paths are touched', async () => {
    proxy.set({ dropRequest: 1, appliesTo: (path) => path.startsWith('/api/sync') });
    expect(await post('halo', '/api/health')).toBe('echo halo');
    await expect(post('halo', '/api/sync/1/2')).rejects.toThrow();
  });
});
