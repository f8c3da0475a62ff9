// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import type { StoredFile, UploadWatch } from '../../http/upload.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** One upload as it stands, for the test to move. */
interface Held {
  file: File;
  watch: UploadWatch;
  end(name: string): void;
  fail(problem: Error): void;
}
let held: Held[];
let told: string[];
let why: string;
let queue: UploadQueue;

beforeEach(() => {
  vi.useFakeTimers();
  held = [];
  told = [];
  queue = createUploadQueue(
    (doctype, file, watch) => {
      expect(doctype).toBe('peserta');
      return new Promise<StoredFile>((resolve, reject) => {
        const end = (name: string) => resolve({ name, path: `/api/media/${name}` });
        held.push({ file, watch, end, fail: reject });
        watch.signal.addEventListener('abort', () => reject(watch.signal.reason as Error));
      });
    },
    {
      onProgress: (id, { persen, menunggu }) => {
        why = menunggu;
        told.push(`${id} ${persen}${menunggu ? ' menunggu' : ''}`);
      },
      onStored: (id, nama) => told.push(`${id} = ${nama}`),
      onRefused: (id, sentence) => told.push(`${id}: ${sentence}`),
    },
  );
});
afterEach(() => {
  queue.close();
  vi.useRealTimers();
});

const file = (id: string, bytes = 10) => ({
  id,
  field: 'dok_skl',
  blob: new Blob([new Uint8Array(bytes)]),
  nama: `${id}.jpg`,
});
const flush = () => vi.advanceTimersByTimeAsync(0);
const names = () => held.map((one) => one.file.name);
const unreached = new CallError('Server sekolah tidak terjangkau.', 0, {}, '/api/unggah: tidak ada jawaban');
const tooBig = new CallError('Berkas lebih dari 2 MB.', 413);

describe('files of the form on their way', () => {
  test('go two at once, the smallest first, each under the key by which it goes on after a reload', async () => {
    queue.setFiles([file('besar', 30), file('kecil', 10), file('sedang', 20)]);
    expect(names()).toEqual(['kecil.jpg', 'sedang.jpg']);
    expect(held.map(({ watch }) => watch.kunci)).toEqual(['kecil', 'sedang']);
    held[0]?.watch.onPercent(40);
    held[0]?.watch.onWaiting('Jaringan terputus.');
    held[0]?.end('m1');
    await flush();
    expect(names()).toEqual(['kecil.jpg', 'sedang.jpg', 'besar.jpg']);
    expect(told).toEqual(['kecil 40', 'kecil 40 menunggu', 'kecil = m1']);
  });

  test('one that is told of again is not sent twice, not even before its end is written down', async () => {
    queue.setFiles([file('a')]);
    queue.setFiles([file('a')]);
    held[0]?.end('m1');
    await flush();
    queue.setFiles([file('a')]);
    expect(held).toHaveLength(1);
    expect(told).toEqual(['a = m1']);
    // What has arrived is not given up when it is no longer told of.
    queue.setFiles([]);
    expect(held[0]?.watch.signal.aborted).toBe(false);
  });

  test('are tried again for ever, at growing intervals, whatever the network answers', async () => {
    queue.setFiles([file('a')]);
    const portal = new CallError('Unauthorized or Forbiden', 403, {}, '/api/unggah: HTTP 403');
    const foreign = new CallError('', 422, {}, '/api/unggah: HTTP 422');
    for (const [tries, problem] of [unreached, portal, foreign, unreached, unreached, unreached].entries()) {
      expect(held).toHaveLength(tries + 1);
      held[tries]?.fail(problem);
      await flush();
      await vi.advanceTimersByTimeAsync(1_999);
      expect(held).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    held.at(-1)?.end('m1');
    await flush();
    expect(told.at(-2)).toBe('a 0 menunggu');
    expect(told.at(-1)).toBe('a = m1');
  });

  test.each([
    [unreached, 'Jaringan terputus. Unggahan dilanjutkan sendiri begitu jaringan kembali.'],
    [
      new CallError('', 511, {}, '/api/unggah: HTTP 511'),
      'Jaringan terputus. Unggahan dilanjutkan sendiri begitu jaringan kembali.',
    ],
    [
      new CallError('', 502, {}, '/api/unggah: HTTP 502'),
      'Server sekolah sedang sibuk. Unggahan dilanjutkan sendiri.',
    ],
    [
      new CallError('Penyimpanan server hampir penuh.', 507),
      'Penyimpanan server hampir penuh. Unggahan dilanjutkan sendiri.',
    ],
  ])('say why they wait, in the server’s words where it has any: %s', async (problem, sentence) => {
    queue.setFiles([file('a')]);
    held[0]?.fail(problem);
    await flush();
    expect(why).toBe(sentence);
  });

  test.each([
    ['the network', () => window.dispatchEvent(new Event('online'))],
    ['the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('go on at once when %s is back', async (_, comeBack) => {
    queue.setFiles([file('a')]);
    held[0]?.fail(unreached);
    await flush();
    expect(held).toHaveLength(1);
    comeBack();
    expect(held).toHaveLength(2);
    // Nor twice, where the pause would have ended as well.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toHaveLength(2);
  });

  test('one that the server does not take stays with its sentence until it is asked for', async () => {
    queue.setFiles([file('a'), file('b', 20), file('c', 30)]);
    held[0]?.fail(tooBig);
    await flush();
    expect(told).toEqual(['a: Berkas lebih dari 2 MB.']);
    // Its place is free for the next.
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    window.dispatchEvent(new Event('online'));
    queue.setFiles([file('a'), file('b'), file('c')]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(held).toHaveLength(3);
    held[1]?.end('m2');
    queue.retry('a');
    await flush();
    expect(names().at(-1)).toBe('a.jpg');
  });

  test('one that was replaced is given up and tells nothing more', async () => {
    queue.setFiles([file('lama')]);
    queue.setFiles([file('baru')]);
    await flush();
    expect(held[0]?.watch.signal.aborted).toBe(true);
    held[0]?.watch.onPercent(90);
    held[1]?.end('m2');
    await flush();
    expect(told).toEqual(['baru = m2']);
  });

  test('after its close nothing is begun, and what arrives is still told', async () => {
    queue.setFiles([file('a'), file('b'), file('c')]);
    queue.close();
    held[0]?.end('m1');
    held[1]?.fail(unreached);
    await flush();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(held).toHaveLength(2);
    expect(told).toContain('a = m1');
  });
});
