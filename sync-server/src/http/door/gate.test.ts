import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { Gate, passGate } from './gate.ts';

const words = 'Data sedang dipulihkan.';

describe('the gate', () => {
  test('who shuts it waits for those who are inside, and nobody else comes in', async () => {
    const gate = new Gate();
    const app = new Hono().use('*', passGate(gate));
    let leave!: () => void;
    const slow = new Promise<void>((resolve) => (leave = resolve));
    const order: string[] = [];
    app.get('/api/lambat', async (call) => {
      await slow;
      order.push('left');
      return call.text('');
    });
    app.get('/api/lain', (call) => call.text(''));
    app.get('/halaman', (call) => call.text('halaman'));
    const inside = app.request('/api/lambat');
    const alone = gate.pass(async () => {
      const isAlone = await gate.shut(words);
      order.push('alone');
      return isAlone;
    });
    const refused = await app.request('/api/lain');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toEqual({ status: false, message: words });
    expect(await (await app.request('/halaman')).text()).toBe('halaman');
    leave();
    await inside;
    expect(await alone).toBe(true);
    expect(order).toEqual(['left', 'alone']);
    gate.open();
    expect((await app.request('/api/lain')).status).toBe(200);
  });
});
