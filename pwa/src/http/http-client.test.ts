import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { describe, expect, test } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { CallError, isUnanswered } from './call-error.ts';

function buildClient(answer: () => Response) {
  const seen: { address: string; init: RequestInit | undefined }[] = [];
  let ended = 0;
  const http = createHttpClient({
    perangkat: 'UJI',
    authorization: () => 'Bearer t',
    onUnauthorized: () => {
      ended++;
    },
    fetch: async (address, init) => {
      seen.push({ address: address as string, init });
      return answer();
    },
  });
  return { http, seen, ended: () => ended };
}

const callTo = (method: 'GET' | 'POST', path: string): PlacedCall<undefined, unknown> => ({
  method,
  path: `/api/${path}`,
  capability: 'publik',
});

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

async function problemOf(answer: () => Response): Promise<CallError> {
  const { http } = buildClient(answer);
  const problem: unknown = await http.call(callTo('GET', 'pagu')).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (problem instanceof CallError) return problem;
  throw new Error('the call did not fail as an CallError');
}

describe('calls of the api', () => {
  test.each([
    ['S1-ERR-01', 404, 'halaman tidak ditemukan'],
    ['S1-ERR-02', 401, 'Unauthorized or Forbiden'],
    ['S1-ERR-02', 403, 'Unauthorized or Forbiden'],
    ['S1-ERR-03', 500, 'Opps...,Terjadi kesalahan di server, silahkan kembali beberapa saat kemudian'],
    ['S1-ERR-04', 502, 'Opps..., Server sedang sibuk silahkan kembali beberapa saat lagi'],
    ['S1-ERR-05', 503, 'Opps..., Service sedang sibuk atau mati. Silahkan coba beberapa saat lagi'],
  ])(
    '%s: HTTP %d has its written text, with an envelope and with a proxy’s page',
    async (_, status, text) => {
      expect((await problemOf(json({ status: false, message: 'lain' }, status))).message).toBe(text);
      const page = await problemOf(() => new Response('<html>nginx</html>', { status }));
      expect(page).toMatchObject({ message: text, httpStatus: status });
    },
  );

  test('N44: what a 404 of ours says of itself is told under its written text', async () => {
    const told = 'Bank soal ini tidak ada lagi. Kembali ke daftar bank soal.';
    expect(await problemOf(json({ status: false, message: told }, 404))).toMatchObject({ rincian: told });
    const untold = json({ status: false, message: 'halaman tidak ditemukan' }, 404);
    expect(await problemOf(untold)).toMatchObject({ rincian: '/api/pagu: HTTP 404' });
  });

  test.each([400, 409, 413, 429])('N24: HTTP %d shows the message of its envelope', async (status) => {
    const problem = await problemOf(json({ status: false, message: 'Sudah diubah Budi.' }, status));
    expect(problem).toMatchObject({ message: 'Sudah diubah Budi.', httpStatus: status });
  });

  test('a refusal is status false with a message, and carries the sentences of its fields', async () => {
    const body = { status: false, message: 'Periksa isian.', kesalahan: { email: 'Sudah dipakai.' } };
    expect(await problemOf(json(body))).toMatchObject({
      rincian: undefined,
      kesalahan: { email: 'Sudah dipakai.' },
    });
    const { http } = buildClient(json({ id: '1', status: false }));
    expect(await http.call(callTo('GET', 'slider'))).toEqual({ id: '1', status: false });
  });

  test('S1-ERR-07: no answer, and a captive portal’s page with status 200, are no answer of our server', async () => {
    const portal = await problemOf(() => new Response('<html>Wi-Fi</html>'));
    const none = await problemOf(() => {
      throw new TypeError('network');
    });
    for (const problem of [portal, none]) {
      expect(isUnanswered(problem)).toBe(true);
      expect(problem.message).toContain('Data Anda di perangkat ini aman');
    }
  });

  test('the login travels in a header, never in the address; a 401 tells that it has ended', async () => {
    const { http, seen, ended } = buildClient(json({ status: false, message: 'x' }, 401));
    await http.call(callTo('POST', 'peserta/dashboard-jadwal-ujian')).catch(() => undefined);
    expect(seen[0]?.address).toBe('/api/peserta/dashboard-jadwal-ujian');
    expect(seen[0]?.init?.headers).toMatchObject({ authorization: 'Bearer t', 'x-perangkat': 'UJI' });
    expect(ended()).toBe(1);
    await http
      .as({ token: 'u', type: 'Bearer' })
      .call(callTo('GET', 'user-info'))
      .catch(() => undefined);
    expect(seen[1]?.init?.headers).toMatchObject({ authorization: 'Bearer u' });
    expect(ended()).toBe(1);
  });
});
