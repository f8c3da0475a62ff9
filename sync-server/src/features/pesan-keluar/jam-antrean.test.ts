import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { setSchool } from '../situs/testing/admission.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, seedCalon, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);

/** Days go by, and logins end: each act signs in anew. */
const diam = async (): Promise<string> =>
  (await t.call(await t.signIn('operator'), 'GET', '/api/utility-wa-antrean')).body.diam;
async function blast(many: number, isi: Record<string, unknown> = {}): Promise<void> {
  await openQueue(t, { gerbang_alamat: gateway.url, ...isi });
  await seedCalon(t, many);
  await t.call(await t.signIn('operator'), 'POST', '/api/utility-kirim-informasi', { pesan: 'Halo' });
}
async function sendAfter(ms: number): Promise<number> {
  t.clock.advance(ms);
  await sendNow(t);
  return gateway.asked.length;
}
/** Somebody sets the computer's clock, and it is taken over. */
function setClock(byMs: number) {
  t.clock.set(t.clock.nowMs() + byMs);
  t.context.clock.takeOver();
}
const toHour = (jam: string) => Date.parse(`2025-07-01T${jam}:00+07:00`) - t.clock.nowMs();

describe('a clock that ran a year ahead and is set right', () => {
  test('holds nothing back: what was sent then counts for no minute and no day of now', async () => {
    await blast(6, { per_menit: 2, per_hari: 3 });
    setClock(365 * dayMs);
    expect(await sendAfter(0)).toBe(2);
    expect(await sendAfter(60_000)).toBe(3);
    setClock(-365 * dayMs);
    expect(await sendAfter(60_000)).toBe(5);
    expect(await sendAfter(60_000)).toBe(6);
  });

  test('a message that waits for its next try then is tried, and so is a channel that rested', async () => {
    await blast(1);
    setClock(365 * dayMs);
    gateway.will('full', 'takes');
    expect(await sendAfter(0)).toBe(1);
    expect(await sendAfter(0)).toBe(1);
    setClock(-365 * dayMs);
    expect(await sendAfter(0)).toBe(2);
  });

  test('set back within the day, what was sent before still counts for it', async () => {
    await blast(4, { per_hari: 3 });
    t.clock.advance(toHour('12:00'));
    expect(await sendAfter(0)).toBe(3);
    setClock(-3 * 3_600_000);
    expect(await sendAfter(0)).toBe(3);
  });
});

describe('a limit of the day', () => {
  test('is the same after a restart', async () => {
    await blast(4, { per_hari: 3 });
    expect(await sendAfter(0)).toBe(3);
    await t.restart();
    expect(await sendAfter(60_000)).toBe(3);
    expect(await diam()).toContain('hari ini tercapai');
    expect(await sendAfter(dayMs)).toBe(4);
  });

  test('and quiet hours are of the school’s own zone, also where that is changed', async () => {
    await blast(2, { per_hari: 1, tenang_mulai: '20:00', tenang_selesai: '06:00' });
    t.clock.advance(toHour('19:00'));
    // Nine in the evening in the east.
    await setSchool(t, { zona: 'WIT' });
    expect(await sendAfter(0)).toBe(0);
    await setSchool(t, { zona: 'WIB' });
    expect(await sendAfter(0)).toBe(1);
    // Past midnight there, and still the same day of limits here.
    t.clock.advance(toHour('22:30'));
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url, per_hari: 1 });
    expect(await sendAfter(0)).toBe(1);
    await setSchool(t, { zona: 'WIT' });
    expect(await sendAfter(0)).toBe(2);
  });
});

test('when it is tried again is said with its day where it is not today, and never in quiet hours', async () => {
  await blast(2, { tenang_mulai: '20:00', tenang_selesai: '06:00' });
  t.clock.advance(toHour('19:59'));
  gateway.will('full');
  expect(await sendAfter(0)).toBe(1);
  // Half past eight is quiet: it is tried in the morning.
  expect(await diam()).toContain('Dicoba lagi Rabu, 02 Juli 2025 pukul 06.00 WIB.');
});
