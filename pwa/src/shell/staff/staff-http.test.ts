import { absenLive } from '@spmb/shared/absen/calls.ts';
import { buktiSeleksiLengkap } from '@spmb/shared/bukti-seleksi/calls.ts';
import { at, postCall, type Acted } from '@spmb/shared/kernel/call.ts';
import { bacaMedia, simpanBerkas } from '@spmb/shared/media/calls.ts';
import { dataPeserta } from '@spmb/shared/peserta/calls.ts';
import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { callsOf, fileOf } from '@spmb/shared/resource-calls.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { type StaffPort } from '../../kit/port/staff-port.ts';
import { createHttpClient } from '../../http/http-client.ts';
import { createStaffPort } from './staff-http.ts';
import { noServerText } from '../../http/status-text.ts';

const program = callsOf(programKeahlianResource);
const values = { name: '', singkat: '', pagu: 0, warna: '#1e6fd9' };

interface Asked {
  path: string;
  init: RequestInit;
}

/** The port over a network that answers `answer` to everything. */
function open(answer: () => Response): { port: StaffPort; asked: Asked[]; lapsed: () => number } {
  const asked: Asked[] = [];
  let lapses = 0;
  const network = async (path: string, init: RequestInit = {}) => {
    asked.push({ path, init });
    return answer();
  };
  vi.stubGlobal('fetch', network);
  const session = {
    authorization: () => 'Bearer kunci',
    current: () => undefined,
    lapse: async () => {
      lapses += 1;
    },
  };
  const http = createHttpClient({
    fetch: network as typeof fetch,
    perangkat: 'P1',
    authorization: session.authorization,
    onUnauthorized: () => void session.lapse(),
  });
  const port = createStaffPort(http, session, { nowMs: () => 5, monotonicMs: () => 5 });
  return { port, asked, lapsed: () => lapses };
}
const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const failure = async (call: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error('expected a CallError');
  return error;
};

afterEach(() => vi.unstubAllGlobals());

describe('calls of the back office', () => {
  test('an upload carries the login in its header and answers name and path', async () => {
    const { port, asked } = open(
      json({ status: true, message: 'Gambar tersimpan.', name: 'g1', path: '/api/media/g1' }),
    );
    const asSoal = { ...simpanBerkas, path: `${simpanBerkas.path}?doctype=soal` };
    expect(await port.call(asSoal, new FormData())).toMatchObject({
      name: 'g1',
      path: '/api/media/g1',
    });
    expect(asked[0]?.path).toBe('/api/media?doctype=soal');
    expect(asked[0]?.init.headers).toEqual({ authorization: 'Bearer kunci', 'x-perangkat': 'P1' });
  });

  test('a refused upload shows the server’s sentence', async () => {
    const { port } = open(json({ status: false, message: 'Berkas ini bukan gambar.' }));
    expect((await failure(port.call(simpanBerkas, new FormData()))).message).toBe('Berkas ini bukan gambar.');
  });

  test('a refused form keeps the sentences of its fields', async () => {
    const { port } = open(
      json({ status: false, message: 'Nama wajib diisi.', kesalahan: { name: 'Nama wajib diisi.' } }),
    );
    expect((await failure(port.call(program.create, values))).kesalahan).toEqual({
      name: 'Nama wajib diisi.',
    });
  });

  test('a conflict shows the server’s sentence, not a generic one', async () => {
    const { port } = open(json({ status: false, message: 'Sudah diubah oleh Budi.' }, 409));
    const error = await failure(port.call(at(program.update, { id: 'a' }), values));
    expect([error.httpStatus, error.message]).toEqual([409, 'Sudah diubah oleh Budi.']);
  });

  test('a JSON answer is a refusal, but where it is named as a file', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = (more: object) => () =>
      new Response('{"status":false,"message":"Isi alasan."}', { headers: { ...headers, ...more } });
    const asked = { alasan: '' };
    const refused = await failure(open(answer({})).port.file(buktiSeleksiLengkap, asked));
    expect(refused.message).toBe('Isi alasan.');
    const named = open(answer({ 'content-disposition': 'attachment; filename="bukti.json"' }));
    expect(await (await named.port.file(buktiSeleksiLengkap, asked)).text()).toContain('Isi alasan.');
  });

  test('N44: a generic sentence keeps what stood behind it, without the query; a refusal says all itself', async () => {
    const asked = { q: 'Siti' };
    const sent = postCall('/api/data-peserta?q=Siti', 'kelolaPeserta').of<undefined, Acted>();
    const file = fileOf(dataPeserta);
    const { port } = open(json({ status: false, message: 'x' }, 500));
    for (const call of [port.call(dataPeserta, asked), port.call(sent)])
      expect((await failure(call)).rincian).toBe('/api/data-peserta: HTTP 500');
    expect((await failure(port.file(file, asked))).rincian).toBe('/api/data-peserta-export: HTTP 500');
    const cut = open(() => {
      throw new TypeError('Failed to fetch');
    });
    for (const [call, path] of [
      [cut.port.call(dataPeserta, asked), '/api/data-peserta'],
      [cut.port.file(file, asked), '/api/data-peserta-export'],
    ] as const)
      expect((await failure(call)).rincian).toBe(`${path}: tidak ada jawaban`);
    const refused = open(json({ status: false, message: 'Nama wajib diisi.' }));
    expect((await failure(refused.port.call(sent))).rincian).toBeUndefined();
  });

  test('a portal that answers HTML to an upload is not taken for our server', async () => {
    const { port } = open(() => new Response('<html>login wifi</html>'));
    expect((await failure(port.call(simpanBerkas, new FormData()))).message).toBe(noServerText);
  });

  test('an action without data is done', async () => {
    const { port } = open(json({ status: true, message: 'Dihapus.' }));
    expect((await port.call(at(program.remove, { id: 'a' }), { ikut: {}, alasan: '' })).message).toBe(
      'Dihapus.',
    );
  });

  test('a login that has ended is noticed by file and stream calls too', async () => {
    const { port, lapsed } = open(json({ status: false, message: 'Unauthorized or Forbiden' }, 401));
    await failure(port.file(at(bacaMedia, { name: 'g1' })));
    await failure(
      port.events(at(absenLive, { tanggal: '2026-06-01', sesi: 's1' }), new AbortController().signal),
    );
    expect(lapsed()).toBe(2);
  });
});
